import { describe, expect, it } from 'vitest';
import { maskEmail, maskMobile, parseMobile } from './mobile.ts';

describe('mobile numbers', () => {
  it.each([
    ['0912345678', '84', '+84912345678'],
    ['912345678', '+84', '+84912345678'],
    ['091 234-56.78', '84', '+84912345678'],
    ['84912345678', '84', '+84912345678'],
    ['0084912345678', '84', '+84912345678'],
    ['840912345678', '84', '+84912345678'],
    ['013812345678', '86', '+8613812345678'],
    ['8613812345678', '86', '+8613812345678'],
    ['012345678', '855', '+85512345678'],
    ['12345678', '855', '+85512345678'],
    ['9171234567', '63', '+639171234567'],
    ['2015550123', '1', '+12015550123'],
  ])('%s of +%s is %s', (digits, dialing, expected) => {
    expect(parseMobile(digits, dialing)).toBe(expected);
  });

  it.each([
    ['', '84'],
    ['85512345678', '84'],
    ['0085512345678', '84'],
    ['123', '84'],
    ['0212345678', '84'],
    ['02438252525', '84'],
    ['0912345678', ''],
    ['0912345678', '999'],
    ['+84912345678', '84'],
    ['09123456789012', '84'],
    ['0912345678; drop', '84'],
    ['٠٩١٢٣٤٥٦٧٨', '84'],
  ])('rejects %j of +%s', (digits, dialing) => {
    expect(() => parseMobile(digits, dialing)).toThrow('mobile.format');
  });

  it('are masked for display, like addresses', () => {
    expect(maskMobile('+84912345678')).toBe('+84******678');
    expect(maskEmail('person@example.com')).toBe('p***@example.com');
  });
});
