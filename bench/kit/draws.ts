import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, sql } from '@fairlot/server/platform/db/index';
import type { Issue } from './data.ts';

/**
 * Moves the closing and draw times of a draw, relative to the database's clock; the running server takes the steps that
 * become due.
 */
export async function moveIssue(
  db: Database,
  { gameCode, numero: drawNumber }: Issue,
  { lockInMs, drawInMs }: { lockInMs: number; drawInMs: number },
): Promise<void> {
  await db.run(sql`
    update lottery_draws set open_at = least(open_at, l - interval '1 second'), lock_at = l, draw_at = d,
           next_due_at = case state when 'open' then l when 'locked' then d else next_due_at end
      from (select clock_timestamp() + ${lockInMs}::int * interval '1 millisecond' as l,
          clock_timestamp() + ${drawInMs}::int * interval '1 millisecond' as d) as t
     where game_code = ${gameCode} and numero = ${drawNumber}`);
}

/** @throws when the draw does not reach this state in time */
export async function waitForState(
  db: Database,
  { gameCode, numero: issueNumber }: Issue,
  state: string,
  timeoutMs: number,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let seen = '';
  while (Date.now() < deadline) {
    const draw = await db.one(
      sql<{ state: string }>`select state from lottery_draws where game_code = ${gameCode} and numero = ${issueNumber}`,
    );
    seen = draw.state;
    if (seen === state) return;
    await sleep(50);
  }
  throw new Error(`issue ${issueNumber} of ${gameCode} is ${seen} and not ${state} after ${timeoutMs / 1000} s`);
}

/** Time for new listeners to process the million lines of a benchmark. */
const DELIVERY_MS = 900_000;

/**
 * Waits until the running server has delivered all events. New listeners first process all earlier bets, which takes
 * longer than anything else that a server does at its first start.
 * @throws when it takes too long
 */
export async function waitForDelivery(db: Database): Promise<void> {
  const deadline = Date.now() + DELIVERY_MS;
  let left = { events: 0n, filling: 0n };
  do {
    left = await db.one(sql<typeof left>`
      select (select count(*) from platform_outbox) as events,
             (select count(*) from platform_listeners where fill is not null) as filling`);
    if (left.events === 0n && left.filling === 0n) return;
    await sleep(50);
  } while (Date.now() < deadline);
  throw new Error(
    `${left.events} events were not delivered and ${left.filling} listeners not filled in ${DELIVERY_MS / 1000} s`,
  );
}
