import { amountDecimals, displayMinor, formatMinor, stakeStep, tryParseMinor, wholeUnit } from '@fairlot/money';
import { formatDecimal, typedDecimal } from './format.ts';

/** As many as an amount of a request may have. */
const MOST_DIGITS = 13;
const TYPED = /^\d{1,13}(\.\d{0,3})?$/;

/** Whether players type decimals: where usual stakes are below one unit, as in GBP. Elsewhere amounts are whole. */
export const hasDecimals = (): boolean => stakeStep() < wholeUnit();

/**
 * The amount typed in a language (BCP 47 tag): digits without leading zeros, where players type decimals with a point
 * and the decimals so far.
 */
export function digitsOf(text: string, tag: string): string {
  const { whole, fraction, hasSign } = typedDecimal(text, tag);
  if (!hasDecimals()) return whole.replace(/^0+/, '').slice(0, MOST_DIGITS);
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS);
  return hasSign ? `${digits || '0'}.${fraction.slice(0, amountDecimals())}` : digits;
}

/** A typed amount that the device kept; empty if it is none. */
export function keptDigits(kept: string): string {
  return TYPED.test(kept) && (hasDecimals() || !kept.includes('.')) ? kept : '';
}

/** Minor units of a typed amount; zero for an empty text. */
export function minorOf(digits: string): bigint {
  return tryParseMinor(digits.replace(/\.$/, '')) ?? 0n;
}

/**
 * A wire amount as if it had been typed: "50000.00" becomes "50000", "0.50" stays if players type decimals. Empty for
 * anything else, such as a value of an address that is not an amount.
 */
export function digitsOfAmount(amount: string): string {
  const minor = tryParseMinor(amount);
  if (minor === null) return '';
  if (!hasDecimals()) return (minor / wholeUnit()).toString();
  return formatMinor(minor).replace(/\.0+$/, '');
}

/** A typed amount as its field shows it: grouped by the language (BCP 47 tag), with the decimals so far. */
export function groupedDigits(digits: string, tag: string): string {
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole === '' ? '' : displayMinor(minorOf(whole), { locale: tag, decimals: 0 });
  return fraction === undefined ? grouped : grouped + formatDecimal(`.${fraction}`, tag);
}
