import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { type DrawRow, makesDue } from '../draws/draw-row.ts';
import { drawDrawn, announceDraw } from '../events.ts';

/** locked or settled → drawn. The settlement that follows reverses the payments of a previous version. */
export async function acceptResult(
  tx: Tx,
  events: Events,
  draw: DrawRow,
  version: number,
  json: string,
  sources: readonly string[],
): Promise<void> {
  await tx.run(sql`
    insert into lottery_results (draw_id, version, result, sources)
    values (${draw.id}, ${version}::int, ${json}::jsonb, ${sources}::text[])`);
  await tx.run(
    sql`
    update lottery_draws set state = 'drawn', result = ${json}::jsonb, result_version = ${version}::int,
      settle_asset = null, settle_ticket = null,
           next_due_at = clock_timestamp() where id = ${draw.id}`,
    makesDue('settlement'),
  );
  await announceDraw(events, tx, drawDrawn, draw);
}
