import type { Settings } from '../../features/site/api/settings.ts';
import { AVAILABLE_LANGUAGES } from '../../shared/i18n/catalogues.ts';
import type { Language } from '../../shared/i18n/locale-context.ts';

/**
 * Returns the cookie's language when the merchant offers it and it has texts, else the merchant's default, else
 * English.
 */
export function pickLanguage({ languages, defaultLanguage }: Settings, wanted: string | null): Language {
  const usable = languages.filter(({ code }) => AVAILABLE_LANGUAGES.includes(code));
  return (
    usable.find(({ code }) => code === wanted) ??
    usable.find(({ code }) => code === defaultLanguage) ?? {
      code: 'EN',
      tag: 'en',
      name: 'English',
      dir: 'ltr',
      flag: 'GB',
      gameLanguage: 'EN',
    }
  );
}
