import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type DrawRow, findDrawForUpdate } from '../draws/draw-row.ts';
import { lockSales } from '../joined/sales.ts';
import { lockDraw } from './lock-draw.ts';

/** A sale that operators closed. */
export interface ClosedSale {
  closedAt: Date;
  tickets: number;
}

/**
 * Returns a draw on sale and locks its row until the end of the transaction.
 * @throws Refusal draw.unknown, draw.not.on.sale {state}
 */
export async function claimSale(tx: Tx, gameCode: string, issue: string): Promise<DrawRow> {
  const draw = await findDrawForUpdate(tx, gameCode, issue);
  if (draw === undefined) throw new Refusal('draw.unknown');
  if (draw.state !== 'open' || draw.now >= draw.lockAt) throw new Refusal('draw.not.on.sale', { state: draw.state });
  return draw;
}

/**
 * Closes a sale early, in the same way as the engine does at its time. It waits for tickets in progress; all sold
 * tickets stay valid, and the draw is held at its original time. The draws joined with a station close with it.
 * @throws Refusal as claimSale
 */
export async function closeSale(tx: Tx, events: Events, gameCode: string, issue: string): Promise<ClosedSale> {
  const draw = await claimSale(tx, gameCode, issue);
  for (const joined of await lockSales(tx, draw)) if (joined.state === 'open') await close(tx, events, joined);
  return close(tx, events, draw);
}

async function close(tx: Tx, events: Events, draw: DrawRow): Promise<ClosedSale> {
  await lockDraw(tx, events, draw);
  return tx.one(sql<ClosedSale>`
    update lottery_draws set closed_at = least(clock_timestamp(), lock_at) where id = ${draw.id}
    returning closed_at as "closedAt", ticket_count as tickets`);
}
