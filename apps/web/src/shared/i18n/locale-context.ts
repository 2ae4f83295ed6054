import { createContext, use } from 'react';

export interface LocaleFacts {
  /** BCP 47 tag of the chosen language, for Intl. */
  tag: string;
  /** The merchant's zone, in which every time is shown. */
  timeZone: string;
}

export const LocaleContext = createContext<LocaleFacts>({ tag: 'en', timeZone: 'UTC' });

export function useLocale(): LocaleFacts {
  return use(LocaleContext);
}
