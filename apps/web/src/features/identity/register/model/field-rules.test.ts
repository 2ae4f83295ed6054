import { describe, expect, it } from 'vitest';
import type { RegisterRules } from '../api/register-rules.ts';
import { checkRule, usernameLength } from './field-rules.ts';

const rule = (pattern: string, errorCode: string, flags = '') => ({ pattern, flags, errorCode });
const RULES: RegisterRules = {
  password: {
    show: true,
    required: true,
    rules: [
      rule('^.{6,20}$', 'password.format', 'u'),
      rule('[A-Za-z]', 'password.format'),
      rule('[0-9]', 'password.format'),
    ],
  },
  loginUsername: { show: true, required: true, rules: [rule('^[a-z0-9]{4,16}$', 'account.format', 'i')] },
  nickname: { show: true, required: false, rules: [rule('^.{2,}$', 'name.format', 'u')] },
};

describe('rules of the server', () => {
  it('count a character outside the basic plane as one [V-052]', () => {
    // Seven UTF-16 units, but five characters.
    expect(Array.from('🎲🎲')).toHaveLength(2);
    expect(checkRule(RULES, 'password', 'a1x🎲🎲')).toBe('error.password.format');
    expect(checkRule(RULES, 'password', 'a1xy🎲🎲')).toBeNull();
    expect(checkRule(RULES, 'password', `a1${'🎲'.repeat(18)}`)).toBeNull();
    expect(checkRule(RULES, 'password', `a1${'🎲'.repeat(19)}`)).toBe('error.password.format');
  });

  it.each(['', 'bob', 'bób99', 'b o b', 'ｂｏｂ99', 'bob🎲99', 'b'.repeat(17), 'bob\u0000'])(
    'reject the name %j',
    (name) => {
      expect(checkRule(RULES, 'loginUsername', name)).toBe('error.account.format');
    },
  );

  it('accept an empty optional field, and fields without a rule [V-016]', () => {
    expect([
      checkRule(RULES, 'nickname', ''),
      checkRule(RULES, 'nickname', 'x'),
      checkRule(RULES, 'unknown', 'x'),
    ]).toEqual([null, 'error.name.format', null]);
  });
});

it('name the length of a user name, unless the merchant has rules of its own', () => {
  const username = (...rules: ReturnType<typeof rule>[]) => ({ username: { show: true, required: true, rules } });
  const usual = rule('^[a-z0-9]{4,16}$', 'account.format', 'i');
  expect(usernameLength(username(usual))).toEqual({ min: '4', max: '16' });
  expect(usernameLength(username(rule('^[a-z]{4,16}$', 'account.format')))).toBeNull();
  expect(usernameLength(username(usual, rule('^a', 'account.format')))).toBeNull();
  expect(usernameLength({})).toBeNull();
});
