import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import { isDay } from '../../../platform/zone.ts';
import type { Events } from '../../../platform/events/index.ts';
import { keepCalendar } from '../games/add-game.ts';
import { followStations } from '../joined/draws.ts';
import { makesDue } from '../draws/draw-row.ts';
import { replanGame } from './game-settings.ts';

export interface Calendar {
  calendar: string;
  name: string;
  /** Number of games that use it. */
  games: number;
  days: { day: string; reason: string }[];
}

/** Draws of a closed day: those not on sale are skipped, the others are left to the operators. */
export interface AffectedDraws {
  skipped: { gameCode: string; numero: string }[];
  onSale: { gameCode: string; numero: string }[];
}

/** Calendars with their days without draws, from a year ago, YYYY-MM-DD. */
export function listCalendars(executor: Executor): Promise<Calendar[]> {
  return executor.rows(sql<Calendar>`
    select k.calendar, k.name, (select count(*)::int from lottery_games g where g.calendar = k.calendar) as games,
           coalesce((
             select jsonb_agg(jsonb_build_object('day', to_char(c.day, 'YYYY-MM-DD'), 'reason', c.reason)
               order by c.day)
               from lottery_closed_days c
              where c.calendar = k.calendar and c.day > (now() at time zone 'UTC')::date - 366), '[]') as days
      from lottery_calendars k
     order by k.calendar`);
}

/** Adds a calendar of days without draws. @throws Refusal request.invalid {field: 'calendar', reason: 'taken'} */
export async function addCalendar(tx: Tx, calendar: string, name: string): Promise<void> {
  if (!(await keepCalendar(tx, calendar, name))) throw invalidField('calendar', 'taken');
}

/**
 * Removes a calendar that no lottery keeps, with its days.
 * @returns its name
 * @throws Refusal not.found; version.conflict when a lottery keeps it by now
 */
export async function removeCalendar(tx: Tx, calendar: string): Promise<string> {
  const { name } = await tx.found(sql<{ name: string }>`
    select name from lottery_calendars where calendar = ${calendar} for update`);
  if (await tx.first(sql`select 1 from lottery_games where calendar = ${calendar} limit 1`))
    throw new Refusal('version.conflict');
  await tx.run(sql`delete from lottery_closed_days where calendar = ${calendar}`);
  await tx.run(sql`delete from lottery_calendars where calendar = ${calendar}`);
  return name;
}

/**
 * Closes a day for draws. Call `forgetGames` after the commit.
 * @throws Refusal not.found for an unknown calendar; request.invalid {field, reason} for a day that is over or closed
 * already
 */
export async function closeDay(
  tx: Tx,
  events: Events,
  calendar: string,
  day: string,
  reason: string,
): Promise<AffectedDraws> {
  await assertDay(tx, calendar, day);
  await lockGames(tx, calendar);
  if (
    (await tx.run(sql`
      insert into lottery_closed_days (calendar, day, reason) values (${calendar}, ${day}::date, ${reason})
      on conflict do nothing`)) === 0
  )
    throw invalidDay('closed');
  const issue = day.replaceAll('-', '');
  const ofDay = sql`${drawnOn(issue)} and game_code in (select code from lottery_games where calendar = ${calendar})`;
  const skipped = await tx.rows(sql<AffectedDraws['skipped'][number]>`
    update lottery_draws set state = 'void', void_reason = 'closed-day', settled_at = clock_timestamp()
      where ${ofDay} and state = 'scheduled' returning game_code as "gameCode", numero`);
  await moveNextSale(tx, calendar, issue, false);
  await followCalendar(tx, events, calendar);
  const onSale = await tx.rows(sql<AffectedDraws['onSale'][number]>`
    select game_code as "gameCode", numero from lottery_draws where ${ofDay} and state in ('open', 'locked')
      order by game_code`);
  return { skipped, onSale };
}

/**
 * Reopens a closed day; skipped issues come back while there is still time to sell them, at the times of today's
 * schedule, which may have changed while the day was closed. Call `forgetGames` after the commit.
 * @returns how many came back
 * @throws Refusal not.found when the day is not closed; request.invalid {field, reason} for a day that is over
 */
export async function reopenDay(tx: Tx, events: Events, calendar: string, day: string): Promise<number> {
  await assertDay(tx, calendar, day);
  if ((await tx.run(sql`delete from lottery_closed_days where calendar = ${calendar} and day = ${day}::date`)) === 0)
    throw new Refusal('not.found');
  const games = await lockGames(tx, calendar);
  const issue = day.replaceAll('-', '');
  await tx.run(sql`
    update lottery_draws set void_reason = 'replanned'
     where ${drawnOn(issue)} and state = 'void' and void_reason = 'closed-day'
       and draw_at > clock_timestamp() and game_code = any(${games.map(({ code }) => code)}::text[])`);
  let restored = 0;
  for (const { code } of games) restored += (await replanGame(tx, events, code, { onlyRestore: true })).restored;
  await moveNextSale(tx, calendar, issue, true);
  await followCalendar(tx, events, calendar);
  return restored;
}

/** As a change of a lottery does, because draws are created under a shared lock of these rows. */
function lockGames(tx: Tx, calendar: string): Promise<{ code: string }[]> {
  return tx.rows(sql<{ code: string }>`
    select code from lottery_games where calendar = ${calendar} order by code for update`);
}

/** Draws of a day, YYYYMMDD: one with the day as its number, or several with four more digits. */
const drawnOn = (day: string) => sql`numero between ${day} and ${`${day}9999`}`;

/** The sale of an issue begins at the previous draw, or, if that issue is not drawn, at its opening. */
async function moveNextSale(tx: Tx, calendar: string, issue: string, isDrawn: boolean): Promise<void> {
  const openAt = sql`case when ${isDrawn}::boolean then p.draw_at else p.open_at end`;
  await tx.run(
    sql`
    update lottery_draws n set open_at = ${openAt}, next_due_at = ${openAt}
      from (select game_code, min(open_at) as open_at, max(draw_at) as draw_at from lottery_draws
             where ${drawnOn(issue)} and game_code in (select code from lottery_games where calendar = ${calendar})
               and (state <> 'void' or not ${isDrawn}::boolean)
             group by game_code) p
     where n.state = 'scheduled'
       and n.id = (select x.id from lottery_draws x where x.game_code = p.game_code and x.draw_at > p.draw_at
       order by x.draw_at limit 1)`,
    makesDue('result'),
  );
}

async function followCalendar(tx: Tx, events: Events, calendar: string): Promise<void> {
  const games = await tx.rows(sql<{ code: string }>`select code from lottery_games where calendar = ${calendar}`);
  await followStations(
    tx,
    events,
    games.map(({ code }) => code),
  );
}

async function assertDay(tx: Tx, calendar: string, day: string): Promise<void> {
  if (!isDay(day)) throw invalidDay('format');
  // Without a game a day is over once it is over in every time zone.
  const kept = await tx.found(sql<{ isOver: boolean }>`
    select coalesce(bool_or(${day}::date < (now() at time zone g.zone)::date),
             ${day}::date < (now() at time zone 'UTC')::date - 1)
             as "isOver"
      from lottery_calendars k left join lottery_games g on g.calendar = k.calendar
     where k.calendar = ${calendar} group by k.calendar`);
  if (kept.isOver) throw invalidDay('past');
}

const invalidDay = (reason: string): Refusal => invalidField('day', reason);
