import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  allocate,
  convertUsual,
  CURRENCY_CODES,
  currencyDecimals,
  displayMinor,
  formatMinor,
  keepCurrency,
  MoneyFormatError,
  parseMinor,
  payoutMinor,
  tryParseMinor,
  stakeStep,
  usualMinor,
  wholeUnit,
} from './index.ts';

const MAX_MINOR = 10n ** 18n - 1n;
const minor = fc.bigInt(-MAX_MINOR, MAX_MINOR);

describe('parseMinor', () => {
  it.each([
    ['0', 0n],
    ['1000', 100_000n],
    ['1000.5', 100_050n],
    ['1000.00', 100_000n],
    ['-0.05', -5n],
    ['9999999999999999.99', MAX_MINOR],
  ])('reads %s', (text, expected) => {
    expect(parseMinor(text)).toBe(expected);
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '1e3',
    '1.',
    '.5',
    '1.005',
    '1,000',
    '007',
    '--1',
    '-',
    '0x10',
    '1\n',
    '١٢',
    'NaN',
    '10000000000000000.00',
  ])('rejects %j', (text) => {
    expect(() => parseMinor(text)).toThrow(MoneyFormatError);
    expect(tryParseMinor(text)).toBeNull();
  });

  it('accepts only the decimals it is given', () => {
    expect(parseMinor('12', 0)).toBe(12n);
    expect(tryParseMinor('12.0', 0)).toBeNull();
    expect(parseMinor('12.345', 3)).toBe(12_345n);
  });

  it('reads back what formatMinor writes, for every amount and number of decimals', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 8 }), (amount, decimals) => {
        expect(parseMinor(formatMinor(amount, decimals), decimals)).toBe(amount);
      }),
    );
  });

  it('accepts no text that does not represent the returned amount', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+.0-9e ]{1,12}$/), (text) => {
        const amount = tryParseMinor(text);
        if (amount !== null) expect(Number(formatMinor(amount))).toBeCloseTo(Number(text), 6);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('formatMinor', () => {
  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [123_450n, '1234.50'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatMinor(amount)).toBe(text);
  });

  it('writes no point without decimals', () => {
    expect(formatMinor(-42n, 0)).toBe('-42');
  });
});

describe('allocate', () => {
  it('gives the remaining units to the largest remainders, then to the earlier position', () => {
    expect(allocate(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(allocate(10n, [1n, 2n, 4n])).toEqual([1n, 3n, 6n]);
    expect(allocate(-100n, [1n, 1n, 1n])).toEqual([-34n, -33n, -33n]);
  });

  it('rejects invalid weights', () => {
    expect(() => allocate(1n, [])).toThrow(RangeError);
    expect(() => allocate(1n, [0n, 0n])).toThrow(RangeError);
    expect(() => allocate(1n, [2n, -1n])).toThrow(RangeError);
  });

  it('loses nothing and never deviates a whole unit from the exact share', () => {
    const weights = fc.array(fc.bigInt(0n, 10n ** 12n), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(minor, weights, (total, list) => {
        const sum = list.reduce((a, b) => a + b, 0n);
        fc.pre(sum > 0n);
        const shares = allocate(total, list);
        expect(shares.reduce((a, b) => a + b, 0n)).toBe(total);
        shares.forEach((share, index) => {
          const gap = share * sum - total * (list[index] ?? 0n);
          expect(gap < sum && gap > -sum).toBe(true);
        });
      }),
    );
  });
});

describe('payoutMinor', () => {
  it('multiplies stake, odds and hits and rounds down once', () => {
    expect(payoutMinor(100_000n, 995_000n, 3)).toBe(29_850_000n);
    expect(payoutMinor(1n, 19_999n, 1)).toBe(1n);
    expect(payoutMinor(1n, 19_999n, 3)).toBe(5n);
    expect(payoutMinor(100_000n, 995_000n, 0)).toBe(0n);
  });

  it('rejects invalid input', () => {
    expect(() => payoutMinor(-1n, 10_000n, 1)).toThrow(RangeError);
    expect(() => payoutMinor(1n, -1n, 1)).toThrow(RangeError);
    expect(() => payoutMinor(1n, 1n, 0.5)).toThrow(RangeError);
    expect(() => payoutMinor(1n, 1n, -1)).toThrow(RangeError);
  });
});

describe('currencyDecimals', () => {
  it('accepts the supported currencies and rejects others', () => {
    expect(currencyDecimals('VND')).toBe(2);
    expect(currencyDecimals('FUN')).toBe(2);
    expect(() => currencyDecimals('XXX')).toThrow(RangeError);
  });
});

describe("the merchant's currency", () => {
  afterEach(() => keepCurrency('VND'));

  it.each([
    ['VND', '1234.50', 123_450n, '1,234.50', '1,234.50'],
    ['GBP', '1234.50', 123_450n, '1,234.50', '1,234.50'],
    ['JPY', '1234', 1234n, '1,234', '1,234'],
    ['KWD', '1234.500', 1_234_500n, '1,234.500', '1,234.500'],
  ])('writes and reads amounts in %s', (code, wire, amount, shown, short) => {
    keepCurrency(code);
    expect(formatMinor(amount)).toBe(wire);
    expect(parseMinor(wire)).toBe(amount);
    expect(displayMinor(amount)).toBe(shown);
    expect(displayMinor(amount, { decimals: 0 })).toBe(short);
    expect(displayMinor(wholeUnit() * 1000n, { decimals: 0 })).toBe('1,000');
    expect(currencyDecimals('FUN')).toBe(currencyDecimals(code));
  });

  it('rejects more decimals than the currency has, except .00 in a currency without decimals', () => {
    keepCurrency('JPY');
    expect([tryParseMinor('10.5'), tryParseMinor('10.00'), tryParseMinor('10.000')]).toEqual([null, 10n, null]);
    keepCurrency('KWD');
    expect([tryParseMinor('10.5'), tryParseMinor('10.0005')]).toEqual([10_500n, null]);
    expect(() => keepCurrency('XXX')).toThrow(RangeError);
  });

  it('does not affect numbers that are not money', () => {
    keepCurrency('JPY');
    expect([formatMinor(995n, 2), parseMinor('9.95', 2)]).toEqual(['9.95', 995n]);
  });

  it('provides typical default amounts', () => {
    const wire = CURRENCY_CODES.map((code) => {
      keepCurrency(code);
      return [code, formatMinor(usualMinor(5_000_000n))];
    });
    expect(Object.fromEntries(wire)).toMatchObject({
      VND: '50000.00',
      GBP: '5.00',
      JPY: '500',
      KWD: '0.500',
      THB: '50.00',
      IDR: '50000.00',
    });
    const steps = ['VND', 'THB', 'JPY', 'GBP', 'KWD'].map((code) => {
      keepCurrency(code);
      return formatMinor(stakeStep());
    });
    expect(steps).toEqual(['1.00', '1.00', '1', '0.01', '0.001']);
    expect(convertUsual(1n, 'VND', 'GBP')).toBe(1n);
    expect(convertUsual(500n, 'GBP', 'VND')).toBe(5_000_000n);
  });
});
