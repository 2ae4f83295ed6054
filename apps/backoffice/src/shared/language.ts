/** Languages of the console. The choice holds for this browser; texts are picked when a page's code is loaded. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'vi', name: 'Tiếng Việt' },
] as const;
export type Language = (typeof LANGUAGES)[number]['code'];

const KEY = 'BACKOFFICE_LANGUAGE';

export const language: Language = readLanguage();

function readLanguage(): Language {
  const wanted = globalThis.localStorage?.getItem(KEY) ?? globalThis.navigator?.language ?? 'en';
  return wanted.toLowerCase().startsWith('vi') ? 'vi' : 'en';
}

/** Texts were picked when their code was loaded, so another language begins with a fresh page. */
export function chooseLanguage(code: Language): void {
  localStorage.setItem(KEY, code);
  location.reload();
}

/** The same keys with words of another language; functions take what theirs take. */
export type Words<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: Words<T[K]> };

/** Texts in the language of the operator. A key that is missing in one of them does not compile. */
export function pick<const T>(english: T, vietnamese: Words<T>): Words<T> {
  return language === 'vi' ? vietnamese : (english as unknown as Words<T>);
}
