import { setImmediate as nextTurn } from 'node:timers/promises';
import { MerkleTree } from '@fairlot/fairness';
import { type Executor, sql } from '../../../platform/db/index.ts';

/**
 * The Merkle tree over the tickets of a draw in the order of their ids, without cancelled ones. Once the draw is locked
 * it never changes.
 * @param part leaves hashed at a time, for a few milliseconds, before yielding to other tasks
 */
export async function treeOfTickets(executor: Executor, drawId: bigint, part = 1000): Promise<MerkleTree> {
  const parts = await executor.rows(sql<{ leaves: Uint8Array; count: number }>`
    select string_agg(leaf, ''::bytea order by n) as leaves, count(*)::int as count
      from (select leaf, row_number() over (order by id) as n from lottery_tickets
      where draw_id = ${drawId}::bigint and status <> 'cancelled') as tickets
     group by (n - 1) / ${part}::int order by min(n)`);
  const tree = new MerkleTree(parts.reduce((size, { count }) => size + count, 0));
  for (const { leaves } of parts) {
    tree.add(leaves);
    await nextTurn();
  }
  return tree;
}

/** Index of a ticket among the leaves, from 0. */
export async function placeOfTicket(executor: Executor, drawId: bigint, ticketId: string): Promise<number> {
  return executor.value(sql<number>`
    select count(*)::int from lottery_tickets
      where draw_id = ${drawId}::bigint and id < ${ticketId}::uuid and status <> 'cancelled'`);
}
