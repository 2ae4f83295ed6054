import type { BodyOf, lottery as contract } from '@fairlot/contract';
import { canonicalPicks, linePriceMinor, validatePicks } from '@fairlot/lottery-maths';
import { formatMinor, stakeStep, tryParseMinor } from '@fairlot/money';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import type { LotteryGame } from '../games/games.ts';
import type { OfferedPlay } from '../games/terms.ts';

type WantedLine = BodyOf<typeof contract.placeTicket>['lines'][number];

/** A validated line to be sold; amounts in minor units, picks in canonical order. */
export interface PricedLine {
  play: OfferedPlay;
  picks: string[];
  unitStakeMinor: bigint;
  priceMinor: bigint;
}

/**
 * Validates every line against the game and prices it.
 * @throws Refusal picks.invalid {line, reason}, request.invalid {field, reason} or limit.exceeded {line, min, max,
 * step} / {maxLines}; lines count from 0
 */
export function priceLines(game: LotteryGame, lines: readonly WantedLine[]): PricedLine[] {
  if (lines.length > game.maxLines) throw new Refusal('limit.exceeded', { maxLines: game.maxLines });
  return lines.map((wanted, line) => {
    const play = game.plays.get(wanted.play);
    if (play === undefined) throw new Refusal('picks.invalid', { line, reason: 'play.unknown' });
    const reason = validatePicks(play, wanted.picks);
    if (reason !== null) throw new Refusal('picks.invalid', { line, reason });
    const unitStakeMinor = unitStakeOf(game, play, wanted, line);
    return {
      play,
      picks: canonicalPicks(play, wanted.picks),
      unitStakeMinor,
      priceMinor: linePriceMinor(play, unitStakeMinor),
    };
  });
}

/** The given stake: an amount of money, or points where the game has them. */
function unitStakeOf(
  { pointMinor }: LotteryGame,
  { minUnitStakeMinor, maxUnitStakeMinor }: OfferedPlay,
  { unitStake, points }: WantedLine,
  line: number,
): bigint {
  if ((unitStake === undefined) === (points === undefined)) throw invalidField(`lines/${line}`, 'stake');
  if (points !== undefined && pointMinor === null) throw invalidField(`lines/${line}/points`, 'points');
  const minor = points === undefined ? tryParseMinor(unitStake ?? '') : BigInt(points) * (pointMinor ?? 0n);
  if (minor === null || minor < minUnitStakeMinor || minor > maxUnitStakeMinor || minor % stakeStep() !== 0n) {
    throw new Refusal('limit.exceeded', {
      line,
      min: formatMinor(minUnitStakeMinor),
      max: formatMinor(maxUnitStakeMinor),
      step: formatMinor(stakeStep()),
    });
  }
  return minor;
}
