import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import type { DrawRow, VoidReason } from '../draws/draw-row.ts';
import { drawVoided, tellDraw } from '../events.ts';

/** Ends an issue that nobody has a ticket of. */
export async function skipDraw(tx: Tx, events: Events, draw: DrawRow): Promise<void> {
  await tx.run(
    sql`update lottery_draws set state = 'void', void_reason = 'skipped', settled_at = clock_timestamp() where id = ${draw.id}`,
  );
  await tellDraw(events, tx, drawVoided, draw);
}

/** locked → settling, with a reason: all stakes go back. */
export async function voidDraw(tx: Tx, draw: DrawRow, reason: VoidReason): Promise<void> {
  await tx.run(
    sql`update lottery_draws set state = 'settling', void_reason = ${reason}, next_due_at = clock_timestamp() where id = ${draw.id}`,
  );
}
