import { dictionary } from '@zxcvbn-ts/language-common';
import type { Config } from '../../config.ts';
import { Refusal } from '../../platform/refusal.ts';
import { brokenRule, type Fields } from './rules.ts';

/** The most used passwords of the world, from leaks, in lower case (about 49,000). */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Whether a password may be set: by the merchant's rules, not one of those that are tried first, and without the
 * account's name in it.
 * A demonstration takes easy ones, so that people can try it quickly; a merchant never runs with its seed.
 * @param account normalised; absent where it is not made yet
 * @throws Refusal password.format or what the merchant's rule names, password.common; both with `{field}`
 */
export function checkNewPassword({ seed }: Pick<Config, 'seed'>, password: string, fields: Fields, account?: string, field = 'password'): void {
  const broken = brokenRule('password', password, fields);
  if (broken !== undefined) throw new Refusal(broken, { field });
  if (seed === 'demo') return;
  const folded = password.normalize('NFC').toLowerCase();
  if (COMMON.has(folded) || (account !== undefined && folded.includes(account))) throw new Refusal('password.common', { field });
}
