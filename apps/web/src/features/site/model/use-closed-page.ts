import type { ClosablePage } from '@fairlot/contract';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { settingsQuery } from '../api/settings.ts';

/** Opening is told by an event; whoever missed it, as a network loses some, finds out so soon. */
const LOOK_AGAIN_MS = 10_000;

export interface ClosedPage {
  /** The merchant's words in the language on show, else in the default language; null without any. */
  reason: string | null;
}

/** Whether the merchant has closed a page; null while it is open. What is closed looks again by itself. */
export function useClosedPage(page: ClosablePage): ClosedPage | null {
  const { i18n } = useLingui();
  const { data } = useSuspenseQuery({
    ...settingsQuery(),
    refetchInterval: ({ state }) => (state.data?.closedPages[page] === undefined ? false : LOOK_AGAIN_MS),
  });
  const texts = data.closedPages[page];
  return texts === undefined ? null : { reason: texts[i18n.locale] ?? texts[data.defaultLanguage] ?? null };
}
