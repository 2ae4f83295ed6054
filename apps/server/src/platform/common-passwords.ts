import { foldPassword } from '@fairlot/contract/identity/password-filter';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** The most used passwords of the world, from leaks, in lower case (about 49,000). */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const SHORTEST_WORD = 4;

/** Whether it is one of those that are tried first, also with digits or signs behind it, such as `password12`. */
export function isCommonPassword(password: string): boolean {
  const folded = foldPassword(password);
  const word = folded.replace(/[\d\p{P}\p{S}]+$/u, '');
  return COMMON_PASSWORDS.has(folded) || (word.length >= SHORTEST_WORD && COMMON_PASSWORDS.has(word));
}

const scorer = new ZxcvbnFactory({ dictionary: { ...dictionary, ...english }, graphs: adjacencyGraphs });

/** Longer texts are scored by their beginning: the time of a score grows with the length. */
const SCORED_LETTERS = 64;

/**
 * How hard a password is to guess, from 0 (at once) to 4 (ADR 52): repetitions, sequences, rows of keys, dates, words
 * and passwords from leaks count little. `own` are words that the guesser knows, such as the account's name.
 */
export function scorePassword(password: string, own: readonly string[] = []): number {
  return scorer.check(password.slice(0, SCORED_LETTERS), [...own]).score;
}
