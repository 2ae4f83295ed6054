import { tryParseMinor } from '@fairlot/money';
import { Refusal } from '../../../platform/refusal.ts';
import type { DrawLimits, WantedOdds } from '../index.ts';
import type { OddsWish } from './odds-wish.ts';

/**
 * Odds and limits out of their decimal texts: odds with four decimals, amounts with two.
 * @throws Refusal request.invalid {field, reason}
 */
export function termsOf({ plays, memberDraw, drawExposure }: Pick<OddsWish, 'plays' | 'memberDraw' | 'drawExposure'>): {
  wanted: WantedOdds[];
  limits: DrawLimits;
} {
  const wanted = plays.map(({ play, odds, minUnitStake, maxUnitStake, memberNumber, memberPlay, liability }) => {
    const amount = (field: string, text: string, decimals?: number) => parse(`${play}/${field}`, text, decimals);
    return {
      play,
      odds: amount('odds', odds, ODDS_DECIMALS),
      minUnitStakeMinor: amount('minUnitStake', minUnitStake),
      maxUnitStakeMinor: amount('maxUnitStake', maxUnitStake),
      ...(memberNumber === null ? {} : { memberNumberMinor: amount('memberNumber', memberNumber) }),
      ...(memberPlay === null ? {} : { memberPlayMinor: amount('memberPlay', memberPlay) }),
      ...(liability === null ? {} : { liabilityMinor: amount('liability', liability) }),
    };
  });
  const limits = {
    memberDrawMinor: memberDraw === null ? null : parse('memberDraw', memberDraw),
    ...(drawExposure === undefined ? {} : { exposureMinor: parse('drawExposure', drawExposure) }),
  };
  return { wanted, limits };
}

const ODDS_DECIMALS = 4;

function parse(field: string, text: string, decimals?: number): bigint {
  const minor = tryParseMinor(text, decimals);
  if (minor === null) throw new Refusal('request.invalid', { field, reason: 'format' });
  return minor;
}
