import { createContext, use } from 'react';
import { DAILY_SLOT } from '../model/daily-shown.ts';

/** Markup of the daily notice. The server renders it apart from the page; in the browser it is empty. */
export const ServedNotice = createContext('');

/**
 * Keeps the notice that came with the page, where the page's loader has opened it, until `DailyNotice` takes it over.
 */
export function DailySlot() {
  return <div id={DAILY_SLOT} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: use(ServedNotice) }} />;
}
