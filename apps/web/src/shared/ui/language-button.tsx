import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { LanguageSheet } from './language-sheet.tsx';
import { useLanguage } from './use-language.ts';

/** Small button with the current language, for dialogs that cover the menu. */
export function LanguageButton() {
  const t = useText();
  const { current } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="text" icon="globe" onClick={() => setIsOpen(true)}>
        <span className="visually-hidden">{t('menu.language')} </span>
        <span lang={current?.tag}>{current?.name}</span>
      </Button>
      <LanguageSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
