import { type Executor, sql } from '@fairlot/server/platform/db/index';

interface Index {
  table: string;
  name: string;
  /** Statement that recreates it. */
  definition: string;
  isConstraint: boolean;
}

/**
 * Fills tables without their indexes and keys, and rebuilds these afterwards in one pass each instead of row by row.
 * Keys that other tables reference stay.
 */
export async function withoutIndexes(
  executor: Executor,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await executor.rows(sql<Index>`
    select i.indrelid::regclass::text as "table", c.relname as name, k.oid is not null as "isConstraint",
           coalesce(pg_get_constraintdef(k.oid), pg_get_indexdef(c.oid)) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
      left join pg_constraint k on k.conindid = c.oid and k.contype in ('p', 'u')
     where i.indrelid = any(${tables}::text[]::regclass[])
       and not exists (select 1 from pg_constraint f where f.contype = 'f' and f.conindid = c.oid)`);
  for (const { table, name, isConstraint } of indexes)
    await executor.run(
      sql`${sql.raw(isConstraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`)}`,
    );
  await fill();
  for (const { table, name, definition, isConstraint } of indexes)
    await executor.run(
      sql`${sql.raw(isConstraint ? `alter table ${table} add constraint ${name} ${definition}` : definition)}`,
    );
}
