import { type Database, type Executor, sql } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';

const MAX_FAVOURITES = 1000;
const RECENTS_KEPT = 100;

/** Node ids of all favourites, latest first; never more than a thousand. */
export async function favouriteIds(executor: Executor, memberId: bigint): Promise<string[]> {
  return executor.values(sql<string>`
    select node_id from catalogue_favourites where member_id = ${memberId}::bigint order by turn desc`);
}

/** Adds a favourite; an existing one keeps its position. @throws Refusal `limit.exceeded` */
export async function addFavourite(executor: Executor, memberId: bigint, nodeId: string): Promise<void> {
  const { isFull } = await executor.one(sql<{ isFull: boolean }>`
    with added as (
      insert into catalogue_favourites (member_id, node_id)
      select ${memberId}::bigint, ${nodeId}::text
        where (select count(*) from catalogue_favourites where member_id = ${memberId}::bigint) < ${MAX_FAVOURITES}
      on conflict do nothing returning 1)
    select not exists (select from added)
       and not exists (select from catalogue_favourites
           where member_id = ${memberId}::bigint and node_id = ${nodeId}::text) as "isFull"`);
  if (isFull) throw new Refusal('limit.exceeded', { max: MAX_FAVOURITES });
}

export async function removeFavourite(executor: Executor, memberId: bigint, nodeId: string): Promise<void> {
  await executor.run(sql`
    delete from catalogue_favourites where member_id = ${memberId}::bigint and node_id = ${nodeId}`);
}

/** Node ids of the recent games, latest first. */
export async function recentIds(executor: Executor, memberId: bigint): Promise<string[]> {
  return executor.values(sql<string>`
    select node_id from catalogue_recents where member_id = ${memberId}::bigint
      order by turn desc limit ${RECENTS_KEPT}`);
}

/** Moves a game to the front and removes games older than the newest hundred. */
export async function addRecent(db: Database, memberId: bigint, nodeId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(sql`
      insert into catalogue_recents (member_id, node_id) values (${memberId}::bigint, ${nodeId})
      on conflict (member_id, node_id) do update set played_at = excluded.played_at, turn = excluded.turn`);
    await tx.run(sql`
      delete from catalogue_recents where member_id = ${memberId}::bigint and node_id in (
        select node_id from catalogue_recents where member_id = ${memberId}::bigint
          order by turn desc offset ${RECENTS_KEPT})`);
  });
}
