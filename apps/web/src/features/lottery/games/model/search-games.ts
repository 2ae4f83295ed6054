import type { LotteryGame } from '../api/menu.ts';

export const SEARCH_PAGE_SIZE = 20;

/** Games with any of the tags (all games without tags) whose name contains the text, ignoring accents and case. */
export function searchGames(games: readonly LotteryGame[], tags: readonly string[], text: string): LotteryGame[] {
  return games.filter(({ gameMenuTag, remark }) => isFound(gameMenuTag, remark, tags, text));
}

/** Whether a game of this group and name is among those of `searchGames`. */
export function isFound(tag: string, name: string, tags: readonly string[], text: string): boolean {
  return (tags.length === 0 || tags.includes(tag)) && plain(name).includes(plain(text));
}

/** Lower case without accents, so that "da nang" finds "Đà Nẵng". */
export function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();
}
