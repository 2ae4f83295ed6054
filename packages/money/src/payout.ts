const ODDS_SCALE = 10_000n;

/**
 * Gross payout of one line: floor(unit stake × odds × hits / 10,000), rounded down once.
 * `oddsScaled` is odds × 10,000; `hits` a whole number from 0.
 * @throws RangeError on a negative input or hits that are not whole
 */
export function payoutMinor(unitStakeMinor: bigint, oddsScaled: bigint, hits: number): bigint {
  if (!Number.isSafeInteger(hits) || hits < 0) throw new RangeError('hits must be a whole number from 0');
  // bigint division truncates towards zero, which equals floor only for amounts that are not negative
  if (unitStakeMinor < 0n || oddsScaled < 0n) throw new RangeError('stake and odds must not be negative');
  return (unitStakeMinor * oddsScaled * BigInt(hits)) / ODDS_SCALE;
}
