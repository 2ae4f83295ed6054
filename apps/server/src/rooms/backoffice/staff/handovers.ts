import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';

type HandoverView = ValueOf<typeof contract.handovers>[number];
export type Waiting = HandoverView['waiting'];

const SHOWN = 20;

type HandoverRow = RowOf<HandoverView, 'handoverId', 'createdAt' | 'takenAt'>;

export async function listHandovers(executor: Executor): Promise<HandoverView[]> {
  const rows = await executor.rows(sql<HandoverRow>`
    select h.id as "handoverId", f.name as from, t.name as to, h.note, h.waiting, h.created_at as "createdAt",
           b.name as "takenBy", h.taken_at as "takenAt",
           (select coalesce(jsonb_agg(jsonb_build_object('taskId', k.id::text, 'title', k.title) order by k.id), '[]')
              from backoffice_tasks k where k.id = any(h.tasks)) as tasks
      from backoffice_handovers h join backoffice_operators f on f.id = h.from_id
      left join backoffice_operators t on t.id = h.to_id left join backoffice_operators b on b.id = h.taken_by
     order by h.id desc limit ${SHOWN}`);
  return rows.map(wireRow);
}

/** Stores the open work at the end of a shift: pending work, and the operator's own tasks. */
export async function insertHandover(
  tx: Tx,
  { fromId, toId, note, waiting }: { fromId: bigint; toId: bigint | null; note: string; waiting: Waiting },
): Promise<bigint> {
  if (fromId === toId) throw new Refusal('operator.own');
  return tx.value(sql<bigint>`
    insert into backoffice_handovers (from_id, to_id, note, waiting, tasks)
    values (${fromId}::bigint, ${toId}::bigint, ${note.trim()}, ${JSON.stringify(waiting)}::jsonb,
      (select coalesce(array_agg(id order by id), '{}') from backoffice_tasks
        where assignee_id = ${fromId}::bigint and done_at is null))
    returning id`);
}

/**
 * Takes over a shift, with its open tasks that are still assigned to the previous operator, or became free when that
 * operator was disabled.
 * @throws Refusal not.found, operator.own, task.changed when it was already taken over
 */
export async function takeHandover(tx: Tx, handoverId: bigint, operatorId: bigint): Promise<{ tasks: number }> {
  const found = await tx.first(sql<{ fromId: bigint; toId: bigint | null; takenBy: bigint | null; tasks: bigint[] }>`
    select from_id as "fromId", to_id as "toId", taken_by as "takenBy", tasks from backoffice_handovers
     where id = ${handoverId}::bigint for update`);
  if (found === undefined || (found.toId !== null && found.toId !== operatorId)) throw new Refusal('not.found');
  if (found.fromId === operatorId) throw new Refusal('operator.own');
  if (found.takenBy !== null) throw new Refusal('task.changed');
  await tx.run(sql`
    update backoffice_handovers set taken_by = ${operatorId}::bigint, taken_at = clock_timestamp()
     where id = ${handoverId}::bigint`);
  const tasks = await tx.run(sql`
    update backoffice_tasks set assignee_id = ${operatorId}::bigint
     where id = any(${found.tasks}::bigint[]) and done_at is null
       and (assignee_id = ${found.fromId}::bigint
            or assignee_id is null and (select disabled_at is not null from backoffice_operators
                                         where id = ${found.fromId}::bigint))`);
  return { tasks };
}

/** Offers shifts that were handed over to an operator, and not taken over yet, to every operator. */
export async function freeHandovers(tx: Tx, toId: bigint): Promise<void> {
  await tx.run(sql`
    update backoffice_handovers set to_id = null where to_id = ${toId}::bigint and taken_by is null`);
}
