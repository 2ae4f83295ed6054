import { fastestMs } from '@fairlot/testkit/fastest';
import { describe, expect, it } from 'vitest';
import { normaliseAccount } from '../../people/index.ts';
import { brokenAccountRule, brokenRule, fieldsWith } from './rules.ts';

describe('rules of the forms', () => {
  it.each([
    ['username', 'demo01', undefined],
    ['username', 'DEMO01', undefined],
    ['username', 'abc', 'account.format'],
    ['username', 'a'.repeat(17), 'account.format'],
    ['username', 'two words', 'account.format'],
    ['username', 'đemo01', 'account.format'],
    ['username', undefined, 'account.format'],
    ['password', 'abc123', undefined],
    ['password', 'abc12', 'password.format'],
    ['password', `a1${'x'.repeat(19)}`, 'password.format'],
    ['password', 'abcdef', 'password.format'],
    ['password', '123456', 'password.format'],
    ['email', 'a.b@mail.example.info', undefined],
    ['email', '', undefined],
    ['email', 'a@b', 'email.format'],
    ['email', 'a@@b.vn', 'email.format'],
    ['affiliateCode', undefined, undefined],
    ['affiliateCode', 'AB-12', 'invitation.code.error'],
    ['nickname', 'Bà Năm', undefined],
    ['nickname', ' x', 'name.format'],
  ] as const)('checks the %s %j with the outcome %j', (name, text, code) => {
    expect(brokenRule(name, text)).toBe(code);
  });

  it('the e-mail rule answers a hostile text quickly', () => {
    const hostile = `a@${'a.'.repeat(5000)}`;
    expect(brokenRule('email', hostile)).toBe('email.format');
    expect(fastestMs(() => brokenRule('email', hostile))).toBeLessThan(50);
  });

  it('an account is the same in every spelling', () => {
    for (const spelling of [' DemO01 ', 'ｄｅｍｏ０１', '\u3000DEMO01', '𝐝𝐞𝐦𝐨01', 'ⅾemo01'])
      expect(normaliseAccount(spelling), spelling).toBe('demo01');
    expect(normaliseAccount('NguyÊ\u0303n'.normalize('NFD'))).toBe(normaliseAccount('nguyễn'));
    expect(normaliseAccount('ŞİRİN'.normalize('NFD'))).toBe(normaliseAccount('ŞİRİN'));
  });

  it("letters that look like Latin ones cannot form a second name, whatever the merchant's rule", () => {
    const fields = fieldsWith({
      username: { rules: [{ pattern: '^[\\p{L}\\p{N}]{4,16}$', flags: 'u', errorCode: 'x' }] },
    });
    for (const name of ['dеmo01', 'demο01', 'ԁemo01']) {
      expect(brokenRule('username', name), name).toBe('account.format');
      expect(brokenRule('username', name, fields), name).toBe('account.format');
    }
    for (const name of ['nguyễn01', 'демо01', 'δοκιμή', '東京たろう', 'demo01'])
      expect(brokenRule('username', name, fields), name).toBeUndefined();
  });
  it('a name that no call may contain once it is stored is refused in every spelling', () => {
    const fields = fieldsWith({});
    for (const name of ['constructor', 'Constructor', ' CONSTRUCTOR ', 'Prototype'])
      expect(brokenAccountRule(name, fields), name).toBe('account.format');
    expect(brokenAccountRule('constructor1', fields)).toBeUndefined();
  });
  it("names and numbers of members follow the merchant's rules where they are typed again", () => {
    const fields = fieldsWith({
      username: { rules: [{ pattern: '^[a-z@.+-]{4,40}$', flags: 'i', errorCode: 'account.format' }] },
      mobileNum: { rules: [{ pattern: '^\\d{7,15}$', flags: '', errorCode: 'mobile.format' }] },
      recommenderId: { show: true, required: true },
    });
    expect(brokenRule('loginUsername', 'an@example.com', fields)).toBeUndefined();
    expect(brokenRule('recommenderId', 'an@example.com', fields)).toBeUndefined();
    expect(fields.recommenderId).toMatchObject({ show: true, required: true });
    // A number in Iceland.
    expect(brokenRule('loginMobileNum', '7701234', fields)).toBeUndefined();
    const own = fieldsWith({
      loginMobileNum: { rules: [{ pattern: '^\\d{9}$', flags: '', errorCode: 'mobile.format' }] },
    });
    expect(brokenRule('loginMobileNum', '7701234', own)).toBe('mobile.format');
    expect(brokenRule('recommenderId', 'an@example.com')).toBe('referrer.invalid');
  });
});
