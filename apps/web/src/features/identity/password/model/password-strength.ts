import { LEAST_PASSWORD_SCORE } from '@fairlot/contract/identity/password-filter';

/**
 * `refused`: it breaks a rule. `easy`: it is a common password or its score is too low, so that the server rejects it
 * too.
 */
export type Strength = 'refused' | 'easy' | 'weak' | 'fair' | 'good' | 'strong';

export interface PasswordFacts {
  isRight: boolean;
  /** Whether it is a common password; null until the list is loaded. */
  isCommon: boolean | null;
  /** The server's score (ADR 52) from 0 to 4; null until the code is loaded. */
  score: number | null;
  /** Account name, if it is known here. */
  account: string;
}

/** Number of bar segments for each level. */
export const SEGMENTS: Readonly<Record<Strength, number>> = {
  refused: 0,
  easy: 1,
  weak: 1,
  fair: 2,
  good: 3,
  strong: 4,
};

/** Entropy thresholds in bits: with a slow hash, guessing such a password takes a day, a year, or ages. */
const FAIR_BITS = 30;
const GOOD_BITS = 42;
const STRONG_BITS = 58;
/** Entropy per letter of a word, which is low because words are predictable. */
const WORD_LETTER_BITS = 2.5;
const WORD_LETTERS_MIN = 3;
const SYMBOLS = 33;

/**
 * A cautious estimate: characters that look random count fully; words and sequences such as "aaa", "1234", "qwerty" or
 * a year count little. Until the list is loaded, no password is rated good, since it may be on it.
 */
export function estimateStrength(password: string, { isRight, isCommon, score, account }: PasswordFacts): Strength {
  if (!isRight) return 'refused';
  const holdsAccount = account.length > 0 && password.toLowerCase().includes(account.toLowerCase());
  const isGuessed = score !== null && score < LEAST_PASSWORD_SCORE.member;
  if (isCommon === true || holdsAccount || isGuessed) return 'easy';
  const bits = guessBits(password.normalize('NFC'));
  if (bits < FAIR_BITS) return 'weak';
  if (bits < GOOD_BITS || isCommon === null) return 'fair';
  return bits < STRONG_BITS ? 'good' : 'strong';
}

/** Approximate number of guesses that find the password, as a power of two. */
export function guessBits(password: string): number {
  // A year is one of about a hundred values.
  const letters = withoutRuns(password.replace(/(?:19|20)\d\d/g, 'Y'));
  const pool = poolOf(password);
  let bits = 0;
  // A capital in the middle starts a new word.
  for (const part of letters.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\p{L}+|[^\p{L}]+/gu) ?? []) {
    const isWord = /^\p{L}/u.test(part) && Array.from(part).length >= WORD_LETTERS_MIN;
    bits += Array.from(part).length * (isWord ? WORD_LETTER_BITS : Math.log2(/^\d+$/.test(part) ? 10 : pool));
  }
  return bits;
}

function poolOf(password: string): number {
  const classes: readonly [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^a-zA-Z\d]/, SYMBOLS],
  ];
  return classes.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', 'abcdefghijklmnopqrstuvwxyz'].flatMap((row) => [
  row,
  Array.from(row).reverse().join(''),
]);

/** Reduces every sequence (repeated, alphabetical or along a keyboard row) to its first two letters. */
function withoutRuns(password: string): string {
  const letters = Array.from(password);
  return letters
    .filter(
      (_letter, index) =>
        index < 2 ||
        !continues(
          letters
            .slice(index - 2, index + 1)
            .join('')
            .toLowerCase(),
        ),
    )
    .join('');
}

function continues(three: string): boolean {
  return /^(.)\1\1$/u.test(three) || ROWS.some((row) => row.includes(three));
}
