import { foldPassword } from '@fairlot/contract/identity/password-filter';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The most used passwords of the world, from leaks, in lower case (about 49,000). */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const SHORTEST_WORD = 4;

/** Whether it is one of those that are tried first, also with digits or signs behind it, such as `password12`. */
export function isCommonPassword(password: string): boolean {
  const folded = foldPassword(password);
  const word = folded.replace(/[\d\p{P}\p{S}]+$/u, '');
  return COMMON_PASSWORDS.has(folded) || (word.length >= SHORTEST_WORD && COMMON_PASSWORDS.has(word));
}
