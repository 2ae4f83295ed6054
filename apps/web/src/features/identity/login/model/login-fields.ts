import type { RegisterRules } from '../../register/api/register-rules.ts';
import { checkRule } from '../../register/model/field-rules.ts';

export interface LoginFields {
  username: string;
  password: string;
  captcha: string;
  totp: string;
}

export const LOGIN_FIELDS = ['username', 'password', 'captcha', 'totp'] as const;

/** Text key of what is wrong, by field. */
export type LoginErrors = Partial<Record<keyof LoginFields, string>>;

interface Needs {
  captcha: boolean;
  totp: boolean;
}

/**
 * Checks the form by password; the name without the spaces around it, the password as typed. Without rules only for
 * gaps.
 */
export function checkLogin(
  rules: RegisterRules | undefined,
  { username, password, captcha, totp }: LoginFields,
  needs: Needs,
): LoginErrors {
  const name = username.trim();
  return present({
    username: name === '' ? 'auth.needsUsername' : checkRule(rules ?? {}, 'loginUsername', name),
    password: password === '' ? 'auth.needsPassword' : checkRule(rules ?? {}, 'loginPassword', password),
    captcha: needs.captcha && captcha.trim() === '' ? 'auth.needsCaptcha' : null,
    totp: needs.totp && totp.trim() === '' ? 'auth.needsTotp' : null,
  });
}

/** What is wrong with the fields that hold something; after a change of language nobody is told of gaps. */
export function checkFilled(rules: RegisterRules | undefined, fields: LoginFields): LoginErrors {
  const errors = checkLogin(rules, fields, { captcha: false, totp: false });
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => fields[name as keyof LoginFields] !== ''),
  ) as LoginErrors;
}

/** The first field with an error, in the order of the form. */
export function firstWrong(errors: LoginErrors): keyof LoginFields | null {
  return LOGIN_FIELDS.find((name) => errors[name] !== undefined) ?? null;
}

function present(errors: Record<keyof LoginFields, string | null>): LoginErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== null)) as LoginErrors;
}
