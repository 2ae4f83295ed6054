import {
  createPasswordFilter,
  foldPassword,
  LEAST_PASSWORD_SCORE,
  type PasswordFilter,
} from '@fairlot/contract/identity/password-filter';
import type { Config } from '../../../config.ts';
import { COMMON_PASSWORDS, scorePassword } from '../../../platform/common-passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { brokenRule, type Fields } from '../registration/rules.ts';

/** Members meet rate limits and a captcha; what they choose has to stand against guesses over the network. */
const LEAST_SCORE = LEAST_PASSWORD_SCORE.member;

/**
 * Whether a password may be set: by the merchant's rules, not one of those that are tried first, hard enough to guess
 * (ADR 52), and without the account's name in it.
 * A demonstration takes easy ones, so that people can try it quickly; a merchant never runs with its seed.
 * @param account normalised; absent where it is not made yet
 * @throws Refusal password.format or what the merchant's rule names, password.common; both with `{field}`
 */
export function checkNewPassword(
  { seed }: Pick<Config, 'seed'>,
  password: string,
  fields: Fields,
  account?: string,
  field = 'password',
): void {
  const broken = brokenRule('password', password, fields);
  if (broken !== undefined) throw new Refusal(broken, { field });
  if (seed === 'demo') return;
  const folded = foldPassword(password);
  const isEasy = COMMON_PASSWORDS.has(folded) || (account !== undefined && folded.includes(account));
  if (isEasy || scorePassword(password, account === undefined ? [] : [account]) < LEAST_SCORE)
    throw new Refusal('password.common', { field });
}

/** The last filter that was made, with the rules it was made for. */
let made: { rules: string; filter: PasswordFilter } | undefined;

/** What the web app may know of the list: a filter of those that the merchant's rules let through. */
export function commonPasswordFilter(fields: Fields): PasswordFilter {
  const rules = JSON.stringify(fields.password.rules);
  if (made?.rules !== rules) {
    made = {
      rules,
      filter: createPasswordFilter(
        [...COMMON_PASSWORDS].filter((password) =>
          spellings(password).some((text) => brokenRule('password', text, fields) === undefined),
        ),
      ),
    };
  }
  return made.filter;
}

/** The list is in lower case, but the same word is refused with capitals, which some merchants' rules ask for. */
function spellings(password: string): string[] {
  return [password, `${password.charAt(0).toUpperCase()}${password.slice(1)}`, password.toUpperCase()];
}
