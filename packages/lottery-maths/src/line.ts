import { formatMinor, payoutMinor } from '@fairlot/money';
import type { Play } from './play.ts';

/** Price of a line: unit stake × units, in minor units. */
export function linePriceMinor(play: Play, unitStakeMinor: bigint): bigint {
  return unitStakeMinor * BigInt(play.units);
}

/** Gross payout of a line in minor units, rounded down once; 0 without hits. */
export function linePayoutMinor(play: Play, unitStakeMinor: bigint, hits: number): bigint {
  return payoutMinor(unitStakeMinor, play.odds, hits);
}

/** Odds for display: 995000n (× 10,000) is "99.5", 9800000n is "980". */
export function formatOdds(odds: bigint): string {
  return formatMinor(odds, 4).replace(/\.?0+$/, '');
}
