import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { announceChange, lockGames } from '../repository.ts';
import names from './own-names.json' with { type: 'json' };
import vendorNames from './own-vendor.json' with { type: 'json' };

/** Vendor of the in-house games, and vendor of the lotteries. */
const ORIGINALS = 'BGS';
const LOTTERIES = 'TCG_LOTTO_VN';
/** Vendors whose games run on pages of this product. */
export const OWN_VENDORS: readonly string[] = [ORIGINALS, LOTTERIES];
/** Name of the in-house games' vendor until an operator changes it. */
const OWN_NAME = 'In-house games';

/** In-house games in the order of their ids, BGS1 and so on. */
const TILES = [
  { code: 'dice', name: 'Dice' },
  { code: 'plinko', name: 'Plinko Fair' },
  { code: 'mines', name: 'Mines' },
  { code: 'crash', name: 'Crash' },
  { code: 'wheel', name: 'Wheel' },
  { code: 'hilo', name: 'Hi-Lo Fair' },
  { code: 'keno', name: 'Keno' },
  { code: 'slot-kites', name: 'Ridge Runner' },
  { code: 'limbo', name: 'Limbo' },
  { code: 'roulette', name: 'Roulette' },
  { code: 'blackjack', name: 'Blackjack' },
  { code: 'baccarat', name: 'Baccarat' },
  { code: 'videopoker', name: 'Video Poker' },
  { code: 'slot-orchard', name: 'Orchard Spin' },
  { code: 'slot-lantern', name: 'Lantern Ways' },
];
/** The first games are featured; the newer ones have ids from another range and are marked as new. */
const FEATURED = 6;
const FIRST = 8;
const FIRST_NODE_ID = 10_003;
const NEWER_NODE_ID = 9001;

/**
 * Game code and page of one of our own games; undefined for a game of another vendor.
 * @throws Refusal request.invalid for an unknown in-house game
 */
export function ownPageOf(vendor: string, gameId: string): { code: string; launchPath: string } | undefined {
  if (vendor === LOTTERIES) return { code: gameId, launchPath: `/m/lottery/play?gameCode=${gameId}` };
  if (vendor !== ORIGINALS) return undefined;
  const code = TILES[indexOf(gameId)]?.code;
  if (code === undefined) throw new Refusal('request.invalid', { field: gameId, reason: 'unknown' });
  return { code, launchPath: `/m/inhouse/${code}` };
}

const NO_NAMES: Readonly<Record<string, string>> = {};
const OWN_VENDOR_NAMES: Readonly<Record<string, string>> = { ...vendorNames, TH: vendorNames.TY };
const OWN_NAMES = new Map<string, { name: string; names: Readonly<Record<string, string>> }>(
  TILES.map(({ code, name }, index) => {
    // TH is another code of TY (Z-02).
    const translated = Object.entries<Readonly<Partial<Record<string, string>>>>({ ...names, TH: names.TY });
    const named = translated.flatMap(([language, own]) => (own[code] === undefined ? [] : [[language, own[code]]]));
    return [`${ORIGINALS}${index + 1}`, { name, names: Object.fromEntries(named) }];
  }),
);

/** Names of an in-house game by operator language code, unless an operator has renamed it. */
export function ownNames(gameId: string, stored: string): Readonly<Record<string, string>> {
  const own = OWN_NAMES.get(gameId);
  return own?.name === stored ? own.names : NO_NAMES;
}

/** Names of the in-house games' vendor by operator language code, unless an operator has renamed it. */
export function ownVendorNames(vendor: string, stored: string): Readonly<Record<string, string>> {
  return vendor === ORIGINALS && stored === OWN_NAME ? OWN_VENDOR_NAMES : NO_NAMES;
}

/** Id in the catalogue of a game that the catalogue does not contain yet. */
export function newNodeId(vendor: string, gameId: string): string {
  if (vendor !== ORIGINALS) return `${vendor}:${gameId}`;
  const index = indexOf(gameId);
  return String((index < FIRST ? FIRST_NODE_ID : NEWER_NODE_ID) + index);
}

const indexOf = (gameId: string): number => TILES.findIndex((_, index) => gameId === `${ORIGINALS}${index + 1}`);

/**
 * Adds the tile of an in-house game to the lists if it is missing, with the vendor of in-house games. A new site has no
 * tile until an operator or a pack enables the game.
 */
export async function offerOwnGame(events: Pick<Events, 'stream'>, tx: Tx, gameId: string): Promise<void> {
  await lockGames(tx);
  const index = indexOf(gameId);
  const tile = TILES[index];
  const isOffered = await tx.first(sql`
    select 1 from catalogue_games where vendor = ${ORIGINALS} and game_id = ${gameId}`);
  if (isOffered !== undefined || tile === undefined) return;
  await tx.run(sql`
    insert into catalogue_vendors (code, display_name, position)
    select ${ORIGINALS}, ${OWN_NAME}::text, coalesce(max(position), -1) + 1 from catalogue_vendors
    on conflict (code) do nothing`);
  await tx.run(sql`
    insert into catalogue_games (node_id, position, game_id, code, vendor, game_type, classify, classify_new, name,
      is_top, is_new, min_bet_minor, line_count, launch_path)
    select ${newNodeId(ORIGINALS, gameId)}::text, coalesce(max(position), -1) + 1, ${gameId}::text, ${tile.code}::text,
           ${ORIGINALS}, 'RNG', '', ${tile.code.startsWith('slot-') && index >= FIRST ? '' : 'AC'}::text,
           ${tile.name}::text, ${index < FEATURED}::boolean,
           ${index === 1 || index >= FIRST}::boolean, 0, 0, ${`/m/inhouse/${tile.code}`}::text
      from catalogue_games`);
  await announceChange(events, tx);
}
