import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import type { DrawRow } from '../draws/draw-row.ts';
import { drawOpened, tellDraw } from '../events.ts';
import { skipDraw } from './void-draw.ts';

/** scheduled → open; an issue whose sale was missed altogether is skipped. */
export async function openDraw(tx: Tx, events: Events, draw: DrawRow): Promise<void> {
  if (draw.now >= draw.lockAt) return skipDraw(tx, events, draw);
  await tx.run(sql`update lottery_draws set state = 'open', next_due_at = lock_at where id = ${draw.id}`);
  await tellDraw(events, tx, drawOpened, draw);
}
