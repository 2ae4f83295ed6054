/** A game in its vendor's list. */
export interface Offered {
  gameId: string;
  name: string;
  /** Such as RNG; empty if the vendor names no known one. */
  gameType: string;
}

/** A game in our catalogue. */
export interface Known extends Offered {
  isEnabled: boolean;
}

export interface GameDifferences {
  added: Offered[];
  renamed: { gameId: string; name: string; was: string }[];
  gone: Offered[];
}

/**
 * Differences between a vendor's list and our catalogue. A game that operators switched off stays off, whatever the
 * list contains. A game without a kind gets the kind of most of the vendor's other games.
 */
export function differencesOf(theirs: readonly Offered[], ours: readonly Known[]): GameDifferences {
  const known = new Map(ours.map((game) => [game.gameId, game]));
  const offered = new Set(theirs.map(({ gameId }) => gameId));
  const usual = mostFrequent(ours.map(({ gameType }) => gameType)) ?? 'RNG';
  return {
    added: theirs
      .filter(({ gameId }) => !known.has(gameId))
      .map((game) => ({ ...game, gameType: game.gameType || usual })),
    renamed: theirs.flatMap(({ gameId, name }) => {
      const own = known.get(gameId);
      return own?.isEnabled && own.name !== name ? [{ gameId, name, was: own.name }] : [];
    }),
    gone: ours
      .filter(({ gameId, isEnabled }) => isEnabled && !offered.has(gameId))
      .map(({ gameId, name, gameType }) => ({ gameId, name, gameType })),
  };
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
