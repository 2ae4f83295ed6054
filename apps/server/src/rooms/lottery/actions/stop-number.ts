import { type PlayDefinition, validatePicks } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { GameBook } from '../games/games.ts';
import { tellStops } from '../events.ts';
import { claimSale } from './close-sale.ts';

/** A number of a play of one draw. */
export interface NumberOnSale {
  gameCode: string;
  issue: string;
  play: string;
  number: string;
}

/** By whom, when and why a number is sold no more. */
export interface NumberStop {
  by: string;
  at: Date;
  reason: string;
}

/** @throws Refusal not.found unless such a number can be bet on in the play */
export function checkNumber(plays: readonly PlayDefinition[], play: string, number: string): void {
  const found = plays.find(({ code }) => code === play);
  const isGood = found && validatePicks({ ...found, picks: { ...found.picks, count: 1 } }, [number]) === null;
  if (isGood !== true) throw new Refusal('not.found');
}

/**
 * Sells no more tickets with this number, of a play of several numbers none with it among them. Waits for tickets in
 * progress, so that each is sold before the stop or refused by it; what is sold stays.
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
  await tellStops(events, tx, draw);
  return stop;
}

/**
 * Sells a stopped number again; answers the stop that ends.
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
  await tellStops(events, tx, draw);
  return ended;
}
