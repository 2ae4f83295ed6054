import { readdirSync, readFileSync } from 'node:fs';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { addGame, keepCalendar } from './add-game.ts';
import { type Station, STATIONS, TET_DAYS } from './demo-stations.ts';
import { type GameInput, gameOf } from './game-input.ts';
import { nameTag } from './menu-tags.ts';

const MERCHANT = { currency: 'VND', zone: 'Asia/Ho_Chi_Minh' };
const CALENDAR = 'VN';

/** Sale closes 10, 20 or 30 s before the draw of 60, 180 and 300 s games; the span is twice that (Z-36). */
const FAST: readonly GameInput[] = [
  {
    code: 'VN60',
    names: { EN: 'Vietnam 60 seconds' },
    family: 'vn-north',
    tag: 'VN',
    intervalSeconds: 60,
    lockSeconds: 10,
    cancellable: false,
  },
  {
    code: 'VN300',
    names: { EN: 'Vietnam 5 minutes' },
    family: 'vn-north',
    tag: 'VN',
    intervalSeconds: 300,
    lockSeconds: 30,
  },
  {
    code: 'VN180',
    names: { EN: 'Vietnam 3 minutes' },
    family: 'vn-north',
    tag: 'vietnam_rb_stock',
    intervalSeconds: 180,
    lockSeconds: 20,
  },
];
const OFFICIAL_LOTTO: GameInput = {
  code: 'LOTTO645',
  names: { EN: 'Lotto 6/45' },
  family: 'lotto645',
  tag: 'LOTTO',
  drawTime: '18:00',
  drawDays: [1, 4, 6],
  calendar: CALENDAR,
};
/** 6/45 drawn here, in addition to the official one. */
const OWN_LOTTO: GameInput = {
  code: 'LOTTO645X',
  names: { EN: 'Lotto 6/45 express' },
  family: 'lotto645',
  tag: 'LOTTO',
  intervalSeconds: 600,
  lockSeconds: 60,
};

/** A game of `demo/`, with the names of its group. */
type DemoGame = GameInput & { sortOrder: number; tagNames: Readonly<Record<string, string>> };

/** The games of `demo/`, one file each. */
function gamesOfFiles(): DemoGame[] {
  const folder = new URL('./demo/', import.meta.url);
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as DemoGame)
    .toSorted((a, b) => a.sortOrder - b.sortOrder);
}

const REGIONS = {
  north: { tag: 'NORTH', family: 'vn-north', drawTime: '18:15' },
  central: { tag: 'CENTRAL', family: 'vn-south', drawTime: '17:15' },
  south: { tag: 'SOUTH', family: 'vn-south', drawTime: '16:15' },
} as const;

/**
 * The games of the demonstration merchant: the fast ones, every station, 6/45 (official and our own) and those of
 * `demo/`. Official ones are offered where a feed reports their results.
 */
export async function seedGames(tx: Tx): Promise<void> {
  await keepCalendar(tx, CALENDAR, 'Vietnam');
  for (const { day, reason } of TET_DAYS)
    await tx.run(
      sql`insert into lottery_closed_days (calendar, day, reason) values (${CALENDAR}, ${day}::date, ${reason})`,
    );
  const wishes = [...FAST, ...STATIONS.map(stationOf), OFFICIAL_LOTTO, OWN_LOTTO];
  for (const [sortOrder, requested] of wishes.entries())
    await addGame(tx, gameOf({ ...requested, sortOrder }, MERCHANT));
  for (const { sortOrder, tagNames, ...game } of gamesOfFiles()) {
    await nameTag(tx, game.tag, tagNames);
    await addGame(tx, gameOf({ ...game, sortOrder: wishes.length + sortOrder }, MERCHANT));
  }
  await tx.run(sql`insert into lottery_vendor_groups (tag, vendor, sort_order) values ('GPI', 'GPI', 1)`);
}

function stationOf({ code, name, region, days }: Station): GameInput {
  const { tag, family, drawTime } = REGIONS[region];
  return { code, names: { EN: name }, family, tag, drawTime, drawDays: [...days], calendar: CALENDAR };
}
