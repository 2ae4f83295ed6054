import { Button } from '@fairlot/ui';
import { IconButton } from '../parts/icon-button.tsx';
import { useState } from 'react';
import { Modal } from '../parts/modal.tsx';
import { common } from '../shared/common-texts.ts';
import { chooseLanguage, language, LANGUAGES } from '../shared/language.ts';

const OTHERS = LANGUAGES.filter(({ code }) => code !== language);

/** Switches to the other language; asks which one if there are several. */
export function LanguageChoice() {
  const [isOpen, setOpen] = useState(false);
  const [first, ...more] = OTHERS;
  if (first === undefined) return null;
  const isOnly = more.length === 0;
  return (
    <>
      <IconButton
        icon="globe"
        label={isOnly ? `${common.language}: ${first.name}` : common.language}
        title={isOnly ? first.name : common.language}
        onClick={() => (isOnly ? chooseLanguage(first.code) : setOpen(true))}
      />
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
