import { type PlayDefinition, validatePicks } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { GameBook } from '../games/games.ts';
import { announceStops } from '../events.ts';
import { claimSale } from './close-sale.ts';

/** A number of a play of one draw. */
export interface NumberOnSale {
  gameCode: string;
  issue: string;
  play: string;
  number: string;
}

/** Operator, time and reason of a stopped number. */
export interface NumberStop {
  by: string;
  at: Date;
  reason: string;
}

/** @throws Refusal not.found unless the play allows bets on the number */
export function checkNumber(plays: readonly PlayDefinition[], play: string, number: string): void {
  const found = plays.find(({ code }) => code === play);
  const isGood = found && validatePicks({ ...found, picks: { ...found.picks, count: 1 } }, [number]) === null;
  if (isGood !== true) throw new Refusal('not.found');
}

/**
 * Stops the sale of tickets with this number; for a play of several numbers, of all tickets that contain it. Waits for
 * tickets in progress, so that each is sold before the stop or refused by it; sold tickets stay valid.
 * @throws Refusal draw.unknown, draw.not.on.sale, not.found, row.unchanged
 */
export async function stopNumber(
  tx: Tx,
  { games, events }: { games: GameBook; events: Events },
  { gameCode, issue, play, number }: NumberOnSale,
  { by, reason }: Pick<NumberStop, 'by' | 'reason'>,
): Promise<NumberStop> {
  const draw = await claimSale(tx, gameCode, issue);
  const { plays } = await games.rules(tx, gameCode, draw.rulesVersion);
  checkNumber(plays, play, number);
  await tx.run(sql`select pg_advisory_xact_lock(lottery_draw_key(${draw.id}::bigint))`);
  const stop = await tx.first(sql<NumberStop>`
    insert into lottery_stopped_numbers (draw_id, play, number, stopped_by, reason)
    values (${draw.id}::bigint, ${play}, ${number}, ${by}, ${reason})
    on conflict do nothing
    returning stopped_by as by, stopped_at as at, reason`);
  if (stop === undefined) throw new Refusal('row.unchanged');
  await tx.run(sql`update lottery_draws set has_stops = true where id = ${draw.id}::bigint`);
  await announceStops(events, tx, draw);
  return stop;
}

/**
 * Resumes the sale of a stopped number; returns the stop that ends.
 * @throws Refusal draw.unknown, draw.not.on.sale, row.unchanged
 */
export async function resumeNumber(
  tx: Tx,
  events: Events,
  { gameCode, issue, play, number }: NumberOnSale,
): Promise<NumberStop> {
  const draw = await claimSale(tx, gameCode, issue);
  const ended = await tx.first(sql<NumberStop>`
    delete from lottery_stopped_numbers where draw_id = ${draw.id}::bigint and play = ${play} and number = ${number}
    returning stopped_by as by, stopped_at as at, reason`);
  if (ended === undefined) throw new Refusal('row.unchanged');
  await tx.run(sql`
    update lottery_draws d set has_stops = exists (select 1 from lottery_stopped_numbers s where s.draw_id = d.id)
     where d.id = ${draw.id}::bigint`);
  await announceStops(events, tx, draw);
  return ended;
}
