import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import type { RegisterRules } from '../../register/api/register-rules.ts';
import { checkChange, nameOfRefusal } from './password-change.ts';

const rule = (pattern: string, flags = '') => ({ pattern, flags, errorCode: 'password.format' });
const RULES: RegisterRules = {
  password: { show: true, required: true, rules: [rule('^.{6,20}$', 'u'), rule('[A-Za-z]'), rule('[0-9]')] },
  loginPassword: { show: true, required: true, rules: [rule('^.{1,64}$', 'u')] },
};
const GOOD = { oldPassword: 'Fairlot2026', newPassword: 'Fairlot2027', confirmNewPassword: 'Fairlot2027' };
const check = (change: Partial<typeof GOOD>) => checkChange(RULES, { ...GOOD, ...change });

describe('a password change', () => {
  it('accepts valid fields, including letters of any script and characters of any plane', () => {
    expect(check({})).toEqual({});
    expect(check({ newPassword: 'mật1khẩu🎲a', confirmNewPassword: 'mật1khẩu🎲a' })).toEqual({});
  });

  it.each([
    [{ newPassword: 'short' }, 'newPassword', 'error.password.format'],
    [{ newPassword: 'abcdefg', confirmNewPassword: 'abcdefg' }, 'newPassword', 'error.password.format'],
    [{ newPassword: '' }, 'newPassword', 'auth.needsPassword'],
  ])('rejects the new password %j by the rule [V-014]', (change, name, key) => {
    expect(check(change)).toEqual({ [name]: key });
  });

  it.each([
    [{ oldPassword: '' }, 'auth.needsPassword'],
    [{ oldPassword: 'x'.repeat(65) }, 'error.password.format'],
  ])('rejects the old password %j by the rule of the log-in [V-015]', (change, key) => {
    expect(check(change)).toEqual({ oldPassword: key });
  });

  it('requires the new password twice, identical and different from the old one [V-017] [V-018] [V-019]', () => {
    expect(check({ confirmNewPassword: '' })).toEqual({ confirmNewPassword: 'password.enterConfirm' });
    expect(check({ confirmNewPassword: 'Fairlot2028' })).toEqual({ confirmNewPassword: 'error.password.confirm' });
    expect(check({ newPassword: GOOD.oldPassword, confirmNewPassword: GOOD.oldPassword })).toEqual({
      newPassword: 'password.same',
    });
  });

  it('names every empty field at once [V-017]', () => {
    expect(check({ oldPassword: '', newPassword: '', confirmNewPassword: '' })).toEqual({
      oldPassword: 'auth.needsPassword',
      newPassword: 'auth.needsPassword',
      confirmNewPassword: 'password.enterConfirm',
    });
    expect(check({ newPassword: 'short', confirmNewPassword: '' })).toEqual({
      newPassword: 'error.password.format',
      confirmNewPassword: 'password.enterConfirm',
    });
  });

  it("assigns the server's errors to their fields", () => {
    const codes = ['login.invalid', 'password.confirm', 'modify.new.old.same', 'rate.limited'] as const;
    expect(codes.map((code) => nameOfRefusal(new ApiError(code)))).toEqual([
      'oldPassword',
      'confirmNewPassword',
      'newPassword',
      'newPassword',
    ]);
  });
});
