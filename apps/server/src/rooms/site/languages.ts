export interface Language {
  /** Operator code: used on the wire and in the cookie `lang`. */
  code: string;
  /** BCP 47 tag: `html lang`, `Intl`. */
  tag: string;
  /** The language's own name. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** Country whose flag represents the language, ISO code. */
  flag: string;
  /** Language sent in calls about games; absent if vendors do not know the language. */
  gameLanguage?: string;
}

/** Operator codes (Z-02) before the merchant's changes. TY and TH are one language with one dictionary. */
const LANGUAGES: readonly Language[] = [
  { code: 'EN', tag: 'en', name: 'English', dir: 'ltr', flag: 'GB', gameLanguage: 'EN' },
  { code: 'PT', tag: 'pt-BR', name: 'Português', dir: 'ltr', flag: 'BR' },
  { code: 'TY', tag: 'th', name: 'ไทย', dir: 'ltr', flag: 'TH', gameLanguage: 'TH' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt', dir: 'ltr', flag: 'VN', gameLanguage: 'VI' },
  { code: 'TL', tag: 'fil', name: 'Tagalog', dir: 'ltr', flag: 'PH' },
  { code: 'CN', tag: 'zh-Hans', name: '简体中文', dir: 'ltr', flag: 'CN', gameLanguage: 'CN' },
  { code: 'JA', tag: 'ja', name: '日本語', dir: 'ltr', flag: 'JP' },
  { code: 'TH', tag: 'th', name: 'ไทย', dir: 'ltr', flag: 'TH', gameLanguage: 'TH' },
  { code: 'ES', tag: 'es', name: 'Español', dir: 'ltr', flag: 'ES' },
  { code: 'TR', tag: 'tr', name: 'Türkçe', dir: 'ltr', flag: 'TR' },
  { code: 'AR', tag: 'ar', name: 'العربية', dir: 'rtl', flag: 'SA' },
  { code: 'RU', tag: 'ru', name: 'Русский', dir: 'ltr', flag: 'RU' },
  { code: 'FR', tag: 'fr', name: 'Français', dir: 'ltr', flag: 'FR' },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia', dir: 'ltr', flag: 'ID' },
  { code: 'KO', tag: 'ko', name: '한국어', dir: 'ltr', flag: 'KR' },
];

/** Every language that can be enabled. */
export function knownLanguages(): readonly Language[] {
  return LANGUAGES;
}

export function isKnownLanguage(code: string): boolean {
  return LANGUAGES.some((language) => language.code === code);
}

/** BCP 47 tag of an operator code; English for an unknown one. */
export function tagOf(code: string): string {
  return LANGUAGES.find((language) => language.code === code)?.tag ?? 'en';
}

/**
 * The languages of these codes in the given order; unknown codes and repetitions of a language are omitted.
 * @param usual language of calls about games while the member's language has none
 * @param table the merchant's changes by code
 */
export function languagesOf(
  codes: readonly string[],
  usual: string,
  table: Readonly<Record<string, Partial<Language>>> = {},
): Required<Language>[] {
  const chosen = codes.flatMap((code) => LANGUAGES.filter((language) => language.code === code));
  return chosen
    .filter(({ tag }, index) => chosen.findIndex((other) => other.tag === tag) === index)
    .map((language) => ({ gameLanguage: usual, ...language, ...table[language.code] }));
}
