import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { AVAILABLE_LANGUAGES } from '../../shared/i18n/catalogues.ts';
import type { Locale } from '../../shared/i18n/locale-context.ts';

/** Tag of the chosen language, the merchant's zone, and the languages to choose from. */
export function useLocaleFacts(): Locale {
  const { i18n } = useLingui();
  const { languages, timeZone } = useSettings();
  const tag = languages.find((language) => language.code === i18n.locale)?.tag ?? 'en';
  return useMemo(() => ({ tag, timeZone, languages: languages.filter(({ code }) => AVAILABLE_LANGUAGES.includes(code)) }), [tag, timeZone, languages]);
}
