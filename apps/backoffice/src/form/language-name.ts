import { language as own } from '../shared/language.ts';

/** Operator codes that differ from the language tag (Z-02). */
const TAGS: Readonly<Record<string, string>> = { CN: 'zh-Hans', TY: 'th', TH: 'th', JA: 'ja', KO: 'ko', TL: 'fil' };

/** Name of a language, given by its operator code, in the console's language. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([own], { type: 'language' }).of(TAGS[code] ?? code.toLowerCase()) ?? code;
  } catch {
    return code;
  }
}
