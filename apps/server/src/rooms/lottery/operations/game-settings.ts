import type { BodyOf, lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { factLine, requireVersion, versionOf } from '../../../platform/operators/index.ts';
import { invalidField } from '../../../platform/refusal.ts';
import { checkMaxRebate } from '../actions/publish-odds.ts';
import { firstFreeDay } from '../actions/publish-rules.ts';
import { replanDraws } from '../actions/replan-draws.ts';
import type { Replanned } from '../draws/replanned.ts';
import { checkSchedule, keepCalendar } from '../games/add-game.ts';
import { nameTag } from '../games/menu-tags.ts';
import { followStations } from '../joined/draws.ts';
import { scheduleOf } from '../games/schedule-of.ts';
import { checkFeeds } from './new-games.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';
import { givenNames } from '../games/names.ts';

export type GameSettings = ValueOf<typeof contract.game>;
export type GameChanges = BodyOf<typeof contract.changeGame>['changes'];
type PlannedRow = RowOf<GameSettings['draws'][number], never, 'openAt' | 'lockAt' | 'drawAt'>;
type Settings = Omit<GameSettings, 'draws' | 'version'>;

/** Fields that one operator may change: they affect neither availability nor schedule. */
const BY_ONE: ReadonlySet<string> = new Set(['names', 'tag', 'sortOrder', 'spanSeconds']);

/** Fields of joined stations that do not follow from the stations. */
const OF_JOINED: ReadonlySet<string> = new Set(['enabled', 'sortOrder']);

/** Settings of a lottery with its future draws. @throws Refusal not.found */
export async function readGame(executor: Executor, gameCode: string): Promise<GameSettings> {
  const settings = await readSettings(executor, gameCode);
  const draws = await executor.rows(sql<PlannedRow>`
    select d.numero, d.state, d.open_at as "openAt", d.lock_at as "lockAt", d.draw_at as "drawAt",
           (select count(*)::int from lottery_tickets t where t.draw_id = d.id and t.status <> 'cancelled') as tickets
      from lottery_draws d
     where d.game_code = ${gameCode} and d.draw_at > now() and d.state in ('scheduled', 'open', 'locked')
     order by d.draw_at limit 10`);
  return {
    ...settings,
    draws: draws.map(wireRow),
    version: versionOf(settings),
  };
}

async function readSettings(executor: Executor, gameCode: string): Promise<Settings> {
  const row = await executor.found(sql<Omit<Settings, 'drawDays'> & { drawDays: string }>`
    select g.code as "gameCode", g.family, g.source, g.currency, g.zone,
           jsonb_build_object('EN', g.name) || g.names as names, g.menu_tag as tag, g.sort_order as "sortOrder",
           g.enabled, g.cancellable, g.max_rebate as "maxRebate",
           g.lock_seconds as "lockSeconds", g.span_seconds as "spanSeconds",
           case when t.begun then g.next_interval_seconds else g.interval_seconds end as "intervalSeconds",
           case when not t.begun then jsonb_build_object('seconds', g.next_interval_seconds,
             'from', to_char(g.next_interval_from, 'YYYY-MM-DD')) end as "nextInterval",
           to_char(g.draw_time, 'HH24:MI') as "drawTime", g.draw_days as "drawDays", g.calendar,
           to_char(g.sale_from, 'HH24:MI') as "saleFrom", to_char(g.sale_until, 'HH24:MI') as "saleUntil",
           g.open_seconds as "openSeconds", g.month_days as "monthDays", g.feeds,
           (select array_agg(to_char(t, 'HH24:MI') order by t) from unnest(g.more_times) as t) as "moreTimes"
      from lottery_games g
      cross join lateral (select g.next_interval_from <= (now() at time zone g.zone)::date as begun) t
     where g.code = ${gameCode}`);
  return { ...row, drawDays: row.drawDays.split(',').map(Number) };
}

/** Names of the group and the calendar if they are new. */
export interface NewNames {
  tagNames?: Readonly<Record<string, string>> | undefined;
  calendarName?: string | undefined;
}

/** A validated change: the fields that differ, and whether a second operator has to approve. */
export interface CheckedChange {
  changes: GameChanges;
  former: Settings;
  next: Settings;
  version: string;
  takesTwo: boolean;
}

/**
 * Validates a change of a lottery.
 * @param feeds names of the feeds that report official results
 * @param version the one that the operator saw; without it the current values are overwritten
 * @throws Refusal not.found, version.conflict, request.invalid {field, reason}: changes 'unchanged', a field 'joined'
 * where it follows from the stations, names 'required', intervalSeconds 'calendar' or 'pending', feeds 'unknown', as
 * checkMaxRebate and as checkSchedule
 */
export async function checkChange(
  executor: Executor,
  gameCode: string,
  wanted: GameChanges,
  feeds: readonly string[],
  version?: string,
): Promise<CheckedChange> {
  const former = await readSettings(executor, gameCode);
  requireVersion(version, former);
  const changes = differing(former, trimmed(wanted));
  const fields = Object.keys(changes);
  if (fields.length === 0) throw invalidField('changes', 'unchanged');
  const derived = former.source === 'joined' ? fields.find((field) => !OF_JOINED.has(field)) : undefined;
  if (derived !== undefined) throw invalidField(derived, 'joined');
  if (changes.names !== undefined && changes.names['EN'] === undefined) throw invalidField('names', 'required');
  if (changes.intervalSeconds !== undefined) {
    if (former.intervalSeconds === null) throw invalidField('intervalSeconds', 'calendar');
    if (former.nextInterval !== null) throw invalidField('intervalSeconds', 'pending');
  }
  if (changes.maxRebate !== undefined) await checkMaxRebate(executor, gameCode, changes.maxRebate);
  if (changes.feeds !== undefined) checkFeeds(changes.feeds, feeds);
  const next = { ...former, ...changes };
  checkSchedule(next);
  // The lock has to fit both today's interval and a future one.
  for (const intervalSeconds of [former.intervalSeconds, former.nextInterval?.seconds])
    if (typeof intervalSeconds === 'number') checkSchedule({ ...next, intervalSeconds });
  const takesTwo = fields.some((field) => !BY_ONE.has(field));
  return { changes, former, next, version: versionOf(former), takesTwo };
}

/**
 * Changes a lottery and replans its draws without tickets. A new interval applies from the first day without draws.
 * Call `forgetGames` after the commit.
 * @throws Refusal as checkChange
 */
export async function changeGame(
  tx: Tx,
  events: Events,
  gameCode: string,
  wanted: GameChanges,
  feeds: readonly string[],
  version?: string,
  given: NewNames = {},
): Promise<CheckedChange & { replanned: Replanned | null }> {
  // Draws are created under a shared lock of this row.
  await tx.run(sql`select 1 from lottery_games where code = ${gameCode} for update`);
  const checked = await checkChange(tx, gameCode, wanted, feeds, version);
  const { changes, next, takesTwo } = checked;
  if (typeof changes.calendar === 'string') await keepCalendar(tx, changes.calendar, given.calendarName);
  if (given.tagNames !== undefined) await nameTag(tx, next.tag, given.tagNames);
  const { EN = '', ...names } = next.names;
  await tx.run(sql`
    update lottery_games
       set name = ${EN}, names = ${JSON.stringify(names)}::jsonb, menu_tag = ${next.tag},
           sort_order = ${next.sortOrder}::int, enabled = ${next.enabled}::boolean,
           cancellable = ${next.cancellable}::boolean, max_rebate = ${next.maxRebate}::int,
           lock_seconds = ${next.lockSeconds}::int,
           span_seconds = ${next.spanSeconds}::int, draw_time = ${next.drawTime}::time,
           draw_days = ${next.drawDays.join(',')},
           month_days = ${next.monthDays ? [...next.monthDays] : null}::int[],
           more_times = ${next.moreTimes ? [...next.moreTimes] : null}::time[], calendar = ${next.calendar}::text,
           sale_from = ${next.saleFrom}::time, sale_until = ${next.saleUntil}::time,
           open_seconds = ${next.openSeconds}::int, feeds = ${next.feeds && [...next.feeds]}::text[]
     where code = ${gameCode}`);
  if (changes.intervalSeconds !== undefined) await keepInterval(tx, gameCode, changes.intervalSeconds);
  const replanned = takesTwo ? await replanGame(tx, events, gameCode) : null;
  return { ...checked, replanned };
}

async function keepInterval(tx: Tx, gameCode: string, seconds: number): Promise<void> {
  const from = await firstFreeDay(tx, gameCode);
  await tx.run(sql`
    update lottery_games
       set interval_seconds = coalesce(next_interval_seconds, interval_seconds),
           next_interval_seconds = ${seconds}::int, next_interval_from = ${from}::date
     where code = ${gameCode}`);
}

/** Replans the future draws of a lottery by its current settings, as `replanDraws` does. */
export async function replanGame(
  tx: Tx,
  events: Events,
  gameCode: string,
  options: { onlyRestore?: boolean } = {},
): Promise<Replanned> {
  const settings = await readSettings(tx, gameCode);
  if (settings.source === 'joined') return followStations(tx, events, [gameCode]);
  if (!settings.enabled) return replanDraws(tx, events, gameCode, null, options);
  const { nextInterval } = settings;
  const schedule = await scheduleOf(
    tx,
    settings,
    nextInterval === null
      ? undefined
      : { fromDay: nextInterval.from.replaceAll('-', ''), intervalMs: nextInterval.seconds * 1000 },
  );
  return replanDraws(tx, events, gameCode, schedule, options);
}

function trimmed({ names, drawDays, monthDays, moreTimes, feeds, ...changes }: GameChanges): GameChanges {
  return {
    ...changes,
    ...(names && { names: givenNames(names) }),
    ...(drawDays && { drawDays: drawDays.toSorted((a, b) => a - b) }),
    ...(monthDays !== undefined && { monthDays: monthDays?.toSorted((a, b) => a - b) ?? null }),
    ...(moreTimes !== undefined && { moreTimes: moreTimes?.toSorted() ?? null }),
    ...(feeds !== undefined && { feeds: feeds?.toSorted() ?? null }),
  };
}

/** The fields of a change that differ from the current values. */
function differing(former: Settings, wanted: GameChanges): GameChanges {
  const now: Readonly<Record<string, unknown>> = former;
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => textOf(now[field]) !== textOf(value)),
  ) as GameChanges;
}

const textOf = (value: unknown): string =>
  JSON.stringify(
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
      : value,
  );

/** Description of a change, one line per field. */
export function describeChange({ former, changes }: Pick<CheckedChange, 'former' | 'changes'>): string[] {
  const now: Readonly<Record<string, unknown>> = former;
  return Object.entries(changes).map(([field, value]) => factLine(field, now[field], value));
}
