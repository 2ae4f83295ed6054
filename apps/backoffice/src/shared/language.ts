/** Languages of the console. The choice applies to this browser; texts are chosen when a page's code is loaded. */
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

/** Texts were chosen when their code was loaded, so a new language requires a reload. */
export function chooseLanguage(code: Language): void {
  localStorage.setItem(KEY, code);
  location.reload();
}

/** The same keys with texts of another language; functions keep their parameters. */
export type Words<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: Words<T[K]> };

/** Texts in the operator's language. A key that is missing in one language does not compile. */
export function pick<const T>(english: T, vietnamese: Words<T>): Words<T> {
  return language === 'vi' ? vietnamese : (english as unknown as Words<T>);
}

/** A count with its English noun: `counted(1, 'bill')` is "1 bill", `counted(2, 'bill')` "2 bills". */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}
