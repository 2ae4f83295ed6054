import { foldPassword } from '@fairlot/contract/identity/password-filter';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** The most common leaked passwords worldwide, in lower case (about 49,000). */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const SHORTEST_WORD = 4;

/**
 * Whether the password is one that attackers try first, including variants with digits or signs appended, such as
 * `password12`.
 */
export function isCommonPassword(password: string): boolean {
  const folded = foldPassword(password);
  const word = folded.replace(/[\d\p{P}\p{S}]+$/u, '');
  return COMMON_PASSWORDS.has(folded) || (word.length >= SHORTEST_WORD && COMMON_PASSWORDS.has(word));
}

const scorer = new ZxcvbnFactory({ dictionary: { ...dictionary, ...english }, graphs: adjacencyGraphs });

/** Only this many leading characters are scored, because scoring time grows with the length. */
const SCORED_LETTERS = 64;

/**
 * Scores how hard a password is to guess, from 0 (guessed immediately) to 4 (ADR 52). Repetitions, sequences, keyboard
 * rows, dates, words and leaked passwords score low. `own` holds words that an attacker knows, such as the account's
 * name.
 */
export function scorePassword(password: string, own: readonly string[] = []): number {
  return scorer.check(password.slice(0, SCORED_LETTERS), [...own]).score;
}
