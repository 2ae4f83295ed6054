import { amountDecimals } from './currency.ts';

/** The text is not an amount in wire form. The message does not contain the text. */
export class MoneyFormatError extends Error {
  override readonly name = 'MoneyFormatError';
}

/**
 * Reads a decimal string of the wire ("1000", "1000.5", "-1000.00") as minor units. Rejects an exponent, space, '+',
 * grouping, a redundant leading zero, or more than `decimals` decimals. Without `decimals` the amount is in the
 * merchant's currency; "1000.00" equals "1000" if that has no decimals. The value in minor units has at most 18 digits,
 * so it always fits a 64-bit database column.
 * @throws MoneyFormatError on anything else
 */
export function parseMinor(text: string, decimals?: number): bigint {
  const minor = tryParseMinor(text, decimals);
  if (minor === null) throw new MoneyFormatError(`not an amount with at most ${decimals ?? amountDecimals()} decimals`);
  return minor;
}

/** Whether an amount of the wire is zero. Its text depends on the decimals of the currency. */
export const isZero = (amount: string): boolean => parseMinor(amount) === 0n;

/** Like {@link parseMinor}, but returns null instead of throwing. */
export function tryParseMinor(text: string, wanted?: number): bigint | null {
  const match = WIRE_AMOUNT.exec(text);
  if (match === null) return null;
  const decimals = wanted ?? amountDecimals();
  const [, sign = '', whole = '', written = ''] = match;
  const fraction = wanted === undefined && decimals === 0 && ZERO_CENTS.test(written) ? '' : written;
  if (fraction.length > decimals) return null;
  if (whole.length + decimals > MAX_DIGITS) return null;
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -minor : minor;
}

const MAX_DIGITS = 18;
const ZERO_CENTS = /^0{1,2}$/;
const WIRE_AMOUNT = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/;
