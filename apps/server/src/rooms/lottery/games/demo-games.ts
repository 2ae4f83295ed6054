import {
  type DrawStructure,
  LOTTO_6_45,
  LOTTO_6_45_PLAYS,
  type Play,
  VN_NORTH,
  VN_NORTH_PLAYS,
  VN_SOUTH,
  vnPlays,
} from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { type Station, STATIONS, TET_DAYS } from './demo-stations.ts';
import type { StoredOdds, StoredPlay } from './games.ts';
import { playNameOf } from './play-names.ts';

const MIN_UNIT_STAKE_MINOR = '100000';
const MAX_UNIT_STAKE_MINOR = '5000000000';
/**
 * A pick may cost the house so much, and a member may stake so much on it, on a play of official draws and on a draw.
 */
const LIABILITY_MINOR = '1000000000000';
const MEMBER_NUMBER_MINOR = '10000000000';
const MEMBER_PLAY_MINOR = '50000000000';
const MEMBER_DRAW_MINOR = 100_000_000_000n;
/** A point of 1,000.00. */
const POINT_MINOR = 100_000n;
const EVERY_DAY = '1,2,3,4,5,6,7';

/** Sale closes 10, 20 or 30 s before the draw of 60, 180 and 300 s games; the span is twice that (Z-36). */
const FAST = [
  { code: 'VN60', name: 'Vietnam 60 seconds', tag: 'VN', intervalSeconds: 60, lockSeconds: 10, isCancellable: false },
  { code: 'VN300', name: 'Vietnam 5 minutes', tag: 'VN', intervalSeconds: 300, lockSeconds: 30, isCancellable: true },
  {
    code: 'VN180',
    name: 'Vietnam 3 minutes',
    tag: 'vietnam_rb_stock',
    intervalSeconds: 180,
    lockSeconds: 20,
    isCancellable: true,
  },
] as const;
/** 6/45 that is drawn here, beside the official one. */
const OWN_LOTTO = {
  code: 'LOTTO645X',
  name: 'Lotto 6/45 express',
  tag: 'LOTTO',
  intervalSeconds: 600,
  lockSeconds: 60,
  isCancellable: true,
} as const;
const DAILY_LOCK_SECONDS = 600;

const REGIONS = {
  north: { tag: 'NORTH', time: '18:15', structure: VN_NORTH, plays: vnPlays('north') },
  central: { tag: 'CENTRAL', time: '17:15', structure: VN_SOUTH, plays: vnPlays('south') },
  south: { tag: 'SOUTH', time: '16:15', structure: VN_SOUTH, plays: vnPlays('south') },
} as const;

/**
 * The games of the demonstration merchant: the fast ones, every station and 6/45, official and our own. Official ones
 * are offered where a feed tells their results.
 */
export async function seedGames(tx: Tx): Promise<void> {
  let order = 0;
  for (const fast of FAST) {
    await addGame(tx, {
      ...fast,
      structure: VN_NORTH,
      plays: VN_NORTH_PLAYS,
      order: order++,
      days: EVERY_DAY,
      drawTime: null,
    });
  }
  for (const { day, reason } of TET_DAYS)
    await tx.run(sql`insert into lottery_closed_days (calendar, day, reason) values ('VN', ${day}::date, ${reason})`);
  for (const station of STATIONS) await addStation(tx, station, order++);
  await addGame(tx, {
    code: 'LOTTO645',
    name: 'Lotto 6/45',
    tag: 'LOTTO',
    structure: LOTTO_6_45,
    plays: LOTTO_6_45_PLAYS,
    order,
    days: '1,4,6',
    drawTime: '18:00',
    intervalSeconds: null,
    lockSeconds: DAILY_LOCK_SECONDS,
    isCancellable: true,
  });
  await addGame(tx, {
    ...OWN_LOTTO,
    structure: LOTTO_6_45,
    plays: LOTTO_6_45_PLAYS,
    order: order + 1,
    days: EVERY_DAY,
    drawTime: null,
  });
  await tx.run(sql`insert into lottery_vendor_groups (tag, vendor, sort_order) values ('GPI', 'GPI', 1)`);
}

async function addStation(tx: Tx, { code, name, region, days }: Station, order: number): Promise<void> {
  const { tag, time, structure, plays } = REGIONS[region];
  await addGame(tx, {
    code,
    name,
    tag,
    structure,
    plays,
    order,
    days: days.join(','),
    drawTime: time,
    intervalSeconds: null,
    lockSeconds: DAILY_LOCK_SECONDS,
    isCancellable: true,
  });
}

interface NewGame {
  code: string;
  name: string;
  tag: string;
  structure: DrawStructure;
  plays: readonly Play[];
  order: number;
  days: string;
  /** Local time of official draws; null for games that draw at intervals. */
  drawTime: string | null;
  intervalSeconds: number | null;
  lockSeconds: number;
  isCancellable: boolean;
}

async function addGame(tx: Tx, game: NewGame): Promise<void> {
  const isOfficial = game.drawTime !== null;
  const plays: StoredPlay[] = game.plays.map(({ code, rule, units, picks }) => ({
    code,
    name: playNameOf(code),
    rule,
    units,
    picks,
  }));
  const odds: StoredOdds[] = game.plays.map((play) => ({
    play: play.code,
    odds: String(play.odds),
    minUnitStakeMinor: MIN_UNIT_STAKE_MINOR,
    maxUnitStakeMinor: MAX_UNIT_STAKE_MINOR,
    liabilityMinor: LIABILITY_MINOR,
    memberNumberMinor: MEMBER_NUMBER_MINOR,
    ...(isOfficial ? { memberPlayMinor: MEMBER_PLAY_MINOR } : {}),
  }));
  await tx.run(
    sql`
      insert into lottery_rules (game_code, version, structure, plays)
      values (${game.code}, 1, ${JSON.stringify(game.structure)}::jsonb, ${JSON.stringify(plays)}::jsonb)`,
  );
  await tx.run(
    sql`insert into lottery_odds (game_code, version, plays) values (${game.code}, 1, ${JSON.stringify(odds)}::jsonb)`,
  );
  await tx.run(sql`
    insert into lottery_games (code, name, vendor, menu_tag, game_type, draw_days, currency, zone, interval_seconds,
      draw_time, calendar, source, cancellable, point_minor,
      member_draw_minor, lock_seconds, span_seconds, max_lines, sort_order, rules_version, odds_version)
    values (${game.code}, ${game.name}, 'TCG_LOTTO_VN', ${game.tag}, 'LOTT', ${game.days}, 'VND', 'Asia/Ho_Chi_Minh',
      ${game.intervalSeconds}::int, ${game.drawTime}::time,
      ${isOfficial ? 'VN' : null}, ${isOfficial ? 'feed' : 'rng'}, ${game.isCancellable}::boolean,
      ${POINT_MINOR}::bigint, ${MEMBER_DRAW_MINOR}::bigint,
      ${game.lockSeconds}::int, ${game.lockSeconds * 2}::int, 1000, ${game.order}::int, 1, 1)`);
}
