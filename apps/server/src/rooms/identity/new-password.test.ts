import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { checkNewPassword } from './new-password.ts';
import { fieldsWith } from './rules.ts';

const FIELDS = fieldsWith({});
const refusalOf = (password: string, account?: string, seed: 'none' | 'demo' = 'none'): unknown => {
  try {
    checkNewPassword({ seed }, password, FIELDS, account);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? [error.code, error.value] : error;
  }
};

describe('a password that is to be set', () => {
  it.each(['abc123', 'Password1', 'QWERTY123', '1q2w3e4r', 'passw0rd'])('is none of those that are tried first: %s', (password) => {
    expect(refusalOf(password)).toEqual(['password.common', { field: 'password' }]);
  });

  it('does not hold the name of its account', () => {
    expect(refusalOf('xXLanAnh9', 'lananh')).toEqual(['password.common', { field: 'password' }]);
    expect(refusalOf('xXLanAnh9', 'other1')).toBeUndefined();
  });

  it('may be easy in a demonstration', () => {
    expect(refusalOf('Password1', undefined, 'demo')).toBeUndefined();
    expect(refusalOf('abc', undefined, 'demo')).toEqual(['password.format', { field: 'password' }]);
  });

  it('keeps to the rules of the merchant first', () => {
    expect(refusalOf('abc')).toEqual(['password.format', { field: 'password' }]);
    expect(refusalOf('Hoa sen 2031')).toBeUndefined();
  });
});
