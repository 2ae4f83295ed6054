import { createContext, use } from 'react';

export interface LocaleFacts {
  /** BCP 47 tag of the chosen language, for Intl. */
  tag: string;
  /** The merchant's zone, in which every time is shown. */
  timeZone: string;
}

export interface Language {
  /** Operator code: on the wire and in the cookie. */
  code: string;
  /** BCP 47 tag. */
  tag: string;
  /** The language's own name. */
  name: string;
  dir: string;
  /** Country whose flag stands for it, ISO code. */
  flag: string;
  /** Language that calls about games carry; vendors know few. */
  gameLanguage: string;
}

export interface Locale extends LocaleFacts {
  /** What the player can choose from: enabled by the merchant and with texts. */
  languages: readonly Language[];
}

export const LocaleContext = createContext<Locale>({ tag: 'en', timeZone: 'UTC', languages: [] });

export function useLocale(): Locale {
  return use(LocaleContext);
}
