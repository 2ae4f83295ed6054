import { toHex } from '@fairlot/fairness';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import type { DrawRow } from '../draws/draw-row.ts';
import { drawLocked, announceDraw } from '../events.ts';
import { treeOfTickets } from '../tickets/ticket-tree.ts';

/**
 * open → locked: publishes the Merkle root over the leaves of all tickets in the order of their ids, and their number.
 * Cancelled tickets have no leaf. Cancelling ends with the sale, so the tree never changes afterwards. Stores the sales
 * totals, so that lists need not compute them again. Waits for tickets in progress; later ones find the draw closed.
 */
export async function lockDraw(tx: Tx, events: Events, draw: DrawRow): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(lottery_draw_key(${draw.id}::bigint))`);
  const tree = await treeOfTickets(tx, draw.id);
  const sales = await tx.rows(sql<{ asset: string; amountMinor: string }>`
    select asset, sum(total_minor)::text as "amountMinor" from lottery_tickets
     where draw_id = ${draw.id} and status <> 'cancelled' group by asset order by asset`);
  await tx.run(
    sql`
    update lottery_draws set state = 'locked', merkle_root = ${toHex(tree.root())}, ticket_count = ${tree.size}::int,
      assets = ${sales.map(({ asset }) => asset)}::text[],
      sales = ${JSON.stringify(sales)}::jsonb, next_due_at = draw_at
     where id = ${draw.id}`,
    { wakes: draw.beacon.mode === 'off' ? [] : ['job:lottery-beacon'] },
  );
  await announceDraw(events, tx, drawLocked, draw);
}
