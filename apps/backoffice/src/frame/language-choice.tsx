import { Button } from '@fairlot/ui';
import { IconButton } from '../parts/icon-button.tsx';
import { useState } from 'react';
import { Modal } from '../parts/modal.tsx';
import { chooseLanguage, language, LANGUAGES } from '../shared/language.ts';
import { frameTexts } from './texts.ts';

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
        label={isOnly ? `${frameTexts.language}: ${first.name}` : frameTexts.language}
        title={isOnly ? first.name : frameTexts.language}
        onClick={() => (isOnly ? chooseLanguage(first.code) : setOpen(true))}
      />
      {isOpen ? (
        <Modal title={frameTexts.language} onClose={() => setOpen(false)}>
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
