import { fieldOf } from '../../../../shared/errors/reactions.ts';
import type { RegisterRules } from '../../register/api/register-rules.ts';
import { checkRule } from '../../register/model/field-rules.ts';

export interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

export interface PasswordProblem {
  name: keyof PasswordValues;
  /** Text key. */
  key: string;
}

/** The first problem of a change of password, in the order of the form; null when it may be sent. */
export function checkChange(
  rules: RegisterRules,
  { oldPassword, newPassword, confirmNewPassword }: PasswordValues,
): PasswordProblem | null {
  if (oldPassword === '') return { name: 'oldPassword', key: 'auth.needsPassword' };
  const oldBroken = checkRule(rules, 'loginPassword', oldPassword);
  if (oldBroken !== null) return { name: 'oldPassword', key: oldBroken };
  const problem = checkNew(rules, newPassword, confirmNewPassword);
  if (problem?.name === 'newPassword') return problem;
  if (newPassword === oldPassword) return { name: 'newPassword', key: 'password.same' };
  return problem;
}

/** The first problem of the new password and its repetition; null when there is none. */
export function checkNew(
  rules: RegisterRules,
  newPassword: string,
  confirmNewPassword: string,
): PasswordProblem | null {
  if (newPassword === '') return { name: 'newPassword', key: 'auth.needsPassword' };
  const broken = checkRule(rules, 'password', newPassword);
  if (broken !== null) return { name: 'newPassword', key: broken };
  if (confirmNewPassword === '') return { name: 'confirmNewPassword', key: 'password.enterConfirm' };
  return confirmNewPassword === newPassword ? null : { name: 'confirmNewPassword', key: 'error.password.confirm' };
}

/** The field that an error of the server belongs to. */
export function nameOfRefusal(failure: Error): keyof PasswordValues {
  return fieldOf(failure, ['oldPassword', 'newPassword', 'confirmNewPassword']) ?? 'newPassword';
}
