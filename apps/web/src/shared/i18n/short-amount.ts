import { wholeUnit } from '@fairlot/money';
import { numberText } from './number-text.ts';

const SHORT = { notation: 'compact', maximumFractionDigits: 1 } as const;
/** Below one unit, one decimal would name neighbouring lines of a chart alike, or a loss "−0". */
const BELOW_ONE = { maximumSignificantDigits: 2 } as const;

/**
 * A rounded amount for places with little space, such as the scale of a chart: "1.3M", "−200". Exact amounts must be
 * beside it.
 * @param minor minor units
 * @param options.sign shows a plus before gains
 */
export function shortAmount(minor: bigint | number, tag: string, options: { sign?: boolean } = {}): string {
  const value = Number(minor) / Number(wholeUnit());
  const size = Math.abs(value);
  const plus = options.sign === true && value > 0 ? '+' : '';
  return `${value < 0 ? '\u2212' : plus}${numberText(size, tag, size < 1 ? BELOW_ONE : SHORT)}`;
}
