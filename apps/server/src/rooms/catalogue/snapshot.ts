import type { Executor } from '../../platform/db/index.ts';
import type { OwnStakes } from './ports.ts';
import { type GameRow, readGames, readVendors, readVersion, type VendorRow } from './repository.ts';
import { categoryOf, searchKey } from './rules.ts';
import { buildSearchIndex, type SearchIndex } from './search.ts';
import { inSlices } from './slices.ts';
import { ownNames, ownVendorNames } from './entries/own-tiles.ts';

/** Category with a separate lobby: it is last and not part of the menus. */
export const LOBBY_CATEGORY = 'LOTT';

/** Names of a vendor by operator language code, beside the common one. */
type VendorNames = Readonly<Record<string, string>>;

/** A visible vendor. */
export type SnapshotVendor = VendorRow & { names: VendorNames };

export interface SnapshotGame extends GameRow {
  category: string;
  vendorName: string;
  vendorNames: VendorNames;
  isInMaintenance: boolean;
  /** Names in their searchable form: the common one, and those by language. */
  key: string;
  keys: Readonly<Record<string, string>>;
}

export interface SnapshotCategory {
  category: string;
  vendors: (SnapshotVendor & { gameCount: number; classes: string[] })[];
}

/**
 * An immutable in-memory snapshot of the catalogue at one version. Hidden categories, vendors and games are not
 * included.
 */
export interface CatalogueSnapshot {
  version: bigint;
  /** Categories that the merchant shows in the menus, in order. */
  shown: readonly string[];
  games: readonly SnapshotGame[];
  categories: readonly SnapshotCategory[];
  vendors: ReadonlyMap<string, SnapshotVendor>;
  byNode: ReadonlyMap<string, SnapshotGame>;
  byGameId: ReadonlyMap<string, readonly SnapshotGame[]>;
  byCategory: ReadonlyMap<string, readonly SnapshotGame[]>;
  byVendor: ReadonlyMap<string, readonly SnapshotGame[]>;
  /** Operator codes of the languages in which some game or its vendor has its own name. */
  languages: ReadonlySet<string>;
  search: SearchIndex;
}

/** Reads the catalogue. With many games it takes a while, but never blocks the process for long. */
export async function loadSnapshot(
  executor: Executor,
  shown: readonly string[],
  ownStakes: readonly OwnStakes[],
): Promise<CatalogueSnapshot> {
  // The version is read first: changes made meanwhile are then read again instead of being missed.
  const version = await readVersion(executor);
  const stakes = await readStakes(executor, ownStakes);
  const vendors = (await readVendors(executor)).map((vendor) => ({
    ...vendor,
    names: ownVendorNames(vendor.code, vendor.displayName),
  }));
  const vendorOf = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const offered = [...shown, LOBBY_CATEGORY];
  const games: SnapshotGame[] = [];
  const byNode = new Map<string, SnapshotGame>();
  const [byGameId, byCategory, byVendor, byPlace] = [createGroups(), createGroups(), createGroups(), createGroups()];
  const languages = new Set<string>();
  await inSlices(inOrder(await readGames(executor)), (row) => {
    const vendor = vendorOf.get(row.vendor);
    if (vendor === undefined) return;
    const game = toSnapshotGame({ ...row, ...stakes.get(stakeKey(row)) }, vendor);
    if (!offered.includes(game.category)) return;
    games.push(game);
    byNode.set(game.nodeId, game);
    addTo(byGameId, game.gameId, game);
    addTo(byCategory, game.category, game);
    addTo(byVendor, game.vendor, game);
    addTo(byPlace, `${game.category}|${game.vendor}`, game);
    for (const language in game.names) languages.add(language);
    for (const language in vendor.names) languages.add(language);
  });
  const categories = offered
    .map((category) => ({
      category,
      vendors: vendors.flatMap((vendor) => {
        const own = byPlace.get(`${category}|${vendor.code}`);
        return own === undefined ? [] : [{ ...vendor, gameCount: own.length, classes: classesOf(own) }];
      }),
    }))
    .filter((entry) => entry.vendors.length > 0);
  return {
    version,
    shown,
    games,
    categories,
    vendors: vendorOf,
    byNode,
    byGameId,
    byCategory,
    byVendor,
    languages,
    search: await buildSearchIndex(games),
  };
}

const stakeKey = ({ vendor, gameId }: { vendor: string; gameId: string }) => `${vendor}|${gameId}`;

/** Stakes of our own games. Their rooms change them, so the catalogue does not store them. */
async function readStakes(executor: Executor, ownStakes: readonly OwnStakes[]) {
  const stakes = new Map<string, Pick<GameRow, 'minBetMinor' | 'lineCount'>>();
  for (const read of ownStakes)
    for (const { leastMinor, lineCount, ...game } of await read(executor))
      stakes.set(stakeKey(game), { minBetMinor: leastMinor, lineCount });
  return stakes;
}

/** Sorting is stable; if no game has a rank, nothing needs sorting. */
function inOrder(rows: GameRow[]): GameRow[] {
  const [first] = rows;
  return rows.every(({ rank }) => rank === first?.rank) ? rows : rows.sort((a, b) => a.rank - b.rank);
}

function toSnapshotGame(row: GameRow, vendor: SnapshotVendor): SnapshotGame {
  const own = ownNames(row.gameId, row.name);
  const names = Object.keys(row.names).length === 0 ? own : { ...own, ...row.names };
  const languages = Object.entries(names);
  return {
    ...row,
    names,
    category: categoryOf(row.vendor, row.gameType),
    vendorName: vendor.displayName,
    vendorNames: vendor.names,
    isInMaintenance: vendor.maintenanceReason !== null,
    key: searchKey(row.name),
    keys:
      languages.length === 0
        ? names
        : Object.fromEntries(languages.map(([language, name]) => [language, searchKey(name)])),
  };
}

function classesOf(games: readonly SnapshotGame[]): string[] {
  return [...new Set(games.flatMap(({ classify, classifyNew }) => [classify, classifyNew]))].filter(Boolean).sort();
}

const createGroups = () => new Map<string, SnapshotGame[]>();

function addTo(groups: Map<string, SnapshotGame[]>, key: string, game: SnapshotGame): void {
  const group = groups.get(key);
  if (group) group.push(game);
  else groups.set(key, [game]);
}

/** Those of the languages in which some game or its vendor has its own name. */
export const namedIn = ({ languages }: CatalogueSnapshot, wanted: readonly string[]): string[] =>
  [...new Set(wanted)].filter((language) => languages.has(language));

/** The name in the first of the languages that has one, or else the common one. */
export const nameIn = (names: Readonly<Record<string, string>>, languages: readonly string[], common: string): string =>
  languages.map((language) => names[language]).find((own) => own !== undefined) ?? common;

/** Name of a game in a language; the stored one if there is no other, or if the game was renamed meanwhile. */
export function gameNameIn(snapshot: CatalogueSnapshot | undefined, gameId: string, stored: string, language: string) {
  const game = snapshot?.byGameId.get(gameId)?.find(({ name }) => name === stored);
  return (game?.names ?? ownNames(gameId, stored))[language] ?? stored;
}
