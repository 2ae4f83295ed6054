import { parseMinor, wholeUnit } from '@fairlot/money';
import { typedDigits } from '../../../shared/i18n/format.ts';

const MOST_DIGITS = 11;

/** Digits typed in a language (BCP 47 tag), without leading zeros; amounts are whole units of the currency. */
export function digitsOf(text: string, tag: string): string {
  return typedDigits(text, tag).replace(/^0+/, '').slice(0, MOST_DIGITS);
}

/** Minor units of typed digits; zero for an empty text. */
export function minorOf(digits: string): bigint {
  return digits === '' ? 0n : BigInt(digits) * wholeUnit();
}

/** The digits of a wire amount: "50000.00" becomes "50000". */
export function digitsOfAmount(amount: string): string {
  return (parseMinor(amount) / wholeUnit()).toString();
}

export type AmountProblem = 'empty' | 'low' | 'high';

/** Problem of an amount (minor units) against a method's limits (wire amounts). */
export function amountProblem(minor: bigint, limits: { min: string; max: string }): AmountProblem | null {
  if (minor === 0n) return 'empty';
  if (minor < parseMinor(limits.min)) return 'low';
  return minor > parseMinor(limits.max) ? 'high' : null;
}
