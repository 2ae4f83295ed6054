import { Button } from '@fairlot/ui';
import { IconButton } from '../parts/icon-button.tsx';
import { useState } from 'react';
import { Modal } from '../parts/modal.tsx';
import { common } from '../shared/common-texts.ts';
import { chooseLanguage, language, LANGUAGES } from '../shared/language.ts';

const OTHERS = LANGUAGES.filter(({ code }) => code !== language);

/** Asks for another language, and switches to it. */
export function LanguageChoice() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="globe" label={common.language} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Modal title={common.language} onClose={() => setOpen(false)}>
          {OTHERS.map(({ code, name }) => (
            <p key={code}>
              <Button lang={code} onClick={() => chooseLanguage(code)}>
                {name}
              </Button>
            </p>
          ))}
        </Modal>
      ) : null}
    </>
  );
}
