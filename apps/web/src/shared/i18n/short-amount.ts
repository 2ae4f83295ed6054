import { wholeUnit } from '@fairlot/money';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A rounded amount for places with little space, such as the scale of a chart: "1.3M", "−200". Exact amounts must be
 * beside it.
 * @param minor minor units
 * @param options.sign shows a plus before gains
 */
export function shortAmount(minor: bigint | number, tag: string, options: { sign?: boolean } = {}): string {
  const format =
    formats.get(tag) ??
    new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1, numberingSystem: 'latn' });
  formats.set(tag, format);
  const value = Number(minor) / Number(wholeUnit());
  const plus = options.sign === true && value > 0 ? '+' : '';
  return `${value < 0 ? '\u2212' : plus}${format.format(Math.abs(value))}`;
}
