import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { Settings } from '../../features/site/api/settings.ts';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { AVAILABLE_LANGUAGES } from '../../shared/i18n/catalogues.ts';
import type { Locale } from '../../shared/i18n/locale-context.ts';

/** Tag of the chosen language, the merchant's time zone, and the languages on offer. */
export function useLocaleFacts(): Locale {
  const { i18n } = useLingui();
  const settings = useSettings();
  return useMemo(() => localeOf(settings, i18n.locale), [settings, i18n.locale]);
}

/** The locale of an operator code, for use outside of components. */
export function localeOf({ languages, timeZone }: Settings, language: string): Locale {
  const tag = languages.find(({ code }) => code === language)?.tag ?? 'en';
  return { tag, timeZone, languages: languages.filter(({ code }) => AVAILABLE_LANGUAGES.includes(code)) };
}
