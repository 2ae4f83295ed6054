import type { Database } from '../../platform/db/index.ts';
import type { OwnStakes } from './ports.ts';
import { readVersion } from './repository.ts';
import { loadSnapshot, type CatalogueSnapshot } from './snapshot.ts';

export interface CatalogueCache {
  /** The current snapshot, with the categories that the merchant shows now. */
  current(): Promise<CatalogueSnapshot>;
  /** The snapshot that was read last. */
  latest(): CatalogueSnapshot | undefined;
  /** Reads the catalogue again if it has changed; concurrent callers share one read. */
  refresh(): Promise<void>;
}

/** @param shownCategories called for every request, so it must be cheap */
export function createCatalogueCache(
  db: Database,
  shownCategories: () => Promise<readonly string[]>,
  ownStakes: () => readonly OwnStakes[],
): CatalogueCache {
  let cached: CatalogueSnapshot | undefined;
  let reading: Promise<void> | undefined;
  let wanted = false;

  function refresh(): Promise<void> {
    wanted = true;
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }
  /** A request during a read triggers another read, because it may concern data that was already read. */
  async function read(): Promise<void> {
    while (wanted) {
      wanted = false;
      const shown = await shownCategories();
      if (cached && isSame(cached.shown, shown) && cached.version === (await readVersion(db))) continue;
      cached = await loadSnapshot(db, shown, ownStakes());
    }
  }
  return {
    refresh,
    latest: () => cached,
    current: async () => {
      // Pages request lists when they are notified of a change, so they wait for it instead of getting the old
      // snapshot.
      if (reading !== undefined) await reading.catch(() => undefined);
      if (cached === undefined || !isSame(cached.shown, await shownCategories())) await refresh();
      if (cached === undefined) throw new Error('the catalogue was not read');
      return cached;
    },
  };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((entry, place) => entry === b[place]));
}
