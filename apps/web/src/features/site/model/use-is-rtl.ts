import { useLingui } from '@lingui/react';
import { useSettings } from './use-settings.ts';

/** Whether the current language is written from right to left. */
export function useIsRtl(): boolean {
  const { i18n } = useLingui();
  const { languages } = useSettings();
  return languages.find(({ code }) => code === i18n.locale)?.dir === 'rtl';
}
