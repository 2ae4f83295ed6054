import type { catalogueDesk } from '@fairlot/contract';
import { SEED_VENDORS, type SeedType, type SeedVendor } from './vendors.ts';
import { VIETNAMESE_WORDS, type Words, WORDS } from './words.ts';

export interface SeedGame {
  node_id: string;
  position: number;
  game_id: string;
  code: string;
  vendor: string;
  game_type: string;
  classify: string;
  classify_new: string;
  name: string;
  /** Names by operator language code. */
  names: Readonly<Record<string, string>>;
  is_top: boolean;
  is_new: boolean;
  min_bet_minor: string;
  line_count: number;
  launch_path: string | null;
  /** Vendor-defined fields that differ from their defaults. */
  details: Partial<catalogueDesk.GameDetails>;
}

/** Smallest bets that the filter of the specification distinguishes (section 9), minor units, and some above. */
const MIN_BETS_MINOR = [1, 5, 10, 50, 75, 100, 200];
const LINE_COUNTS = [5, 9, 10, 20, 25, 30, 40, 50];
const CLASSES: Partial<Record<SeedType, readonly string[]>> = {
  RNG: ['JP', '', 'SC', '', 'VP', 'AC', ''],
  PVP: ['TG'],
};
const DRAWS = [
  { code: 'VN60', name: 'Vietnam 60 seconds', vi: 'Việt Nam 60 giây' },
  { code: 'VN300', name: 'Vietnam 5 minutes', vi: 'Việt Nam 5 phút' },
];
/** In-house games by code: BGS1 and so on. The first eight are among the first games, the others at the end. */
const ORIGINALS = [
  { code: 'dice', name: 'Dice', vi: 'Xúc xắc' },
  { code: 'plinko', name: 'Plinko Fair', vi: 'Thả bóng Plinko' },
  { code: 'mines', name: 'Mines', vi: 'Dò mìn' },
  { code: 'crash', name: 'Crash', vi: 'Tên lửa' },
  { code: 'wheel', name: 'Wheel', vi: 'Vòng quay' },
  { code: 'hilo', name: 'Hi-Lo Fair', vi: 'Cao thấp' },
  { code: 'keno', name: 'Keno', vi: 'Keno' },
  { code: 'slot-kites', name: 'Ridge Runner', vi: 'Vượt sườn núi' },
  { code: 'limbo', name: 'Limbo', vi: 'Limbo' },
  { code: 'roulette', name: 'Roulette', vi: 'Roulette' },
  { code: 'blackjack', name: 'Blackjack', vi: 'Xì dách' },
  { code: 'baccarat', name: 'Baccarat', vi: 'Baccarat' },
  { code: 'videopoker', name: 'Video Poker', vi: 'Poker máy' },
  { code: 'slot-orchard', name: 'Orchard Spin', vi: 'Vườn trái cây' },
  { code: 'slot-lantern', name: 'Lantern Ways', vi: 'Đèn lồng' },
];
const FIRST_ORIGINALS = 8;

/**
 * The demonstration catalogue: the draws sold here, the in-house games and fictitious ones, deterministic for each
 * size. Vendors alternate, so any part of the list mixes them; the first round contains each once.
 * @param size number of games; games sold here are always included, except with 0
 */
export function makeGames(size: number): SeedGame[] {
  if (size === 0) return [];
  const draws = DRAWS.map(({ code, name, vi }, position) => ({
    ...blank(position, 'TCG_LOTTO_VN', 'ELOTT'),
    game_id: code,
    code,
    name,
    names: { VI: vi },
    is_top: true,
    launch_path: `/m/lottery/play?gameCode=${code}`,
  }));
  const last = size - ORIGINALS.length;
  const originals = ORIGINALS.map((game, index) =>
    originalTile(game, index, index < FIRST_ORIGINALS ? draws.length + index : last + index),
  );
  const count = Math.max(0, size - draws.length - originals.length);
  return [
    ...draws,
    ...originals.slice(0, FIRST_ORIGINALS),
    ...invented(count, draws.length + FIRST_ORIGINALS),
    ...originals.slice(FIRST_ORIGINALS),
  ];
}

/** The tile of an in-house game by its id in the catalogue; undefined for other games. */
export function ownTile(gameId: string, position: number): SeedGame | undefined {
  const index = ORIGINALS.findIndex((_, place) => gameId === `BGS${place + 1}`);
  const game = ORIGINALS[index];
  return game === undefined ? undefined : originalTile(game, index, position);
}

function originalTile({ code, name, vi }: (typeof ORIGINALS)[number], index: number, position: number): SeedGame {
  return {
    ...blank(position, 'BGS', 'RNG'),
    // Ids of games added later do not depend on the catalogue's size, and do not collide with others.
    node_id: String((index < FIRST_ORIGINALS ? 10_001 + DRAWS.length : 9_001) + index),
    game_id: `BGS${index + 1}`,
    code,
    name,
    names: { VI: vi },
    classify_new: code.startsWith('slot-') && index >= FIRST_ORIGINALS ? '' : 'AC',
    is_top: index < 6,
    is_new: index === 1 || index >= FIRST_ORIGINALS,
    launch_path: `/m/inhouse/${code}`,
  };
}

function invented(count: number, firstPosition: number): SeedGame[] {
  const turns = SEED_VENDORS.filter(({ code }) => code !== 'BGS' && code !== 'TCG_LOTTO_VN');
  const shares = spread(turns);
  const perVendor = new Map<string, number>();
  const perType = new Map<SeedType, number>();
  return Array.from({ length: count }, (_, index) => {
    const vendor = index < turns.length ? serialised(turns, index) : serialised(shares, index - turns.length);
    const ofVendor = countUp(perVendor, vendor.code);
    const ofType = countUp(perType, vendor.type);
    const id = `${vendor.code}${String(ofVendor + 1).padStart(4, '0')}`;
    const classes = CLASSES[vendor.type] ?? [''];
    return {
      ...blank(firstPosition + index, vendor.code, vendor.type),
      game_id: id,
      code: id,
      name: nameOf(vendor.type, ofType),
      names: namesOf(vendor.type, ofType),
      classify: serialised(classes, ofVendor),
      is_top: ofVendor === 0 || ofVendor % 23 === 0,
      is_new: ofVendor % 11 === 3,
      min_bet_minor: String(serialised(MIN_BETS_MINOR, ofVendor)),
      line_count: vendor.type === 'RNG' ? serialised(LINE_COUNTS, ofVendor) : 0,
      details: detailsOf(vendor, ofVendor),
    };
  });
}

/** Live tables belong to rooms of their vendor, lotteries to its group. */
function detailsOf({ code, type }: SeedVendor, n: number): SeedGame['details'] {
  if (type === 'LIVE') return { roomId: `${code}-${n + 1}` };
  return type === 'LOTT' || type === 'ELOTT' ? { gameGroupId: code } : {};
}

/** One round of the vendors in proportion to their shares, with large ones not in succession. */
function spread(vendors: readonly SeedVendor[]): SeedVendor[] {
  return vendors
    .flatMap((vendor, order) =>
      Array.from({ length: vendor.share }, (_, turn) => ({ vendor, order, at: (turn + 0.5) / vendor.share })),
    )
    .sort((a, b) => a.at - b.at || a.order - b.order)
    .map(({ vendor }) => vendor);
}

/** The n-th name of a type in the languages that have words for it. */
function namesOf(type: SeedType, n: number): Record<string, string> {
  const words = VIETNAMESE_WORDS[type];
  return words === undefined ? {} : { VI: nameOf(type, n, words, (first, second) => `${second} ${first}`) };
}

/** The n-th name of a type. No pair of words is repeated before all pairs were used. */
function nameOf(
  type: SeedType,
  n: number,
  { first, second }: Words = WORDS[type === 'ELOTT' ? 'LOTT' : type],
  join = (a: string, b: string) => `${a} ${b}`,
): string {
  const lap = Math.floor(n / first.length);
  const round = Math.floor(lap / second.length);
  const name = join(serialised(first, n), serialised(second, lap + (n % first.length)));
  return round === 0 ? name : `${name} ${round + 1}`;
}

function blank(position: number, vendor: string, type: SeedType): SeedGame {
  // E-sports and cockfight vendors deliver their games as SPORTS.
  const game_type = type === 'ESPORTS' || type === 'COCKFIGHT' ? 'SPORTS' : type;
  return {
    node_id: String(10_001 + position),
    position,
    game_id: '',
    code: '',
    vendor,
    game_type,
    classify: '',
    classify_new: '',
    name: '',
    names: {},
    is_top: false,
    is_new: false,
    min_bet_minor: '0',
    line_count: 0,
    launch_path: null,
    details: {},
  };
}

function countUp<K>(counts: Map<K, number>, key: K): number {
  const count = counts.get(key) ?? 0;
  counts.set(key, count + 1);
  return count;
}

/** The n-th entry of a list, starting again after its end. */
function serialised<T>(list: readonly T[], n: number): T {
  const entry = list[n % list.length];
  if (entry === undefined) throw new Error('an empty list has no turns');
  return entry;
}
