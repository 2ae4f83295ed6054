import type { OriginalGame } from '../api/originals.ts';

export interface GameProps {
  game: OriginalGame;
}

/** Percent of a setting as the game publishes it. */
export function percentOf({ returns }: OriginalGame, setting = ''): string {
  return (returns.find((each) => each.setting === setting) ?? returns[0])?.percent ?? '';
}
