import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { issuesFrom, type PlannedDraw, type Schedule } from '../draws/schedule.ts';
import type { Replanned } from '../draws/replanned.ts';
import { drawVoided, announceDraw } from '../events.ts';
import { followStations } from '../joined/draws.ts';
import { isAnySold, lockSales } from '../joined/sales.ts';
import { makesDue } from '../draws/draw-row.ts';

interface PlannedRow {
  id: bigint;
  issue: string;
  state: 'scheduled' | 'open' | 'void';
  openAt: Date;
  lockAt: Date;
  drawAt: Date;
  hasBeacon: boolean;
  isClosed: boolean;
  now: Date;
}

/**
 * Adapts the future draws of a game to its new schedule. Draws without tickets move to their new time or, on a day
 * without a draw, end with the reason `replanned`. A draw with a ticket stays unchanged. A draw that was ended comes
 * back with its commitment if its day gets a draw again. The schedule's job creates missing draws.
 * @param schedule null for a game that is switched off
 * @param onlyRestore leaves draws that are not ended unchanged, such as postponed ones
 */
export async function replanDraws(
  tx: Tx,
  events: Events,
  gameCode: string,
  schedule: Schedule | null,
  { onlyRestore = false }: { onlyRestore?: boolean } = {},
): Promise<Replanned> {
  const done = { moved: 0, ended: 0, restored: 0, kept: 0 };
  const rows = await tx.rows(sql<PlannedRow>`
    select id, numero as issue, state, open_at as "openAt", lock_at as "lockAt", draw_at as "drawAt",
           beacon_mode <> 'off' as "hasBeacon", closed_at is not null as "isClosed", clock_timestamp() as now
      from lottery_draws
     where game_code = ${gameCode} and draw_at > now()
       and (state in ('scheduled', 'open') or state = 'void' and void_reason = 'replanned')
     order by draw_at for no key update`);
  const [first] = rows;
  if (first === undefined) return done;
  const plan = schedule === null ? new Map<string, PlannedDraw>() : planOf(schedule, first.now.getTime(), rows.length);
  // Ended draws come last: they come back only where no other draw keeps their time.
  for (const row of rows.toSorted((a, b) => Number(a.state === 'void') - Number(b.state === 'void'))) {
    const planned = plan.get(row.issue);
    if (row.state === 'void') {
      if (planned !== undefined && (await restore(tx, gameCode, row, planned))) done.restored++;
    } else if (onlyRestore) continue;
    else if (row.isClosed || (await isSold(tx, gameCode, row))) done.kept++;
    else if (planned === undefined) {
      await end(tx, events, gameCode, row);
      done.ended++;
    } else if (isUnchanged(row, planned) && opensAsPlanned(row, planned)) continue;
    else if ((row.hasBeacon && !isUnchanged(row, planned)) || planned.lockAt <= row.now.getTime()) done.kept++;
    else {
      await move(tx, row, planned);
      done.moved++;
    }
  }
  await followStations(tx, events, [gameCode]);
  return done;
}

/** The planned draws from now on, including those whose sale would be over by the new lock. */
function planOf(schedule: Schedule, nowMs: number, count: number): Map<string, PlannedDraw> {
  const draws = issuesFrom({ ...schedule, lockMs: 0 }, nowMs, count + 1);
  return new Map(draws.map((draw) => [draw.issue, { ...draw, lockAt: draw.drawAt - schedule.lockMs }]));
}

/**
 * Waits for tickets in progress, so that each is either seen here or finds the draw changed. Tickets on a draw that is
 * joined with this one count.
 */
async function isSold(tx: Tx, gameCode: string, { id, issue, state }: PlannedRow): Promise<boolean> {
  if (state === 'scheduled') return false;
  await lockSales(tx, { id, gameCode, issue });
  return isAnySold(tx, id);
}

const isUnchanged = ({ lockAt, drawAt }: PlannedRow, planned: PlannedDraw): boolean =>
  lockAt.getTime() === planned.lockAt && drawAt.getTime() === planned.drawAt;

/** Whether the draw keeps the planned opening; an open sale stays open. */
const opensAsPlanned = ({ state, openAt }: PlannedRow, planned: PlannedDraw): boolean =>
  state === 'open' || openAt.getTime() === planned.openAt;

async function move(tx: Tx, { id }: PlannedRow, { openAt, lockAt, drawAt }: PlannedDraw): Promise<void> {
  await tx.run(
    sql`
    update lottery_draws
       set lock_at = ${new Date(lockAt)}::timestamptz, draw_at = ${new Date(drawAt)}::timestamptz,
           open_at = case state when 'open' then open_at else ${new Date(openAt)}::timestamptz end,
           next_due_at = case state when 'open' then ${new Date(lockAt)} else ${new Date(openAt)} end::timestamptz
     where id = ${id}::bigint`,
    makesDue('result'),
  );
}

/** The seed stays sealed, so that the draw can come back. */
async function end(tx: Tx, events: Events, gameCode: string, { id, issue, state }: PlannedRow): Promise<void> {
  await tx.run(sql`
    update lottery_draws set state = 'void', void_reason = 'replanned', settled_at = clock_timestamp()
     where id = ${id}::bigint`);
  if (state === 'open') await announceDraw(events, tx, drawVoided, { gameCode, issue });
}

async function restore(
  tx: Tx,
  gameCode: string,
  row: PlannedRow,
  { openAt, lockAt, drawAt }: PlannedDraw,
): Promise<boolean> {
  // A beacon commitment is valid only for the original times.
  const isPossible = row.hasBeacon ? isUnchanged(row, { issue: row.issue, openAt, lockAt, drawAt }) : true;
  if (!isPossible || lockAt <= row.now.getTime()) return false;
  return tx.changes(
    sql`
    update lottery_draws
       set state = 'scheduled', void_reason = null, settled_at = null, open_at = ${new Date(openAt)}::timestamptz,
           lock_at = ${new Date(lockAt)}::timestamptz, draw_at = ${new Date(drawAt)}::timestamptz,
           next_due_at = ${new Date(openAt)}::timestamptz
     where id = ${row.id}::bigint
       and not exists (select 1 from lottery_draws d
                        where d.game_code = ${gameCode} and d.draw_at = ${new Date(drawAt)}::timestamptz
                          and d.state <> 'void')`,
    makesDue('result'),
  );
}
