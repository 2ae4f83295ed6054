import { mayBeListed } from '@fairlot/contract/identity/password-filter';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../platform/refusal.ts';
import { checkNewPassword, commonPasswordFilter } from './new-password.ts';
import { fieldsWith } from '../registration/rules.ts';

const FIELDS = fieldsWith({});
const refusalOf = async (password: string, account?: string, seed: 'none' | 'demo' = 'none'): Promise<unknown> => {
  try {
    await checkNewPassword({ seed }, password, FIELDS, account);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? [error.code, error.value] : error;
  }
};

describe('the password filter for the web app', () => {
  it('contains every common password that the rules allow, and few acceptable ones', async () => {
    const filter = await commonPasswordFilter(FIELDS);
    const refused: string[] = [];
    for (const password of dictionary['passwords-common'])
      if (String(await refusalOf(password)).startsWith('password.common')) refused.push(password);
    expect(refused.length).toBeGreaterThan(10_000);
    expect(refused.filter((password) => !mayBeListed(filter, password))).toEqual([]);
    const fine = Array.from({ length: 5000 }, (_none, index) => `Sen hong ${index}`);
    expect(fine.filter((password) => mayBeListed(filter, password)).length).toBeLessThan(50);
    // Small enough to be loaded while a person types.
    expect(filter.bits.length).toBeLessThan(20_000);
  });

  it("contains words that a merchant's rules allow only in capitals", async () => {
    const strict = fieldsWith({
      password: { rules: [{ pattern: '^(?=.*[A-Z])(?=.*[0-9]).{6,20}$', flags: 'u', errorCode: 'password.format' }] },
    });
    expect(mayBeListed(await commonPasswordFilter(strict), 'Password1')).toBe(true);
  });
});

describe('a new password', () => {
  it.each(['abc123', 'Password1', 'QWERTY123', '1q2w3e4r', 'passw0rd'])(
    'must not be a common one: %s',
    async (password) => {
      expect(await refusalOf(password)).toEqual(['password.common', { field: 'password' }]);
    },
  );

  it.each(['aaaaaaaaa1', 'abcabcabc1', 'abcdefgh12', '20262026a'])(
    'must not be easy to guess: %s',
    async (password) => {
      expect(await refusalOf(password)).toEqual(['password.common', { field: 'password' }]);
    },
  );

  it.each(['Winter4Rain', 'Summer4Rain'])('may consist of uncommon short words: %s', async (password) => {
    expect(await refusalOf(password)).toBeUndefined();
  });

  it('must not contain the name of its account', async () => {
    expect(await refusalOf('xXLanAnh9', 'lananh')).toEqual(['password.common', { field: 'password' }]);
    expect(await refusalOf('xXLanAnh9', 'other1')).toBeUndefined();
  });

  it('may be easy in a demonstration', async () => {
    expect(await refusalOf('Password1', undefined, 'demo')).toBeUndefined();
    expect(await refusalOf('abc', undefined, 'demo')).toEqual(['password.format', { field: 'password' }]);
  });

  it("must first satisfy the merchant's rules", async () => {
    expect(await refusalOf('abc')).toEqual(['password.format', { field: 'password' }]);
    expect(await refusalOf('Hoa sen 2031')).toBeUndefined();
  });
});
