import type { ClosablePage } from '@fairlot/contract';
import { useLingui } from '@lingui/react';
import { useSettings } from './use-settings.ts';

export interface ClosedPage {
  /** The merchant's text in the current language, else in the default language; null without any. */
  reason: string | null;
}

/** Whether the merchant has closed a page; null while it is open. */
export function useClosedPage(page: ClosablePage): ClosedPage | null {
  const { i18n } = useLingui();
  const { closedPages, defaultLanguage } = useSettings();
  const texts = closedPages[page];
  return texts === undefined ? null : { reason: texts[i18n.locale] ?? texts[defaultLanguage] ?? null };
}
