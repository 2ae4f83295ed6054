import type { GameFilter } from '../api/game-list.ts';

const LONGEST = 64;

/** Filter of a game list from its address; what is missing or too long is left out. The default type is RNG. */
export function gameFilterOf(search: Record<string, string>): GameFilter {
  const { gameType, vassalage } = search;
  return { gameType: isFit(gameType) ? gameType : 'RNG', ...(isFit(vassalage) && { vassalage }) };
}

function isFit(value: string | undefined): value is string {
  return value !== undefined && value !== '' && value.length <= LONGEST;
}
