import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayMinor, formatMinor } from './index.ts';

describe('displayMinor', () => {
  it('groups, keeps two decimals and uses the true minus sign', () => {
    expect(displayMinor(500_000_000n)).toBe('5,000,000.00');
    expect(displayMinor(-123_450n)).toBe('\u22121,234.50');
    expect(displayMinor(0n, { sign: true })).toBe('0.00');
    expect(displayMinor(5n, { sign: true })).toBe('+0.05');
  });

  it('omits only a zero fraction when whole amounts are requested', () => {
    expect(displayMinor(100_000n, { decimals: 0 })).toBe('1,000');
    expect(displayMinor(100_050n, { decimals: 0 })).toBe('1,000.50');
  });

  it('follows the locale with Latin digits', () => {
    expect(displayMinor(1_234_567_890n, { locale: 'vi' })).toBe('12.345.678,90');
    expect(displayMinor(1_234_567_890n, { locale: 'hi-IN' })).toBe('1,23,45,678.90');
  });

  it('is exact far beyond the precision of a number', () => {
    expect(displayMinor(999_999_999_999_999_999n)).toBe('9,999,999,999,999,999.99');
  });

  it('shows the same digits as the wire form, whatever the locale', () => {
    const locale = fc.constantFrom(
      'en',
      'vi',
      'de',
      'fr',
      'ar-EG',
      'fa',
      'my',
      'bn',
      'es',
      'pl',
      'th-u-nu-thai',
      'zh-CN',
    );
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), locale, (minor, tag) => {
        const shown = displayMinor(minor, { locale: tag });
        expect(shown.replace(/[^0-9]/g, '')).toBe(formatMinor(minor).replace(/[^0-9]/g, ''));
        expect(shown.startsWith('\u2212')).toBe(minor < 0n);
      }),
    );
  });
});
