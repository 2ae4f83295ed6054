import { Icon, MenuRow } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { LanguageSheet } from './language-sheet.tsx';
import { useLanguage } from './use-language.ts';

/** Menu row that shows the current language and opens the list of languages. */
export function LanguageRow() {
  const t = useText();
  const { current } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const end = (
    <span className="row caption muted">
      <span lang={current?.tag}>{current?.name}</span>
      <Icon name="chevron" size="small" className="faint" />
    </span>
  );
  return (
    <>
      <MenuRow icon="globe" label={t('menu.language')} end={end} onClick={() => setIsOpen(true)} />
      <LanguageSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
