export interface Language {
  /** Operator code: what stands on the wire and in the cookie `lang`. */
  code: string;
  /** BCP 47 tag: `html lang`, `Intl`. */
  tag: string;
  /** The language's own name. */
  name: string;
  dir: 'ltr' | 'rtl';
}

/** Operator codes (Z-02). TY and TH are one language with one dictionary. */
const LANGUAGES: readonly Language[] = [
  { code: 'EN', tag: 'en', name: 'English', dir: 'ltr' },
  { code: 'PT', tag: 'pt-BR', name: 'Português', dir: 'ltr' },
  { code: 'TY', tag: 'th', name: 'ไทย', dir: 'ltr' },
  { code: 'VI', tag: 'vi', name: 'Tiếng Việt', dir: 'ltr' },
  { code: 'TL', tag: 'fil', name: 'Tagalog', dir: 'ltr' },
  { code: 'CN', tag: 'zh-Hans', name: '简体中文', dir: 'ltr' },
  { code: 'JA', tag: 'ja', name: '日本語', dir: 'ltr' },
  { code: 'TH', tag: 'th', name: 'ไทย', dir: 'ltr' },
  { code: 'ES', tag: 'es', name: 'Español', dir: 'ltr' },
  { code: 'TR', tag: 'tr', name: 'Türkçe', dir: 'ltr' },
  { code: 'AR', tag: 'ar', name: 'العربية', dir: 'rtl' },
  { code: 'RU', tag: 'ru', name: 'Русский', dir: 'ltr' },
  { code: 'FR', tag: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'ID', tag: 'id', name: 'Bahasa Indonesia', dir: 'ltr' },
  { code: 'KO', tag: 'ko', name: '한국어', dir: 'ltr' },
];

/** Every language that can be enabled. */
export function knownLanguages(): readonly Language[] {
  return LANGUAGES;
}

export function isKnownLanguage(code: string): boolean {
  return LANGUAGES.some((language) => language.code === code);
}

/** BCP 47 tag of an operator code, English for one that is not known. */
export function tagOf(code: string): string {
  return LANGUAGES.find((language) => language.code === code)?.tag ?? 'en';
}

/** The languages of these codes in the order given; codes that are not known and a second entry of one language are left out. */
export function languagesOf(codes: readonly string[]): Language[] {
  const chosen = codes.flatMap((code) => LANGUAGES.filter((language) => language.code === code));
  return chosen.filter(({ tag }, index) => chosen.findIndex((other) => other.tag === tag) === index);
}
