import { exactReturn, oddsWithRebate } from '@fairlot/lottery-maths';
import { Refusal } from '../../../platform/refusal.ts';
import type { LotteryGame } from '../games/games.ts';

type Plays = LotteryGame['plays'];

/** Plays of published odds, which never change, by rebate. */
const known = new WeakMap<Plays, Map<number, Plays>>();

/**
 * The game with the odds of a player who takes a rebate.
 * @param rebate tenths of a percent of the stake; 0 returns the same game
 * @throws Refusal request.invalid {field: 'rebate', reason: 'above', max}
 */
export function atRebate(game: LotteryGame, rebate: number): LotteryGame {
  if (rebate === 0) return game;
  if (rebate > game.maxRebate)
    throw new Refusal('request.invalid', { field: 'rebate', reason: 'above', max: game.maxRebate });
  const byRebate = known.get(game.plays) ?? new Map<number, Plays>();
  known.set(game.plays, byRebate);
  const plays = byRebate.get(rebate) ?? adjusted(game, rebate);
  byRebate.set(rebate, plays);
  return { ...game, plays };
}

const adjusted = ({ plays, structure }: LotteryGame, rebate: number): Plays =>
  new Map(
    [...plays].map(([code, play]) => [
      code,
      { ...play, odds: oddsWithRebate(play.odds, exactReturn(play, structure), rebate) },
    ]),
  );
