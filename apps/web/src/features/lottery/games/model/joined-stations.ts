import type { LotteryGame } from '../api/menu.ts';

/** The two stations of a joined lottery, whose tickets are bought on the page of the first. */
export function stationsIn(
  games: readonly LotteryGame[],
  gameCode: string,
): readonly [LotteryGame, LotteryGame] | undefined {
  for (const first of games) {
    const second = games.find((game) => gameCode === `${first.gameCode}_${game.gameCode}`);
    if (second !== undefined) return [first, second];
  }
  return undefined;
}
