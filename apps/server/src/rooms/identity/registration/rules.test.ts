import { fastestMs } from '@fairlot/testkit/fastest';
import { describe, expect, it } from 'vitest';
import { brokenRule, normaliseAccount } from './rules.ts';

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
  ] as const)('%s %j breaks %j', (name, text, code) => {
    expect(brokenRule(name, text)).toBe(code);
  });

  it('the e-mail rule answers a hostile text at once', () => {
    const hostile = `a@${'a.'.repeat(5000)}`;
    expect(brokenRule('email', hostile)).toBe('email.format');
    expect(fastestMs(() => brokenRule('email', hostile))).toBeLessThan(50);
  });

  it('an account is one in every spelling', () => {
    expect(normaliseAccount(' DemO01 ')).toBe('demo01');
  });
});
