/**
 * Languages of the console: tag, own name, locale of numbers and dates, and the operator code used in calls and in
 * texts by language. The choice applies to this browser; texts are chosen when a page's code is loaded.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English', locale: 'en-GB', operatorCode: 'EN' },
  { code: 'vi', name: 'Tiếng Việt', locale: 'vi-VN', operatorCode: 'VI' },
  { code: 'es', name: 'Español', locale: 'es-419', operatorCode: 'ES' },
  { code: 'pt', name: 'Português', locale: 'pt-BR', operatorCode: 'PT' },
  { code: 'th', name: 'ไทย', locale: 'th-TH', operatorCode: 'TY' },
  { code: 'id', name: 'Bahasa Indonesia', locale: 'id-ID', operatorCode: 'ID' },
  { code: 'zh', name: '简体中文', locale: 'zh-CN', operatorCode: 'CN' },
] as const;
export type Language = (typeof LANGUAGES)[number]['code'];

const KEY = 'BACKOFFICE_LANGUAGE';

/** Texts of another language, by group; empty for English. */
let pack: Readonly<Record<string, unknown>> = {};

/** The operator's language: the stored choice, or the first language of the browser that the console has. */
export let language: Language = readLanguage();

function readLanguage(): Language {
  const wanted = [globalThis.localStorage?.getItem(KEY) ?? [], globalThis.navigator?.languages ?? []].flat();
  const codes = wanted.map((tag) => LANGUAGES.find(({ code }) => code === tag.toLowerCase().split('-')[0])?.code);
  return codes.find((code) => code !== undefined) ?? 'en';
}

/** The row of the operator's language. */
export const ownLanguage = (): (typeof LANGUAGES)[number] =>
  LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];

/**
 * Sets the texts of the operator's language, before any module with texts is loaded. Null if they could not be loaded:
 * the console is in English then.
 */
export function setTexts(texts: object | null): void {
  if (texts === null) language = 'en';
  pack = { ...texts };
}

/** The text in the operator's language, otherwise in English or the first language that has one. */
export function ownText<T>(texts: Readonly<Record<string, T>>): T | undefined {
  return texts[ownLanguage().operatorCode] ?? texts['EN'] ?? Object.values(texts)[0];
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

/**
 * Texts in the operator's language.
 * @param group name under which the other languages export their texts
 * @param english the English texts; functions receive values and return a sentence
 */
export function translated<const T>(group: string, english: T): Words<T> {
  return (pack[group] ?? english) as Words<T>;
}

/** Words that the search accepts besides a name, by key: the English words and those of the operator's language. */
export function searchWords<const T extends Readonly<Record<string, string>>>(
  group: string,
  english: T,
): Readonly<Record<keyof T, string>> {
  const own: Readonly<Record<string, string>> = translated<Readonly<Record<string, string>>>(group, english);
  const both = Object.entries(english).map(([key, words]) => [key, own === english ? words : `${words} ${own[key]}`]);
  return Object.fromEntries(both) as Record<keyof T, string>;
}

/** A count with its English noun: `counted(1, 'bill')` is "1 bill", `counted(2, 'bill')` "2 bills". */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${Number(count) === 1 ? one : many}`;
}
