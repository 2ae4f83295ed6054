import { expect, it } from 'vitest';
import type { RegisterRules } from '../../register/api/register-rules.ts';
import { needsOf } from './password-needs.ts';

const rulesOf = (...patterns: string[]): RegisterRules => ({
  password: {
    show: true,
    required: true,
    rules: patterns.map((pattern) => ({ pattern, flags: 'u', errorCode: 'password.format' })),
  },
});

it('names each rule that a password breaks', () => {
  const rules = rulesOf('^.{6,20}$', '[A-Za-z]', '[0-9]');
  const length = { key: 'strength.needs.length', values: { min: '6', max: '20' } };
  expect(needsOf(rules, 'moss')).toEqual([length, { key: 'strength.needs.digit' }]);
  expect(needsOf(rules, '724')).toEqual([length, { key: 'strength.needs.letter' }]);
  expect(needsOf(rules, 'harbour-lantern-72-moss')).toEqual([length]);
  expect(needsOf(rules, 'Harbour72moss')).toEqual([]);
});

it("leaves out a merchant's own rule that has no words", () => {
  expect(needsOf(rulesOf('^(?=.*[!?])', '[0-9]'), 'moss')).toEqual([{ key: 'strength.needs.digit' }]);
  expect(needsOf({}, 'moss')).toEqual([]);
});
