interface Offered {
  code: string;
  enabled: boolean;
  joins: readonly string[] | null;
}

/** The games, with each joined one on offer only while both its stations are. */
export function withJoined<Game extends Offered>(games: readonly Game[]): Game[] {
  const on = new Set(games.flatMap(({ code, enabled }) => (enabled ? [code] : [])));
  return games.map((game) =>
    game.joins === null ? game : { ...game, enabled: game.enabled && game.joins.every((code) => on.has(code)) },
  );
}
