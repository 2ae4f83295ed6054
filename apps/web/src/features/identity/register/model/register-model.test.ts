import { describe, expect, it } from 'vitest';
import type { RegisterRules } from '../api/register-rules.ts';
import {
  checkField,
  checkFields,
  EMPTY_VALUES,
  initialMethod,
  isNeeded,
  REGISTER_FIELDS,
  shownFields,
  type RegisterField,
} from './register-model.ts';

const rule = (pattern: string, errorCode: string, flags = '') => ({ pattern, flags, errorCode });
const shown = (required: boolean, ...rules: ReturnType<typeof rule>[]) => ({ show: true, required, rules });
const CONTACT = shown(false, rule('^[\\p{L}\\p{N}@._+-]{2,64}$', 'contact.format', 'u'));
/** The server's rules when the merchant shows every field. */
const RULES: RegisterRules = {
  username: shown(true, rule('^[a-z0-9]{4,16}$', 'account.format', 'i')),
  password: shown(
    true,
    rule('^.{6,20}$', 'password.format', 'u'),
    rule('[A-Za-z]', 'password.format'),
    rule('[0-9]', 'password.format'),
  ),
  confirmPassword: shown(true),
  paymentPassword: shown(false, rule('^\\d{4,6}$', 'payment.password.format')),
  nickname: shown(false, rule('^\\S(.*\\S)?$', 'name.format', 'u')),
  payeeName: shown(false, rule("^[\\p{L}\\p{M}][\\p{L}\\p{M} .'-]*$", 'name.format', 'u')),
  idNumber: shown(false, rule('^[A-Za-z0-9-]{5,32}$', 'id.number.format')),
  email: shown(false, rule('^[^\\s@]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63}){1,8}$', 'email.format')),
  qqNum: CONTACT,
  facebook: CONTACT,
  wechat: CONTACT,
  line: CONTACT,
  whatsapp: CONTACT,
  zalo: CONTACT,
  mobileNum: shown(false, rule('^\\d{8,15}$', 'mobile.format')),
  verificationCode: shown(false, rule('^\\d{4,8}$', 'verification.code.error')),
  recommenderId: shown(false, rule('^[A-Za-z0-9]{4,32}$', 'referrer.invalid')),
  affiliateCode: shown(false, rule('^[A-Z0-9]{4,32}$', 'invitation.code.error', 'i')),
  captcha: shown(true, rule('^.{1,16}$', 'captcha.error', 'u')),
};
const GOOD = {
  ...EMPTY_VALUES,
  username: 'newbie01',
  password: 'Fairlot2026',
  confirmPassword: 'Fairlot2026',
  captcha: 'abcd',
};
const errorsOf = (field: RegisterField, value: string, rules = RULES) =>
  checkField(rules, 'username', field, { ...GOOD, [field]: value });
/** Expects each value to produce exactly the given text. */
function expectRefused(...cases: [RegisterField, string, string][]): void {
  for (const [field, value, key] of cases)
    expect([field, value, errorsOf(field, value)]).toEqual([field, value, [key]]);
}

describe('the fields of the form', () => {
  it('start with the mobile number only when it is the only method [S-030]', () => {
    const truth = [
      [true, true, 'username'],
      [true, false, 'username'],
      [false, true, 'mobileNum'],
      [false, false, 'username'],
    ] as const;
    for (const [username, mobileNum, method] of truth) expect(initialMethod({ username, mobileNum })).toBe(method);
  });

  it.each(REGISTER_FIELDS)('%s is shown only when the server shows it [A-011]', (field) => {
    expect(shownFields(RULES, 'username')).toContain(field);
    const without = {
      ...RULES,
      [field]: { show: false, required: false, rules: [] },
      ...(field === 'verificationCode' && { mobileNum: { show: false, required: false, rules: [] } }),
    };
    expect(shownFields(without, 'username')).not.toContain(field);
  });

  it('of the mobile number form have no username and always number and code', () => {
    const closed = {
      ...RULES,
      mobileNum: { ...RULES['mobileNum']!, show: false },
      verificationCode: { ...RULES['verificationCode']!, show: false },
    };
    const fields = shownFields(closed, 'mobileNum');
    expect([fields.includes('username'), fields[0], fields[1]]).toEqual([false, 'mobileNum', 'verificationCode']);
    expect([
      isNeeded(closed, 'mobileNum', 'mobileNum', GOOD),
      isNeeded(closed, 'mobileNum', 'verificationCode', GOOD),
    ]).toEqual([true, true]);
  });

  it('require a code as soon as there is a number', () => {
    expect(isNeeded(RULES, 'username', 'verificationCode', GOOD)).toBe(false);
    expect(isNeeded(RULES, 'username', 'verificationCode', { ...GOOD, mobileNum: '912345678' })).toBe(true);
  });
});

describe('the rules of the fields', () => {
  it("are the server's: a different rule gives a different result [V-028]", () => {
    expect(errorsOf('username', 'abc')).toEqual(['error.account.format']);
    expect(
      errorsOf('username', 'abc', { ...RULES, username: shown(true, rule('^[a-z]{3}$', 'account.format')) }),
    ).toEqual([]);
  });

  it('accept valid values, and an empty optional field [V-029]', () => {
    expect(checkFields(RULES, 'username', GOOD)).toEqual({});
  });

  it('report every broken rule, without duplicate texts [V-030]', () => {
    const two = {
      ...RULES,
      nickname: shown(false, rule('^.{3,}$', 'name.format'), rule('^[a-z]*$', 'account.format')),
    };
    expect(errorsOf('nickname', 'X', two)).toEqual(['error.name.format', 'error.account.format']);
    expect(errorsOf('password', '!!')).toEqual(['error.password.format']);
  });

  it('reject invalid names and passwords [V-031] [V-032]', () => {
    expectRefused(
      ['username', 'bób', 'error.account.format'],
      ['username', 'bob🎲', 'error.account.format'],
      ['password', 'abcdef', 'error.password.format'],
      ['password', `a1${'🎲'.repeat(19)}`, 'error.password.format'],
    );
  });

  it('reject invalid numbers and codes [V-033] [V-034] [V-043]', () => {
    expectRefused(
      ['mobileNum', '12', 'auth.error_phone_number_limit'],
      ['mobileNum', '1'.repeat(16), 'auth.error_phone_number_limit'],
      ['verificationCode', '12', 'error.verification.code.error'],
    );
  });

  it('reject invalid payment passwords and ID numbers [V-035] [V-036]', () => {
    expectRefused(
      ['paymentPassword', '12a4', 'error.payment.password.format'],
      ['idNumber', 'ab c', 'error.id.number.format'],
    );
  });

  it('reject invalid contacts of every kind [V-037]', () => {
    expectRefused(
      ['qqNum', 'a b', 'error.contact.format'],
      ['facebook', 'x', 'error.contact.format'],
      ['wechat', 'a b', 'error.contact.format'],
      ['line', '/', 'error.contact.format'],
      ['whatsapp', 'a b', 'error.contact.format'],
      ['zalo', '🎲🎲', 'error.contact.format'],
    );
  });

  it('reject invalid e-mail addresses, nicknames and payees [V-038] [V-039] [V-040]', () => {
    expectRefused(
      ['email', 'nobody', 'error.email.format'],
      ['nickname', ' x', 'error.name.format'],
      ['payeeName', '4u', 'error.name.format'],
    );
  });

  it('reject invalid referrers and invitations [V-041] [V-042]', () => {
    expectRefused(
      ['recommenderId', 'a-b', 'error.referrer.invalid'],
      ['affiliateCode', '???', 'error.invitation.code.error'],
    );
  });

  it('reject a missing or different repeated password, and a missing captcha [V-044] [V-045] [V-047]', () => {
    expectRefused(
      ['confirmPassword', '', 'auth.in_incorrect_password'],
      ['confirmPassword', 'other', 'auth.in_confirmation_correct'],
      ['captcha', '', 'auth.in_vwrite_code'],
    );
  });

  it('accept names of other scripts if the server does', () => {
    expect(errorsOf('payeeName', 'Nguyễn Thị Năm')).toEqual([]);
    expect(errorsOf('nickname', 'Bà Năm 🎲')).toEqual([]);
    expect(errorsOf('username', '  newbie01 ')).toEqual([]);
  });
});
