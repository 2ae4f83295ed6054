import { createContext, use } from 'react';

export interface LocaleFacts {
  /** BCP 47 tag of the chosen language, for Intl. */
  tag: string;
  /** The merchant's time zone, in which all times are shown. */
  timeZone: string;
}

export interface Language {
  /** Operator code, used on the wire and in the cookie. */
  code: string;
  /** BCP 47 tag. */
  tag: string;
  /** The language's own name. */
  name: string;
  dir: string;
  /** ISO code of the country whose flag represents the language. */
  flag: string;
  /** Language for calls about games; vendors support few. */
  gameLanguage: string;
}

export interface Locale extends LocaleFacts {
  /** Languages that the player can choose: enabled by the merchant and with texts. */
  languages: readonly Language[];
}

export const LocaleContext = createContext<Locale>({ tag: 'en', timeZone: 'UTC', languages: [] });

export function useLocale(): Locale {
  return use(LocaleContext);
}
