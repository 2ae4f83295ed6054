import { formatMinor } from '@fairlot/money';
import { VN_SOUTH } from '@fairlot/lottery-maths';
import { type Database, type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { WeeklySchedule } from '../draws/schedule.ts';
import { addGame } from '../games/add-game.ts';
import { PAIR_FAMILY } from '../games/families.ts';
import { gameOf } from '../games/game-input.ts';
import { createGameBook, type GameBook, type LotteryGame } from '../games/games.ts';

type Station = LotteryGame & { schedule: WeeklySchedule };

/** The fields of a joined lottery that follow from its stations. Odds, limits and availability are set separately. */
export interface Joined {
  code: string;
  joins: readonly [string, string];
  name: string;
  names: Readonly<Record<string, string>>;
  tag: string;
  drawDays: number[];
  drawTimeMs: number;
  lockMs: number;
  spanMs: number;
  isCancellable: boolean;
  maxRebate: number;
  currency: string;
  zone: string;
  /** Minimum unit stake at first. */
  leastMinor: bigint;
}

const MOST_CODE = 32;

/**
 * Adds a joined lottery for every two stations of a group that draw on the same day, at the usual odds and limits, and
 * updates the others from their stations. One that operators switched off stays off.
 */
export async function joinStations(db: Database, games: GameBook): Promise<void> {
  const all = await games.all();
  const known = new Map(all.map((game) => [game.code, game]));
  const stations = all.filter(({ enabled }) => enabled).filter(isStation);
  const changed = pairsOf(stations).filter((joined) => !isAsWanted(known.get(joined.code), joined));
  for (const joined of changed) await db.transaction((tx) => putJoined(tx, joined));
  if (changed.length > 0) games.drop();
}

/**
 * Joined lotteries of the stations in the database, including those of stations that are off; `exists` if it was added
 * before.
 */
export async function readJoined(executor: Executor): Promise<(Joined & { exists: boolean })[]> {
  const all = await createGameBook(executor, () => []).all();
  const known = new Map(all.map((game) => [game.code, game]));
  return pairsOf(all.filter(isStation)).flatMap((joined) => {
    const game = known.get(joined.code);
    // Another lottery may have the code.
    return game?.joins === null ? [] : [{ ...joined, exists: game !== undefined }];
  });
}

/** A station of the south or the centre with one draw a day and numbers of the usual widths. */
function isStation(game: LotteryGame): game is Station {
  const { schedule, structure } = game;
  return (
    game.family === 'vn-south' &&
    game.source === 'feed' &&
    schedule.kind === 'weekly' &&
    schedule.moreTimesMs === undefined &&
    schedule.monthDays === undefined &&
    widthsOf(structure) === widthsOf(VN_SOUTH)
  );
}

const widthsOf = ({ levels }: LotteryGame['structure']): string =>
  levels.map(({ code, count, width }) => `${code} ${count} ${width}`).join();

function pairsOf(stations: readonly Station[]): Joined[] {
  const sorted = stations.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return sorted.flatMap((first, index) =>
    sorted.slice(index + 1).flatMap((second) => {
      const joined = joinedOf(first, second);
      return joined === null ? [] : [joined];
    }),
  );
}

function joinedOf(first: Station, second: Station): Joined | null {
  const both = [first, second] as const;
  const code = `${first.code}_${second.code}`;
  const drawDays = first.schedule.days.filter((day) => second.schedule.days.includes(day));
  const isTogether =
    first.menuTag === second.menuTag &&
    first.currency === second.currency &&
    first.schedule.zone === second.schedule.zone;
  if (!isTogether || drawDays.length === 0 || code.length > MOST_CODE) return null;
  const drawTimeMs = Math.max(...both.map(({ schedule }) => schedule.drawTimeMs));
  const nameIn = (language: string) => both.map(({ name, names }) => names[language] ?? name).join(' – ');
  const languages = [...new Set(both.flatMap(({ names }) => Object.keys(names)))].toSorted();
  const least = both.flatMap(({ plays }) => [...plays.values()].map(({ minUnitStakeMinor }) => minUnitStakeMinor));
  return {
    code,
    joins: [first.code, second.code],
    name: nameIn(''),
    names: Object.fromEntries(languages.map((language) => [language, nameIn(language)])),
    tag: first.menuTag,
    drawDays,
    drawTimeMs,
    lockMs: drawTimeMs - Math.min(...both.map(({ schedule }) => schedule.drawTimeMs - schedule.lockMs)),
    spanMs: Math.max(...both.map(({ spanMs }) => spanMs)),
    isCancellable: both.every(({ cancellable }) => cancellable),
    maxRebate: Math.min(...both.map(({ maxRebate }) => maxRebate)),
    currency: first.currency,
    zone: first.schedule.zone,
    leastMinor: least.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? 1n,
  };
}

/** Whether the game matches its stations, or is another lottery that has the same code. */
function isAsWanted(game: LotteryGame | undefined, joined: Joined): boolean {
  if (game === undefined || game.schedule.kind !== 'weekly') return game !== undefined;
  const { schedule } = game;
  return (
    game.joins === null ||
    (game.name === joined.name &&
      areSame(game.names, joined.names) &&
      game.menuTag === joined.tag &&
      game.drawDays === joined.drawDays.join(',') &&
      schedule.drawTimeMs === joined.drawTimeMs &&
      schedule.lockMs === joined.lockMs &&
      game.spanMs === joined.spanMs &&
      game.cancellable === joined.isCancellable &&
      game.maxRebate === joined.maxRebate)
  );
}

function areSame(one: Joined['names'], other: Joined['names']): boolean {
  const languages = Object.keys({ ...one, ...other });
  return languages.every((language) => one[language] === other[language]);
}

/**
 * Adds a joined lottery at the usual odds and limits, or updates it from its stations. Under a lock of the code,
 * because every process does this.
 */
export async function putJoined(tx: Tx, joined: Joined): Promise<void> {
  const { code, joins, drawDays } = joined;
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('lottery_joined:' || ${code}::text, 0))`);
  const taken = await tx.first(sql`select 1 from lottery_rules where game_code = ${code} limit 1`);
  if (taken === undefined) {
    const input = {
      code,
      names: { EN: joined.name, ...joined.names },
      family: PAIR_FAMILY.family,
      tag: joined.tag,
      source: 'joined' as const,
      drawDays,
      lockSeconds: joined.lockMs / 1000,
      minUnitStake: formatMinor(joined.leastMinor),
    };
    const game = gameOf(input, { currency: joined.currency, zone: joined.zone }, PAIR_FAMILY);
    await addGame(tx, { ...game, joins });
  }
  await tx.run(sql`
    update lottery_games
       set name = ${joined.name}, names = ${JSON.stringify(joined.names)}::jsonb, menu_tag = ${joined.tag},
           draw_days = ${drawDays.join(',')}, cancellable = ${joined.isCancellable}::boolean,
           draw_time = '00:00'::time + ${joined.drawTimeMs}::int * interval '1 millisecond',
           lock_seconds = ${joined.lockMs / 1000}::int, span_seconds = ${joined.spanMs / 1000}::int,
           max_rebate = ${joined.maxRebate}::int
     where code = ${code} and source = 'joined'`);
}
