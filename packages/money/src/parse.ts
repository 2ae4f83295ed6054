/** The text is not an amount in wire form. The text itself is kept out of the message. */
export class MoneyFormatError extends Error {
  override readonly name = 'MoneyFormatError';
}

/**
 * Reads a decimal string of the wire ("1000", "1000.5", "-1000.00") as minor units.
 * No exponent, space, '+', grouping, redundant leading zero, or more than `decimals` decimals.
 * The value in minor units has at most 18 digits, so it always fits a 64-bit database column.
 * @throws MoneyFormatError on anything else
 */
export function parseMinor(text: string, decimals = 2): bigint {
  const minor = tryParseMinor(text, decimals);
  if (minor === null) throw new MoneyFormatError(`not an amount with at most ${decimals} decimals`);
  return minor;
}

/** As {@link parseMinor}, but answers null instead of throwing. */
export function tryParseMinor(text: string, decimals = 2): bigint | null {
  const match = WIRE_AMOUNT.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return null;
  if (whole.length + decimals > MAX_DIGITS) return null;
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -minor : minor;
}

const MAX_DIGITS = 18;
const WIRE_AMOUNT = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/;
