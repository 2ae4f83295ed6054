/** A game with the data of its tile. */
export type Listed = { code: string; name: string; nodeId: string; category: string };

const FRESH_MS = 60_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 20;
const WAIT_MS = 3000;

export type Directory = {
  /** Games of a vendor; empty while the operator does not answer. */
  games(vendor: string): Promise<Listed[]>;
  find(vendor: string, game: string): Promise<Listed | undefined>;
};

/**
 * The vendors here have exactly the games in the operator's catalogue. Names and pictures are read from its public
 * list, so that every tile opens the game that it shows.
 */
export function createDirectory(operatorOrigin: string): Directory {
  const known = new Map<string, { at: number; games: Promise<Listed[]> }>();
  const read = async (vendor: string): Promise<Listed[]> => {
    const games: Listed[] = [];
    for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
      const query = new URLSearchParams({ vassalage: vendor, pageNo: String(pageNo), pageSize: String(PAGE_SIZE) });
      // Reads page by page; the next page is requested only if there is one.
      // oxlint-disable-next-line no-await-in-loop
      const page = await readPage(`${operatorOrigin}/lgw/game/list?${query.toString()}`);
      games.push(...page.games);
      if (pageNo >= page.totalPages) break;
    }
    return games;
  };
  const games = (vendor: string): Promise<Listed[]> => {
    const entry = known.get(vendor);
    if (entry !== undefined && Date.now() - entry.at < FRESH_MS) return entry.games;
    const asked = read(vendor).catch(() => {
      known.delete(vendor);
      return [];
    });
    known.set(vendor, { at: Date.now(), games: asked });
    // An empty list is not cached, so games that the operator adds are found immediately.
    void asked.then((found) => found.length === 0 && known.delete(vendor));
    return asked;
  };
  return { games, find: async (vendor, game) => (await games(vendor)).find(({ code }) => code === game) };
}

async function readPage(address: string): Promise<{ games: Listed[]; totalPages: number }> {
  const response = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) });
  const { value } = (await response.json()) as {
    value: { games: Record<'gameId' | 'remark' | 'displayName' | 'nodeId' | 'gameType', string>[]; totalPages: number };
  };
  return {
    totalPages: value.totalPages,
    games: value.games.map(({ gameId, remark, displayName, nodeId, gameType }) => ({
      code: gameId,
      name: remark || displayName,
      nodeId,
      category: gameType,
    })),
  };
}
