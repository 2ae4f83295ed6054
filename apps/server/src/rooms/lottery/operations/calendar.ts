import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';

export interface Calendar {
  calendar: string;
  /** How many games keep it. */
  games: number;
  days: { day: string; reason: string }[];
}

/** Draws of a day that was closed: those that were not on sale are skipped, the others are left to the operators. */
export interface AffectedDraws {
  skipped: { gameCode: string; numero: string }[];
  onSale: { gameCode: string; numero: string }[];
}

/** Calendars of the games with their days without draws from a year ago on, YYYY-MM-DD. */
export function listCalendars(executor: Executor): Promise<Calendar[]> {
  return executor.rows(sql<Calendar>`
    select g.calendar, g.games, coalesce((
             select jsonb_agg(jsonb_build_object('day', to_char(c.day, 'YYYY-MM-DD'), 'reason', c.reason)
               order by c.day)
               from lottery_closed_days c where c.calendar = g.calendar and c.day > g.today - 366), '[]') as days
      from (select calendar, count(*)::int as games, min((clock_timestamp() at time zone zone)::date) as today
              from lottery_games where calendar is not null group by calendar) g
     order by g.calendar`);
}

/**
 * Makes a day one without draws. Call `forgetGames` after the commit.
 * @throws Refusal not.found for a calendar that no game keeps; request.invalid {field, reason} for a day that is over
 *   or closed already
 */
export async function closeDay(tx: Tx, calendar: string, day: string, reason: string): Promise<AffectedDraws> {
  await assertDay(tx, calendar, day);
  if (
    (await tx.run(
      sql`
        insert into lottery_closed_days (calendar, day, reason) values (${calendar}, ${day}::date, ${reason})
        on conflict do nothing`,
    )) === 0
  )
    throw invalidDay('closed');
  const issue = day.replaceAll('-', '');
  const ofDay = sql`numero = ${issue} and game_code in (select code from lottery_games where calendar = ${calendar})`;
  const skipped = await tx.rows(sql<AffectedDraws['skipped'][number]>`
    update lottery_draws set state = 'void', void_reason = 'closed-day', settled_at = clock_timestamp()
      where ${ofDay} and state = 'scheduled' returning game_code as "gameCode", numero`);
  await moveNextSale(tx, calendar, issue, false);
  const onSale = await tx.rows(
    sql<AffectedDraws['onSale'][number]>`
      select game_code as "gameCode", numero from lottery_draws where ${ofDay} and state in ('open', 'locked')
        order by game_code`,
  );
  return { skipped, onSale };
}

/**
 * Takes a day off a calendar; issues that were skipped for it come back while there is still time to sell them. Call
 * `forgetGames` after the commit.
 * @returns how many came back
 * @throws Refusal not.found when the day is not closed; request.invalid {field, reason} for a day that is over
 */
export async function reopenDay(tx: Tx, calendar: string, day: string): Promise<number> {
  await assertDay(tx, calendar, day);
  if ((await tx.run(sql`delete from lottery_closed_days where calendar = ${calendar} and day = ${day}::date`)) === 0)
    throw new Refusal('not.found');
  const issue = day.replaceAll('-', '');
  const restored = await tx.run(sql`
    update lottery_draws set state = 'scheduled', void_reason = null, settled_at = null, next_due_at = open_at
     where numero = ${issue} and state = 'void' and void_reason = 'closed-day' and lock_at > clock_timestamp()
       and game_code in (select code from lottery_games where calendar = ${calendar})`);
  await moveNextSale(tx, calendar, issue, true);
  return restored;
}

/** The sale of an issue begins at the draw before it, or at that one's own beginning when it is not drawn. */
async function moveNextSale(tx: Tx, calendar: string, issue: string, isDrawn: boolean): Promise<void> {
  const openAt = sql`case when ${isDrawn}::boolean then p.draw_at else p.open_at end`;
  await tx.run(sql`
    update lottery_draws n set open_at = ${openAt}, next_due_at = ${openAt}
      from lottery_draws p join lottery_games g on g.code = p.game_code and g.calendar = ${calendar}
     where p.numero = ${issue} and n.state = 'scheduled'
       and n.id = (select x.id from lottery_draws x where x.game_code = p.game_code and x.draw_at > p.draw_at
       order by x.draw_at limit 1)`);
}

async function assertDay(tx: Tx, calendar: string, day: string): Promise<void> {
  const isDate =
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!isDate) throw invalidDay('format');
  const kept = await tx.first(sql<{ isOver: boolean }>`
    select bool_or(${day}::date < (now() at time zone zone)::date) as "isOver" from lottery_games
      where calendar = ${calendar} having count(*) > 0`);
  if (kept === undefined) throw new Refusal('not.found');
  if (kept.isOver) throw invalidDay('past');
}

const invalidDay = (reason: string): Refusal => new Refusal('request.invalid', { field: 'day', reason });
