import { fieldOf } from '../../../../shared/errors/reactions.ts';
import type { RegisterRules } from '../../register/api/register-rules.ts';
import { checkRule } from '../../register/model/field-rules.ts';

export interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Text key of each wrong field, in the order of the form. */
export type PasswordErrors = Partial<Record<keyof PasswordValues, string>>;

/** Problems of a password change, one per wrong field; empty when it may be sent. */
export function checkChange(
  rules: RegisterRules,
  { oldPassword, newPassword, confirmNewPassword }: PasswordValues,
): PasswordErrors {
  const broken = oldPassword === '' ? 'auth.needsPassword' : checkRule(rules, 'loginPassword', oldPassword);
  const errors = checkNew(rules, newPassword, confirmNewPassword, oldPassword);
  return broken === null ? errors : { oldPassword: broken, ...errors };
}

/**
 * The problems of the new password and its repetition; empty when there are none. A repetition that differs is a
 * problem only of a valid new password.
 * @param oldPassword which the new one must not equal, where it is known
 */
export function checkNew(
  rules: RegisterRules,
  newPassword: string,
  confirmNewPassword: string,
  oldPassword?: string,
): PasswordErrors {
  const same = newPassword === oldPassword ? 'password.same' : null;
  const broken = newPassword === '' ? 'auth.needsPassword' : (checkRule(rules, 'password', newPassword) ?? same);
  const errors: PasswordErrors = broken === null ? {} : { newPassword: broken };
  if (confirmNewPassword === '') return { ...errors, confirmNewPassword: 'password.enterConfirm' };
  if (broken === null && confirmNewPassword !== newPassword) return { confirmNewPassword: 'error.password.confirm' };
  return errors;
}

/** The field that an error of the server belongs to. */
export function nameOfRefusal(failure: Error): keyof PasswordValues {
  return fieldOf(failure, ['oldPassword', 'newPassword', 'confirmNewPassword']) ?? 'newPassword';
}
