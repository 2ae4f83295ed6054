import type { backoffice as contract, BodyOf, ValueOf } from '@fairlot/contract';
import { type Database, type Executor, sql } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';

type View = ValueOf<typeof contract.keepView>;

/** Maximum number of views per list. */
const MOST_VIEWS = 20;

const COLUMNS = sql`id::text as "viewId", list, name, filter, sort, columns`;

export function listViews(executor: Executor, operatorId: bigint, list: string): Promise<View[]> {
  return executor.rows(sql<View>`
    select ${COLUMNS} from backoffice_views where operator_id = ${operatorId}::bigint and list = ${list}::text
     order by id limit ${MOST_VIEWS + 1}::int`);
}

/** Saves a view, replacing the one with the same name. @throws Refusal views.full */
export function keepView(
  db: Database,
  operatorId: bigint,
  { list, name, filter, sort, columns }: BodyOf<typeof contract.keepView>,
): Promise<View> {
  return db.transaction(async (tx) => {
    // Serialises two sessions of one operator, so that the limit counts both.
    await tx.run(sql`select 1 from backoffice_operators where id = ${operatorId}::bigint for no key update`);
    const { others } = await tx.one(sql<{ others: bigint }>`
      select count(*) as others from backoffice_views
       where operator_id = ${operatorId}::bigint and list = ${list}::text and name <> ${name}::text`);
    if (others >= MOST_VIEWS) throw new Refusal('views.full');
    return tx.one(sql<View>`
      insert into backoffice_views (operator_id, list, name, filter, sort, columns)
      values (${operatorId}::bigint, ${list}, ${name}, ${filter}::text[], ${sort}::text, ${columns}::text[])
      on conflict (operator_id, list, name)
        do update set filter = excluded.filter, sort = excluded.sort, columns = excluded.columns
      returning ${COLUMNS}`);
  });
}

/** @throws Refusal not.found when the operator has no such view */
export async function dropView(executor: Executor, operatorId: bigint, viewId: bigint): Promise<void> {
  const dropped = await executor.run(sql`
    delete from backoffice_views where id = ${viewId}::bigint and operator_id = ${operatorId}::bigint`);
  if (dropped === 0) throw new Refusal('not.found');
}
