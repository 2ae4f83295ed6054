import { Icon } from '@fairlot/ui';
import type { Language } from '../i18n/locale-context.ts';
import { useLocaleText } from '../i18n/use-text.ts';
import { TitledSheet } from './titled-sheet.tsx';
import { LanguageFlag } from './language-flag.tsx';
import { useLanguage } from './use-language.ts';

/** Lists every language by its own name; choosing one changes all texts immediately. */
export function LanguageSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, tag } = useLocaleText();
  const { current, languages, choose } = useLanguage();
  const press = (language: Language) => {
    choose(language);
    onClose();
  };
  return (
    <TitledSheet open={open} onClose={onClose} title={t('menu.language')}>
      <ul className="languages">
        {languages.map((language) => (
          <li key={language.code}>
            <button
              type="button"
              className="list-row"
              aria-current={language === current || undefined}
              onClick={() => press(language)}
            >
              <LanguageFlag country={language.flag} />
              <span className="grow">
                <span className="label block" lang={language.tag}>
                  {language.name}
                </span>
                {language !== current && <span className="caption faint block">{nameIn(tag, language)}</span>}
              </span>
              {language === current && <Icon name="check" className="brand" />}
            </button>
          </li>
        ))}
      </ul>
    </TitledSheet>
  );
}

/** Name of a language in the current language; its own name if the browser has none. */
function nameIn(tag: string, language: Language): string {
  return new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(language.tag) ?? language.name;
}
