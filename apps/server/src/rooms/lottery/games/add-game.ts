import type { DrawStructure, Play } from '@fairlot/lottery-maths';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import { checkTerms, convertTerms, type WantedOdds } from '../actions/publish-odds.ts';
import type { ResultSource } from './games.ts';
import type { StoredPlay } from './terms.ts';
import { type PoolSettings, putPools } from '../pools/settings.ts';
import { playNameOf } from './play-names.ts';

/** Schedule of a lottery: at intervals, or at a fixed time on some days of the week (Sunday 1 to Saturday 7). */
export interface GameSchedule {
  intervalSeconds: number | null;
  /** HH:MM in the time zone; null for draws at intervals. */
  drawTime: string | null;
  /** Further times of the same days; null for one draw a day. */
  moreTimes?: readonly string[] | null;
  drawDays: readonly number[];
  /** Only these days of the month; null for all. */
  monthDays?: readonly number[] | null;
  /** Calendar of days without draws; null for none. */
  calendar: string | null;
  /** Hours of sale for draws at intervals, HH:MM in the time zone; both null for all day. */
  saleFrom: string | null;
  saleUntil: string | null;
  /** Maximum time before a calendar draw at which sale opens; null to open at the previous draw. */
  openSeconds: number | null;
  zone: string;
  /** Time before the draw at which sale closes. */
  lockSeconds: number;
  /** Closing span of the countdown (Z-36). */
  spanSeconds: number;
}

/** A new lottery. Money in minor units. */
export interface NewGame extends GameSchedule {
  code: string;
  family: string;
  /** In English. */
  name: string;
  /** In further languages, by their code. */
  names: Readonly<Record<string, string>>;
  tag: string;
  source: ResultSource;
  /** The two stations of a joined draw; null for others. */
  joins: readonly string[] | null;
  /** Feeds that serve an official lottery; null for all. */
  feeds: readonly string[] | null;
  structure: DrawStructure;
  plays: readonly Play[];
  odds: readonly WantedOdds[];
  pools: readonly PoolSettings[];
  currency: string;
  isCancellable: boolean;
  /** Highest rebate that a player may take, tenths of a percent; 0 for none. */
  maxRebate: number;
  /** Unit stake of one point. */
  pointMinor: bigint;
  memberDrawMinor: bigint;
  /** Maximum total payout of the tickets of a draw. */
  exposureMinor: bigint;
  /** Position among the lotteries; null for last. */
  order: number | null;
  isOn: boolean;
}

export const FLOOR_PERCENT = 40;
const MOST_LINES = 1000;
const DAY_SECONDS = 86_400;
const LEAST_INTERVAL_SECONDS = 10;
const MOST_INTERVAL_SECONDS = 43_200;

/**
 * Adds a lottery with the first versions of its rules and odds. Both the demonstration and operators use this. Call
 * `forgetGames` after the commit; the next run of the schedule plans draws.
 * @throws Refusal as checkGame
 */
export async function addGame(tx: Tx, game: NewGame): Promise<void> {
  await checkGame(tx, game);
  const plays: StoredPlay[] = game.plays.map(({ code, rule, units, picks }) => ({
    code,
    name: playNameOf(code),
    rule,
    units,
    picks,
  }));
  const odds = game.odds.map((terms) => convertTerms(terms, String));
  await tx.run(sql`
    insert into lottery_rules (game_code, version, structure, plays)
    values (${game.code}, 1, ${JSON.stringify(game.structure)}::jsonb, ${JSON.stringify(plays)}::jsonb)`);
  await tx.run(sql`
    insert into lottery_odds (game_code, version, plays) values (${game.code}, 1, ${JSON.stringify(odds)}::jsonb)`);
  if (game.calendar !== null) await keepCalendar(tx, game.calendar);
  await tx.run(sql`
    insert into lottery_games (code, family, name, names, vendor, menu_tag, game_type, draw_days, currency, zone,
      interval_seconds, draw_time, calendar, sale_from, sale_until, open_seconds, source, joins, feeds, cancellable,
      max_rebate, point_minor, member_draw_minor, month_days, more_times,
      exposure_minor, lock_seconds, span_seconds, max_lines, sort_order, rules_version, odds_version,
      return_floor_percent, enabled)
    values (${game.code}, ${game.family}, ${game.name}, ${JSON.stringify(game.names)}::jsonb, 'TCG_LOTTO_VN',
      ${game.tag}, 'LOTT', ${game.drawDays.join(',')}, ${game.currency}, ${game.zone},
      ${game.intervalSeconds}::int, ${game.drawTime}::time, ${game.calendar}::text, ${game.saleFrom}::time,
      ${game.saleUntil}::time, ${game.openSeconds}::int, ${game.source},
      ${game.joins && [...game.joins]}::text[], ${game.feeds && [...game.feeds]}::text[],
      ${game.isCancellable}::boolean, ${game.maxRebate}::int, ${game.pointMinor}::bigint,
      ${game.memberDrawMinor}::bigint,
      ${game.monthDays ? [...game.monthDays] : null}::int[], ${game.moreTimes ? [...game.moreTimes] : null}::time[],
      ${game.exposureMinor}::bigint, ${game.lockSeconds}::int, ${game.spanSeconds}::int,
      ${MOST_LINES}::int, coalesce(${game.order}::int, (select coalesce(max(sort_order), -1) + 1 from lottery_games)),
      1, 1, ${FLOOR_PERCENT}::int, ${game.isOn}::boolean)`);
  await putPools(tx, game.code, game.currency, game.pools);
}

/**
 * Checks whether a lottery can be added.
 * @throws Refusal request.invalid {field, reason}: code 'taken', plays 'empty', maxRebate 'jackpot', and as
 * checkSchedule; odds.refused
 * {play, reason, returnPercent}: as publishOdds
 */
export async function checkGame(executor: Executor, game: NewGame): Promise<void> {
  // Rules and odds are kept for ever, so a code can never name another lottery.
  const taken = await executor.first(sql<{ taken: boolean }>`
    select true as taken from lottery_rules where game_code = ${game.code}`);
  if (taken !== undefined) throw invalidField('code', 'taken');
  checkSchedule(game);
  checkTermsOf(game);
}

/** Checks whether these bets can be offered. @throws Refusal request.invalid, odds.refused as checkGame */
export function checkTermsOf(game: Pick<NewGame, 'odds' | 'plays' | 'structure' | 'pools' | 'maxRebate'>): void {
  if (game.odds.length === 0) throw invalidField('plays', 'empty');
  if (new Set(game.odds.map(({ play }) => play)).size !== game.odds.length)
    throw new Refusal('odds.refused', { reason: 'play.repeated' });
  if (game.maxRebate > 0 && game.plays.some(({ rule }) => rule.kind === 'lotto'))
    throw invalidField('maxRebate', 'jackpot');
  for (const terms of game.odds) checkTerms(game, FLOOR_PERCENT, terms, game.pools, game.maxRebate);
}

/**
 * Checks whether draws can be held by this schedule.
 * @throws Refusal request.invalid {field, reason}: intervalSeconds 'range' or 'day' when it does not divide the day;
 * source, drawTime, moreTimes, drawDays, monthDays, calendar or openSeconds 'interval' where draws at intervals have
 * none;
 * saleFrom 'calendar' where draws by the calendar have none; drawTime, saleFrom or saleUntil 'format', saleUntil
 * 'short' where no draw fits the hours; drawDays 'empty', zone 'unknown', lockSeconds, openSeconds or spanSeconds
 * 'range'; feeds 'source' where results are drawn here
 */
export function checkSchedule(game: GameSchedule & { source: ResultSource; feeds: readonly string[] | null }): void {
  const { intervalSeconds, drawTime, drawDays, lockSeconds, spanSeconds, openSeconds, monthDays = null } = game;
  if (!isZone(game.zone)) throw invalidField('zone', 'unknown');
  if (drawDays.length === 0 || drawDays.some((day) => !Number.isInteger(day) || day < 1 || day > 7))
    throw invalidField('drawDays', 'empty');
  if (intervalSeconds === null) {
    if (drawTime === null || !isTimeOfDay(drawTime)) throw invalidField('drawTime', 'format');
    if (game.saleFrom !== null || game.saleUntil !== null) throw invalidField('saleFrom', 'calendar');
  } else {
    if (drawTime !== null) throw invalidField('drawTime', 'interval');
    if (game.calendar !== null) throw invalidField('calendar', 'interval');
    if (drawDays.length !== 7) throw invalidField('drawDays', 'interval');
    if (game.source === 'feed') throw invalidField('source', 'interval');
    if (monthDays !== null) throw invalidField('monthDays', 'interval');
    if (game.moreTimes) throw invalidField('moreTimes', 'interval');
    if (openSeconds !== null) throw invalidField('openSeconds', 'interval');
    if (intervalSeconds < LEAST_INTERVAL_SECONDS || intervalSeconds > MOST_INTERVAL_SECONDS)
      throw invalidField('intervalSeconds', 'range');
    if (DAY_SECONDS % intervalSeconds !== 0) throw invalidField('intervalSeconds', 'day');
    checkHours(game, intervalSeconds);
  }
  if (game.feeds !== null && game.source !== 'feed') throw invalidField('feeds', 'source');
  const between = intervalSeconds ?? checkTimes(game);
  if (lockSeconds < 1 || lockSeconds >= between) throw invalidField('lockSeconds', 'range');
  if (openSeconds !== null && openSeconds <= lockSeconds) throw invalidField('openSeconds', 'range');
  if (spanSeconds < 1 || spanSeconds >= between * 2) throw invalidField('spanSeconds', 'range');
}

/**
 * The shortest time between two draws of a lottery by calendar, in seconds.
 * @throws Refusal request.invalid {field: 'moreTimes', reason}: 'format' or 'repeated'
 */
function checkTimes({ drawTime, moreTimes }: GameSchedule): number {
  const times = [drawTime ?? '', ...(moreTimes ?? [])];
  if (!times.every(isTimeOfDay)) throw invalidField('moreTimes', 'format');
  if (new Set(times).size < times.length) throw invalidField('moreTimes', 'repeated');
  const seconds = times.map(secondsOf).toSorted((a, b) => a - b);
  return Math.min(...seconds.map((second, index) => (seconds[index + 1] ?? (seconds[0] ?? 0) + DAY_SECONDS) - second));
}

/** Draws are counted from midnight, so the first one within the hours begins at the next whole interval. */
function checkHours({ saleFrom, saleUntil }: GameSchedule, intervalSeconds: number): void {
  if (saleFrom === null && saleUntil === null) return;
  for (const [field, time] of Object.entries({ saleFrom, saleUntil }))
    if (time === null || !isTimeOfDay(time)) throw invalidField(field, 'format');
  const [from, until] = [secondsOf(saleFrom ?? ''), secondsOf(saleUntil ?? '')];
  const length = (until - from + DAY_SECONDS) % DAY_SECONDS;
  const beforeFirst = (intervalSeconds - (from % intervalSeconds)) % intervalSeconds;
  if (beforeFirst + intervalSeconds > length) throw invalidField('saleUntil', 'short');
}

/** Seconds since midnight of HH:MM. */
export function secondsOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return (hours * 60 + minutes) * 60;
}

/** Creates a calendar if it does not exist yet, and locks it against removal. Returns whether it is new. */
export async function keepCalendar(tx: Tx, calendar: string, name = calendar): Promise<boolean> {
  const isNew = await tx.changes(sql`
    insert into lottery_calendars (calendar, name) values (${calendar}, ${name}) on conflict do nothing`);
  if (!isNew) await tx.run(sql`select 1 from lottery_calendars where calendar = ${calendar} for share`);
  return isNew;
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
