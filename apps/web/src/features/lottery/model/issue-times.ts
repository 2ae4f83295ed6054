import type { Stamped } from '../../../shared/query/stamped.ts';
import type { LotteryGame, LotteryMenu } from '../api/menu.ts';

/** When the current issue is drawn, server epoch ms. */
export function drawAtOf(game: LotteryGame, stampedAt: number): number {
  return stampedAt + game.remainTime;
}

/** When its sale closes, server epoch ms: `lockTime` before the draw. */
export function closeAtOf(game: LotteryGame, stampedAt: number): number {
  return drawAtOf(game, stampedAt) - game.lockTime;
}

/** Every game once, those on sale first, by time to close. */
export function listGames(menu: LotteryMenu): LotteryGame[] {
  const games = [...new Map(menu.flatMap(({ gameMenus }) => gameMenus).map((game) => [game.gameCode, game])).values()];
  return games.sort((a, b) => Number(b.isSale) - Number(a.isSale) || a.remainTime - a.lockTime - (b.remainTime - b.lockTime));
}

const SOONEST_MS = 2000;
const LATEST_MS = 60_000;

/** How long until the list should be asked for again should no live event say so: after the next draw. */
export function refreshDelayMs({ at, value }: Stamped<LotteryMenu>, nowMs: number): number {
  const draws = listGames(value).filter(({ isSale }) => isSale).map((game) => drawAtOf(game, at) - nowMs + SOONEST_MS);
  return Math.min(LATEST_MS, Math.max(SOONEST_MS, Math.min(...draws, LATEST_MS)));
}
