import { tryParseMinor } from '@fairlot/money';
import type { Tx } from '../../../platform/db/index.ts';
import type { LotteryPlatform } from '../ports.ts';
import { invalidField } from '../../../platform/refusal.ts';
import type { DrawLimits, WantedOdds } from '../actions/publish-odds.ts';
import type { OddsInput } from './odds-input.ts';

/**
 * Parses odds and limits from decimal strings: odds with four decimals, amounts with two.
 * @throws Refusal request.invalid {field, reason}
 */
export function termsOf({
  plays,
  memberDraw,
  drawExposure,
}: Pick<OddsInput, 'plays' | 'memberDraw' | 'drawExposure'>): {
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
    exposureMinor: parse('drawExposure', drawExposure),
  };
  return { wanted, limits };
}

/**
 * Lets other rooms object before the minimum price of a line of the game changes.
 * @throws Refusal of the room that depends on it
 */
export async function askLeastStake(
  { checkLeastStake }: Pick<LotteryPlatform, 'checkLeastStake'>,
  tx: Tx,
  gameId: string,
  wanted: readonly WantedOdds[],
): Promise<void> {
  const leastMinor = wanted.reduce<bigint | null>(
    (low, { minUnitStakeMinor: least }) => (low === null || least < low ? least : low),
    null,
  );
  await checkLeastStake(tx, { gameId, leastMinor });
}

const ODDS_DECIMALS = 4;

function parse(field: string, text: string, decimals?: number): bigint {
  const minor = tryParseMinor(text, decimals);
  if (minor === null) throw invalidField(field, 'format');
  return minor;
}
