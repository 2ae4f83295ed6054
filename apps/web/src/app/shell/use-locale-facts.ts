import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useSettings } from '../../features/site/model/use-settings.ts';
import type { LocaleFacts } from '../../shared/i18n/locale-context.ts';

/** Tag of the chosen language and the merchant's zone. */
export function useLocaleFacts(): LocaleFacts {
  const { i18n } = useLingui();
  const { languages, timeZone } = useSettings();
  const tag = languages.find((language) => language.code === i18n.locale)?.tag ?? 'en';
  return useMemo(() => ({ tag, timeZone }), [tag, timeZone]);
}
