import { DEBT_REFERENCE, type Statement, type StatementRow } from '../../wallet/index.ts';
import { KINDS } from './kinds.ts';
import type { Month } from './period.ts';
import { type StatementWords, WORDS } from './words.ts';

/** A statement with its texts in one language. */
export interface StatementPaper {
  statement: Statement;
  month: Month;
  words: StatementWords;
  kinds: Readonly<Record<string, string>>;
  /** BCP 47 tag of the language, such as vi. */
  tag: string;
  /** Login name. */
  account: string;
  currency: string;
  /** IANA name. */
  zone: string;
}

/**
 * Texts of a statement in a language. @param code operator code of the request; a language without texts gets English
 */
export function wordsOf(code: string): Pick<StatementPaper, 'words' | 'kinds'> & { language: string } {
  // TH is another code of TY (Z-02).
  const wanted = code.toUpperCase() === 'TH' ? 'TY' : code.toUpperCase();
  const language = Object.hasOwn(WORDS, wanted) ? wanted : 'EN';
  const [words, kinds] = [WORDS[language], KINDS[language]];
  if (words === undefined || kinds === undefined) throw new Error(`A statement has no words in ${language}`);
  return { words, kinds, language };
}

/** The name of a movement in the paper's language. */
export function nameOf({ kinds }: Pick<StatementPaper, 'kinds'>, { kind, reference }: StatementRow): string {
  return kinds[kind === 'adjust' && reference === DEBT_REFERENCE ? 'debt' : kind] ?? kind;
}

/** A word of the program, alone or before an id: `reward`, `adjustment:<id>`. It is in no reader's language. */
const WORD = /^[a-z]+(?:$|:)/;

export const shownReference = ({ reference }: StatementRow): string => reference.replace(WORD, '');
