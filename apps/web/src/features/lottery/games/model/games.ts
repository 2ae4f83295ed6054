import type { LotteryGame, LotteryMenu } from '../api/menu.ts';

/** All games without duplicates; a game may be in several groups. */
export function allGames(menu: LotteryMenu): LotteryGame[] {
  const byCode = new Map(menu.flatMap((group) => group.gameMenus).map((game) => [game.gameCode, game]));
  return [...byCode.values()];
}

export const ALL_TAG = 'ALL';

/** Tags of the groups, except the one of all games. */
export function groupTags(menu: LotteryMenu): string[] {
  return menu.map((group) => group.tag).filter((tag) => tag !== ALL_TAG);
}

/** Games of a group, those that close first on top; games that are not on sale are last. */
export function gamesOf(menu: LotteryMenu, tag: string): LotteryGame[] {
  const games = tag === ALL_TAG ? allGames(menu) : allGames(menu.filter((group) => group.tag === tag));
  return games.toSorted((a, b) => closing(a) - closing(b));
}

const GAME_CODE = /^[A-Z0-9_]{2,32}$/;

/** Game code in an address; empty when it is missing or invalid. */
export function gameCodeOf(search: Record<string, string>): string {
  const code = search['gameCode'] ?? '';
  return GAME_CODE.test(code) ? code : '';
}

function closing(game: LotteryGame): number {
  return game.isSale && game.numero !== null ? game.remainTime - game.lockTime : Infinity;
}
