import { bonusPick, canonicalPicks, type PlayDefinition, validatePicks } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
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

/**
 * A number as tickets contain it: its digits are ascending where their order does not matter, and a special number is
 * written `B07`.
 * @throws Refusal not.found unless the play allows bets on the number
 */
export function soldNumber(plays: readonly PlayDefinition[], play: string, number: string): string {
  const found = requireFound(plays.find(({ code }) => code === play));
  const { bonus: specials, ...picks } = found.picks;
  const isSpecial = specials !== undefined && number === bonusPick(number.slice(1));
  const single = { ...found, picks: { ...picks, count: 1, ...(isSpecial && { range: specials }) } };
  const pick = isSpecial ? number.slice(1) : number;
  if (validatePicks(single, [pick]) !== null) throw new Refusal('not.found');
  return isSpecial ? number : canonicalPicks(single, [pick]).join(',');
}

/**
 * Stops the sale of tickets with this number; for a play of several numbers, of all tickets that contain it. Waits for
 * tickets in progress, so that each is sold before the stop or refused by it; sold tickets stay valid.
 * @throws Refusal draw.unknown, draw.not.on.sale, not.found, row.unchanged
 */
export async function stopNumber(
  tx: Tx,
  { games, events }: { games: GameBook; events: Events },
  { gameCode, issue, play, number: given }: NumberOnSale,
  { by, reason }: Pick<NumberStop, 'by' | 'reason'>,
): Promise<NumberStop> {
  const draw = await claimSale(tx, gameCode, issue);
  const { plays } = await games.rules(tx, gameCode, draw.rulesVersion);
  const number = soldNumber(plays, play, given);
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
 * @throws Refusal draw.unknown, draw.not.on.sale, not.found, row.unchanged
 */
export async function resumeNumber(
  tx: Tx,
  { games, events }: { games: GameBook; events: Events },
  { gameCode, issue, play, number: given }: NumberOnSale,
): Promise<NumberStop> {
  const draw = await claimSale(tx, gameCode, issue);
  const { plays } = await games.rules(tx, gameCode, draw.rulesVersion);
  const number = soldNumber(plays, play, given);
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
