import type { Play } from '../api/plays.ts';

/** Odds count for one unit, but a line of lo is charged for many: odds × 10,000. */
const SCALE = 10_000n;

/** What one hit pays, in prices of the whole line: cut off after four decimals, so that it never promises more. */
export function priceMultiple({ odds, units }: Pick<Play, 'odds' | 'units'>): string {
  const scaled = BigInt(odds) / BigInt(units);
  const decimals = String(scaled % SCALE)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return decimals === '' ? String(scaled / SCALE) : `${scaled / SCALE}.${decimals}`;
}
