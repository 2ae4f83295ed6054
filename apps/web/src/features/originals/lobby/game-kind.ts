/** Kinds of in-house games, by which their list is filtered. */
export type GameKind = 'instant' | 'tables' | 'slots';

const TABLES = new Set(['roulette', 'blackjack', 'baccarat', 'videopoker']);

/** The kind of an in-house game, by its code. */
export function kindOf(game: string): GameKind {
  if (TABLES.has(game)) return 'tables';
  return game.startsWith('slot-') ? 'slots' : 'instant';
}
