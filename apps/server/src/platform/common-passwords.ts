import { foldPassword } from '@fairlot/contract/identity/password-filter';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

interface Judge {
  common: ReadonlySet<string>;
  scorer: ZxcvbnFactory;
}

let judge: Promise<Judge> | undefined;

/** Loaded for the first password, because the 240,000 words take 30 MB of memory. */
function loadJudge(): Promise<Judge> {
  judge ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]).then(([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, { dictionary: english }]) => ({
    common: new Set(dictionary['passwords-common']),
    scorer: new ZxcvbnFactory({ dictionary: { ...dictionary, ...english }, graphs: adjacencyGraphs }),
  }));
  return judge;
}

/** The most common leaked passwords worldwide, in lower case (about 49,000). */
export async function commonPasswords(): Promise<ReadonlySet<string>> {
  return (await loadJudge()).common;
}

const SHORTEST_WORD = 4;

/**
 * Whether the password is one that attackers try first, including variants with digits or signs appended, such as
 * `password12`.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { common } = await loadJudge();
  const folded = foldPassword(password);
  const word = folded.replace(/[\d\p{P}\p{S}]+$/u, '');
  return common.has(folded) || (word.length >= SHORTEST_WORD && common.has(word));
}

/** Only this many leading characters are scored, because scoring time grows with the length. */
const SCORED_LETTERS = 64;

/**
 * Scores how hard a password is to guess, from 0 (guessed immediately) to 4 (ADR 52). Repetitions, sequences, keyboard
 * rows, dates, words and leaked passwords score low. `own` holds words that an attacker knows, such as the account's
 * name.
 */
export async function scorePassword(password: string, own: readonly string[] = []): Promise<number> {
  const { scorer } = await loadJudge();
  return scorer.check(password.slice(0, SCORED_LETTERS), [...own]).score;
}
