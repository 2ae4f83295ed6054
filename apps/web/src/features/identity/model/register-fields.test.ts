import { describe, expect, it } from 'vitest';
import type { RegisterRules } from '../api/register-rules.ts';
import { checkFields, EMPTY_VALUES, fieldOfCode, shownFields } from './register-fields.ts';

const rule = (pattern: string, errorCode: string) => ({ pattern, flags: '', errorCode });
const RULES: RegisterRules = {
  username: { show: true, required: true, rules: [rule('^[a-z][a-z0-9]{5,13}$', 'account.format')] },
  password: { show: true, required: true, rules: [rule('^.{8,}$', 'password.format'), rule('\\d', 'password.format')] },
  confirmPassword: { show: true, required: true, rules: [] },
  captcha: { show: true, required: true, rules: [] },
  affiliateCode: { show: true, required: false, rules: [rule('^\\w+$', 'invitation.code.error')] },
  nickname: { show: false, required: true, rules: [] },
};
const GOOD = { ...EMPTY_VALUES, username: 'newbie01', password: 'Fairlot2026', confirmPassword: 'Fairlot2026', captcha: 'abcd' };

describe('registration form', () => {
  it('shows the fields of the rules in the order of the form', () => {
    expect(shownFields(RULES)).toEqual(['username', 'password', 'confirmPassword', 'captcha', 'affiliateCode']);
  });

  it('passes what the rules allow, an empty optional field too', () => {
    expect(checkFields(RULES, GOOD)).toEqual({});
  });

  it('names what is wrong, field by field, and asks nothing of hidden fields', () => {
    expect(checkFields(RULES, { ...GOOD, username: 'X', password: 'short', confirmPassword: 'other', captcha: '', affiliateCode: '?' })).toEqual({
      username: 'error.account.format', password: 'error.password.format', confirmPassword: 'error.password.confirm', captcha: 'register.missing', affiliateCode: 'error.invitation.code.error',
    });
  });

  it('puts refusals of the server where they belong', () => {
    expect(fieldOfCode('username.exists')).toBe('username');
    expect(fieldOfCode('captcha.error')).toBe('captcha');
    expect(fieldOfCode('rate.limited')).toBeNull();
  });
});
