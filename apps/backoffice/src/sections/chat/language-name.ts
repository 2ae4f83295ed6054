import { language as own } from '../../shared/language.ts';

/** Codes of operators that are no language tags (Z-02). */
const TAGS: Readonly<Record<string, string>> = { CN: 'zh-Hans', TY: 'th', TH: 'th', JA: 'ja', KO: 'ko', TL: 'fil' };

/** A language by its operator code, in the language of the console. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([own], { type: 'language' }).of(TAGS[code] ?? code.toLowerCase()) ?? code;
  } catch {
    return code;
  }
}
