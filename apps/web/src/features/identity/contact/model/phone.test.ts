import { describe, expect, it } from 'vitest';
import type { RegisterRules } from '../../register/api/register-rules.ts';
import { checkPhone, findCountries, homeCountryOf, minimumOf, numberOf, toE164 } from './phone.ts';

const MOBILE = {
  show: true,
  required: true,
  rules: [{ pattern: '^\\d{8,15}$', flags: '', errorCode: 'mobile.format' }],
};
const RULES: RegisterRules = { mobileNum: MOBILE, loginMobileNum: MOBILE };
const check = (number: string, dialingCode = '84') =>
  checkPhone(RULES, 'mobileNum', { country: '', dialingCode, number });

describe('a mobile number', () => {
  it('is required and must have the length of the rule [V-006] [V-008] [N-015]', async () => {
    expect(await check('')).toEqual({ key: 'auth.needsMobile', values: {} });
    expect(await check('1234567')).toEqual({ key: 'auth.in_mobileNum_error', values: { min: 8 } });
    expect(await check('9'.repeat(16))).toEqual({ key: 'auth.mobileInvalid', values: {} });
  });

  it('must be in the numbering plan of its country', async () => {
    expect(await check('99999999999')).toEqual({ key: 'auth.mobileInvalid', values: {} });
    expect(await check('912403886')).toBeNull();
    expect(await check('0912403886')).toBeNull();
    expect(await check('15123456789', '49')).toBeNull();
    expect(await check('15123456789', '84')).not.toBeNull();
  });

  it('gets the same result on the forms for log-in, registration and passwords [V-007] [V-022]', async () => {
    for (const number of ['', '12', '912403886', '99999999999']) {
      const phone = { country: 'VN', dialingCode: '84', number };
      expect(await checkPhone(RULES, 'loginMobileNum', phone)).toEqual(await checkPhone(RULES, 'mobileNum', phone));
    }
  });

  it.each([
    ['912 403-886', '912403886'],
    ['+84 912 403 886', '912403886'],
    ['0084912403886', '912403886'],
    ['+49 151', '49151'],
    ['９１２', '912'],
    ['\u0660\u0660\u0668\u0664\u0669\u0661\u0662', '912'],
    ['+\u06f8\u06f4 \u06f9\u06f1\u06f2', '912'],
    ['9१2🎲', '912'],
    ['', ''],
  ])('typed or pasted as %j is stored as %j', (typed, kept) => {
    expect(numberOf(typed, '84')).toBe(kept);
  });

  it("loses its country's leading zero in the international format", async () => {
    expect(await toE164({ country: 'VN', dialingCode: '84', number: '0912403886' })).toBe('+84912403886');
    expect(await toE164({ country: 'DE', dialingCode: '49', number: '15123456789' })).toBe('+4915123456789');
    await expect(toE164({ country: '', dialingCode: '', number: '1' })).rejects.toThrow('numbering plan');
  });

  it('reports the minimum length of the current rule', () => {
    expect(
      minimumOf(
        { mobileNum: { ...MOBILE, rules: [{ pattern: '^\\d{9}$', flags: '', errorCode: 'mobile.format' }] } },
        'mobileNum',
      ),
    ).toBe(9);
    expect(minimumOf({}, 'mobileNum')).toBe(8);
  });
});

describe('countries', () => {
  const COUNTRIES = [
    { code: 'DE', dialingCode: '49', name: 'Đức' },
    { code: 'US', dialingCode: '1', name: 'Hoa Kỳ' },
    { code: 'VN', dialingCode: '84', name: 'Việt Nam' },
  ];
  const codes = (typed: string) => findCountries(COUNTRIES, typed).map(({ code }) => code);

  it("start with the merchant's country", () => {
    expect(homeCountryOf(COUNTRIES, 'VND', 'de')?.code).toBe('VN');
    expect(homeCountryOf([], 'VND', 'de')).toBeUndefined();
  });

  it("start with the browser's country where several countries share the merchant's currency", () => {
    const home = (language: string) => homeCountryOf(COUNTRIES, 'EUR', language)?.code;
    expect([home('en'), home('vi-VN'), home('de-DE'), home('fr')]).toEqual(['US', 'VN', 'DE', 'DE']);
    // Some browsers name no language, or one that is none.
    expect([home(''), home('C')]).toEqual(['DE', 'DE']);
  });

  it('are found by name without accents, by dialling code and by ISO code', () => {
    expect([codes('viet'), codes('duc'), codes('+8'), codes('0049'), codes('us'), codes('zz'), codes(' ')]).toEqual([
      ['VN'],
      ['DE'],
      ['VN'],
      ['DE'],
      ['US'],
      [],
      ['DE', 'US', 'VN'],
    ]);
  });
});
