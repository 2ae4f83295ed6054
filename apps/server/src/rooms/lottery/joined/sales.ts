import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type DrawRow, findJoinedForUpdate } from '../draws/draw-row.ts';

/** Ids of a draw and of the draws joined with it. */
const together = (drawId: bigint) => sql`
  select id, game_code, numero from lottery_draws where id = ${drawId}::bigint
  union all
  select j.id, j.game_code, j.numero
    from lottery_draws d join lottery_games g on d.game_code = any(g.joins)
    join lottery_draws j on j.game_code = g.code and j.numero = d.numero
   where d.id = ${drawId}::bigint`;

/**
 * Waits for tickets in progress of a draw and of the draws joined with it, and keeps out others until the end of the
 * transaction. Rows come before sales, as in the steps of draws; sales in the order in which an order takes them.
 * @returns the joined draws
 */
export async function lockSales(tx: Tx, draw: Pick<DrawRow, 'id' | 'gameCode' | 'issue'>): Promise<DrawRow[]> {
  const joined = await findJoinedForUpdate(tx, draw);
  await tx.run(sql`
    select pg_advisory_xact_lock(lottery_draw_key(t.id)) from (
      select id from (${together(draw.id)}) d order by (game_code || ':' || numero) collate "C" offset 0) t`);
  return joined;
}

/** Whether a draw or one joined with it has tickets, including cancelled ones. */
export async function isAnySold(executor: Executor, drawId: bigint): Promise<boolean> {
  return executor.has(sql`
    select true as sold from lottery_tickets where draw_id in (select id from (${together(drawId)}) d) limit 1`);
}
