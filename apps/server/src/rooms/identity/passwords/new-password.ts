import {
  createPasswordFilter,
  foldPassword,
  LEAST_PASSWORD_SCORE,
  type PasswordFilter,
} from '@fairlot/contract/identity/password-filter';
import type { Config } from '../../../config.ts';
import { commonPasswords, scorePassword } from '../../../platform/common-passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { brokenRule, type Fields } from '../registration/rules.ts';

/**
 * Minimum score for members, whose logins have rate limits and a captcha: passwords must resist guessing over the
 * network.
 */
const LEAST_SCORE = LEAST_PASSWORD_SCORE.member;

/**
 * Checks a new password: it must satisfy the merchant's rules, not be a common one, be hard enough to guess (ADR 52),
 * and not contain the account's name. A demonstration accepts easy ones, for quick trials; a merchant never runs with
 * its seed.
 * @param account normalised; absent if it does not exist yet
 * @throws Refusal password.format or the code of the merchant's rule, password.common; both with `{field}`
 */
export async function checkNewPassword(
  { seed }: Pick<Config, 'seed'>,
  password: string,
  fields: Fields,
  account?: string,
  field = 'password',
): Promise<void> {
  const broken = brokenRule('password', password, fields);
  if (broken !== undefined) throw new Refusal(broken, { field });
  if (seed === 'demo') return;
  const folded = foldPassword(password);
  const common = await commonPasswords();
  const isEasy = common.has(folded) || (account !== undefined && folded.includes(account));
  if (isEasy || (await scorePassword(password, account === undefined ? [] : [account])) < LEAST_SCORE)
    throw new Refusal('password.common', { field });
}

/** The last filter, with the rules it was built for. */
let made: { rules: string; filter: PasswordFilter } | undefined;

/** The part of the list that the web app receives: a filter of common passwords that the merchant's rules allow. */
export async function commonPasswordFilter(fields: Fields): Promise<PasswordFilter> {
  const rules = JSON.stringify(fields.password.rules);
  const common = await commonPasswords();
  if (made?.rules !== rules) {
    made = {
      rules,
      filter: createPasswordFilter(
        [...common].filter((password) =>
          spellings(password).some((text) => brokenRule('password', text, fields) === undefined),
        ),
      ),
    };
  }
  return made.filter;
}

/**
 * The list is in lower case, but the same words are also refused with capitals, which some merchants' rules require.
 */
function spellings(password: string): string[] {
  return [password, `${password.charAt(0).toUpperCase()}${password.slice(1)}`, password.toUpperCase()];
}
