import type { RegisterRules } from '../../register/api/register-rules.ts';
import { checkRule } from '../../register/model/field-rules.ts';

export interface LoginFields {
  username: string;
  password: string;
  captcha: string;
  totp: string;
}

export const LOGIN_FIELDS = ['username', 'password', 'captcha', 'totp'] as const;

/** Text key of the problem, by field. */
export type LoginErrors = Partial<Record<keyof LoginFields, string>>;

interface Needs {
  captcha: boolean;
  totp: boolean;
}

/**
 * Validates the form for password log-in; surrounding spaces of the name are ignored, the password is used as typed.
 * Without rules it only checks for empty fields.
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

/** Problems of non-empty fields; after a language change, empty fields are not reported. */
export function checkFilled(rules: RegisterRules | undefined, fields: LoginFields): LoginErrors {
  const errors = checkLogin(rules, fields, { captcha: false, totp: false });
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => fields[name as keyof LoginFields] !== ''),
  ) as LoginErrors;
}

/** The first invalid field in the order of the form. */
export function firstWrong(errors: LoginErrors): keyof LoginFields | null {
  return LOGIN_FIELDS.find((name) => errors[name] !== undefined) ?? null;
}

function present(errors: Record<keyof LoginFields, string | null>): LoginErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== null)) as LoginErrors;
}
