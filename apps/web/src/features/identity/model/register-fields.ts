import type { RegisterRules } from '../api/register-rules.ts';

/** Fields of the form in their order on the page; which of them show is the server's word. */
export const REGISTER_FIELDS = ['username', 'password', 'confirmPassword', 'nickname', 'email', 'captcha', 'affiliateCode'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
export type RegisterValues = Record<RegisterField, string>;
/** Text key of what is wrong, by field. */
export type RegisterErrors = Partial<Record<RegisterField, string>>;

export const EMPTY_VALUES: RegisterValues = { username: '', password: '', confirmPassword: '', nickname: '', email: '', captcha: '', affiliateCode: '' };

const MISSING = 'register.missing';
const CONFIRM = 'error.password.confirm';

/** The fields that the server's rules show, in order. */
export function shownFields(rules: RegisterRules): RegisterField[] {
  return REGISTER_FIELDS.filter((field) => rules[field]?.show === true);
}

/** Checks by the server's own rules; an empty optional field is right. */
export function checkFields(rules: RegisterRules, values: RegisterValues): RegisterErrors {
  const errors: RegisterErrors = {};
  for (const field of shownFields(rules)) {
    const error = checkField(rules, field, values);
    if (error !== null) errors[field] = error;
  }
  return errors;
}

/** Text key of the first rule that a field breaks, or null. */
export function checkField(rules: RegisterRules, field: RegisterField, values: RegisterValues): string | null {
  const rule = rules[field];
  if (rule === undefined) return null;
  const value = values[field];
  if (value === '') return rule.required ? MISSING : null;
  if (field === 'confirmPassword') return value === values.password ? null : CONFIRM;
  const broken = rule.rules.find(({ pattern, flags }) => !new RegExp(pattern, flags).test(value));
  return broken === undefined ? null : `error.${broken.errorCode}`;
}

/** The field at which a refusal of the server belongs. */
export function fieldOfCode(code: string): RegisterField | null {
  switch (code) {
    case 'username.exists':
    case 'account.format':
      return 'username';
    case 'password.format':
      return 'password';
    case 'password.confirm':
      return 'confirmPassword';
    case 'name.format':
      return 'nickname';
    case 'email.format':
      return 'email';
    case 'captcha.error':
      return 'captcha';
    case 'invitation.code.error':
      return 'affiliateCode';
    default:
      return null;
  }
}
