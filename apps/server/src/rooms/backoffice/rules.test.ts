import { describe, expect, it } from 'vitest';
import { isStrongPassword, stepOf } from './rules.ts';

describe('the step of a login', () => {
  const done = { hasFactor: true, hasCode: true, mustChangePassword: false, needsFactor: true };
  it.each([
    [{}, 'open'],
    [{ hasCode: false }, 'code'],
    [{ hasCode: false, mustChangePassword: true }, 'code'],
    [{ mustChangePassword: true }, 'password'],
    [{ hasFactor: false, hasCode: false, mustChangePassword: true }, 'password'],
    [{ hasFactor: false, hasCode: false }, 'enrol'],
    [{ hasFactor: false, hasCode: false, needsFactor: false }, 'open'],
    // A second factor that is set up is requested even if it is not required.
    [{ hasCode: false, needsFactor: false }, 'code'],
  ] as const)('with %o it is %s', (change, step) => {
    expect(stepOf({ ...done, ...change })).toBe(step);
  });
});

it.each([
  ['Fairlot2026', true],
  ['9tiger lily', true],
  ['123456789a', false],
  ['password12', false],
  ['Password2026!', false],
  ['my Anna 2026', false],
  ['mật khẩu số 1', true],
  ['short1a', false],
  ['onlyletters', false],
  ['1234567890', false],
  ['', false],
  ['aaaaaaaaa1', false],
  ['abcabcabc1', false],
  ['qwertyuiop1', false],
  ['Lantern2027x', true],
])('the strength check of the password %s returns %s', async (password, isStrong) => {
  expect(await isStrongPassword(password, 'anna')).toBe(isStrong);
});
