import { lowestPicks } from './canonical-picks.ts';
import type { Play } from './play.ts';
import { formatMinor, reduce } from '@fairlot/money';
import type { Rational } from '@fairlot/money';
import { engineOf } from './rules/engine.ts';
import type { DrawStructure } from './structure.ts';

/** Part of the line price that is paid back on average, in lowest terms: 199/200 is "99.50". */
export interface ExactReturn extends Rational {
  /** Percent with two decimals, truncated rather than rounded so that it never promises more. */
  percentText: string;
}

/**
 * Exact long-run return of a play: expected hits × odds / units, before the payout of a line is rounded down to the
 * minor unit. Assumes uniform numbers that are independent or drawn without repetition, as the structure defines. All
 * picks of one play have the same return.
 */
export function exactReturn(play: Play, structure: DrawStructure): ExactReturn {
  const expected = engineOf(play.rule, structure).expectedHits(lowestPicks(play));
  const fraction = reduce({
    numerator: expected.numerator * play.odds,
    denominator: expected.denominator * BigInt(play.units) * ODDS_SCALE,
  });
  const hundredthsOfPercent = (fraction.numerator * 10_000n) / fraction.denominator;
  return { ...fraction, percentText: formatMinor(hundredthsOfPercent, 2) };
}

const ODDS_SCALE = 10_000n;
