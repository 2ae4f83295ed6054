import type { Play } from '../api/plays.ts';

/** Scale of odds (× 10,000). Odds apply to one unit, but a line of lo costs many units. */
const SCALE = 10_000n;

/**
 * Payout of one hit as a multiple of the price of the whole line. Truncated to four decimals, so that it never promises
 * too much.
 */
export function priceMultiple({ odds, units }: Pick<Play, 'odds' | 'units'>): string {
  const scaled = BigInt(odds) / BigInt(units);
  const decimals = String(scaled % SCALE)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return decimals === '' ? String(scaled / SCALE) : `${scaled / SCALE}.${decimals}`;
}
