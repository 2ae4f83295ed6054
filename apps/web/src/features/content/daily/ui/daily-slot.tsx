import { createContext, use } from 'react';
import { DAILY_SLOT } from '../model/daily-shown.ts';

/** Markup of the daily notice. The server renders it separately from the page; in the browser it is empty. */
export const ServedNotice = createContext('');

/** Holds the server-rendered notice, which the page's loader has opened, until `DailyNotice` hydrates it. */
export function DailySlot() {
  return <div id={DAILY_SLOT} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: use(ServedNotice) }} />;
}
