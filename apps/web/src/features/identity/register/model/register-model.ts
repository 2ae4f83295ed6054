import type { RegisterRules } from '../api/register-rules.ts';
import { brokenRules } from './field-rules.ts';

/** Fields that are sent as typed when they are visible and not empty. */
export const SENT_AS_TYPED = [
  'paymentPassword',
  'nickname',
  'payeeName',
  'idNumber',
  'email',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;

/** Fields of the form in page order; the server decides which are visible. */
export const REGISTER_FIELDS = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  ...SENT_AS_TYPED,
] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
export type RegisterValues = Record<RegisterField, string>;
/** Text keys of problems by field; one for each broken rule. */
export type RegisterErrors = Partial<Record<RegisterField, readonly string[]>>;
export type RegisterMethod = 'username' | 'mobileNum';

export const EMPTY_VALUES = Object.fromEntries(REGISTER_FIELDS.map((field) => [field, ''])) as RegisterValues;

/** Texts for required fields that are empty. */
const MISSING: Partial<Record<RegisterField, string>> = {
  confirmPassword: 'auth.in_incorrect_password',
  captcha: 'auth.in_vwrite_code',
  mobileNum: 'auth.needsMobile',
  verificationCode: 'auth.needsCode',
};
const CONFIRM = 'auth.in_confirmation_correct';

/** The initial method: mobile number only when it is enabled and the username is not (specification, section 4). */
export function initialMethod({ username, mobileNum }: { username: boolean; mobileNum: boolean }): RegisterMethod {
  return mobileNum && !username ? 'mobileNum' : 'username';
}

/**
 * The fields that the server's rules make visible, in order. The mobile number form has no username and always number
 * and code.
 */
export function shownFields(rules: RegisterRules, method: RegisterMethod): RegisterField[] {
  return REGISTER_FIELDS.filter((field) => {
    if (method === 'mobileNum' && field === 'username') return false;
    return (
      isOwnOf(field, method) ||
      rules[field]?.show === true ||
      (field === 'verificationCode' && rules['mobileNum']?.show === true)
    );
  });
}

/** Whether a field is required. A number requires a code. */
export function isNeeded(
  rules: RegisterRules,
  method: RegisterMethod,
  field: RegisterField,
  values: RegisterValues,
): boolean {
  if (isOwnOf(field, method)) return true;
  if (field === 'verificationCode' && values.mobileNum !== '') return true;
  return rules[field]?.required === true;
}

/** Validates by the server's rules; an empty optional field is valid. The number's country is checked separately. */
export function checkFields(rules: RegisterRules, method: RegisterMethod, values: RegisterValues): RegisterErrors {
  const errors: RegisterErrors = {};
  for (const field of shownFields(rules, method)) {
    const found = checkField(rules, method, field, values);
    if (found.length > 0) errors[field] = found;
  }
  return errors;
}

/** Text keys of the rules that a field's value breaks. */
export function checkField(
  rules: RegisterRules,
  method: RegisterMethod,
  field: RegisterField,
  values: RegisterValues,
): readonly string[] {
  const value = field === 'username' ? values.username.trim() : values[field];
  if (value === '') return isNeeded(rules, method, field, values) ? [MISSING[field] ?? 'register.missing'] : [];
  if (field === 'confirmPassword') return value === values.password ? [] : [CONFIRM];
  const broken = brokenRules(rules, field, value);
  return field === 'mobileNum' && broken.length > 0 ? ['auth.error_phone_number_limit'] : broken;
}

function isOwnOf(field: RegisterField, method: RegisterMethod): boolean {
  return method === 'mobileNum' && (field === 'mobileNum' || field === 'verificationCode');
}
