import { backoffice as contract, type BodyOf, type ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import {
  type Acting,
  type AnyDeskList,
  audited,
  type BulkAction,
  bulkAction,
  deskList,
  waitingWork,
} from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';

type TaskView = ValueOf<typeof contract.tasks>['list'][number];

type TaskRow = RowOf<Omit<TaskView, 'link'>, 'taskId', 'dueAt' | 'createdAt' | 'doneAt'> & {
  page: string | null;
  query: Record<string, string> | null;
};

/** Permission to see everyone's tasks: the trail shows their history anyway. */
const SEES_ALL = 'audit.read';

export function createTaskList(): AnyDeskList {
  return deskList<TaskRow, TaskView>({
    endpoint: contract.tasks,
    select: sql`t.id as "taskId", t.title, t.detail, t.page, t.query, t.cause, c.name as "createdBy",
      a.name as assignee, case when t.done_at is null then 'open' else 'done' end as state, t.due_at as "dueAt",
      t.created_at as "createdAt", d.name as "doneBy", t.done_at as "doneAt", t.note`,
    from: sql`backoffice_tasks t join backoffice_operators c on c.id = t.created_by
      left join backoffice_operators a on a.id = t.assignee_id left join backoffice_operators d on d.id = t.done_by`,
    where: ({ operatorId, permissions }) =>
      permissions.includes(SEES_ALL)
        ? sql`true`
        : sql`(t.assignee_id is null or ${operatorId}::bigint in (t.assignee_id, t.created_by))`,
    alias: 't',
    fields: {
      state: { where: ([state], _operator, { operatorId }) => conditionOf(state, operatorId) },
      assignee: { where: ([name = '']) => sql`t.assignee_id = ${idOf(name)}` },
      createdBy: { where: ([name = '']) => sql`t.created_by = ${idOf(name)}` },
    },
    present: (rows) =>
      rows.map(({ page, query, ...row }) => ({
        ...wireRow(row),
        link: page === null ? null : { page, query: query ?? {} },
      })),
  });
}

function conditionOf(state: string | undefined, operatorId: bigint) {
  if (state === 'done') return sql`t.done_at is not null`;
  if (state === 'mine') return sql`t.done_at is null and t.assignee_id = ${operatorId}::bigint`;
  return state === 'free' ? sql`t.done_at is null and t.assignee_id is null` : sql`t.done_at is null`;
}

const idOf = (name: string) => sql`(select o.id from backoffice_operators o where o.name = ${name})`;

/** Looks up an operator who can be assigned work; null for no name. @throws Refusal not.found */
export async function workerOf(executor: Executor, name: string | null): Promise<bigint | null> {
  if (name === null) return null;
  const found = await executor.found(sql<{ id: bigint }>`
    select id from backoffice_operators where name = ${name} and disabled_at is null`);
  return found.id;
}

/** Names of operators who can be assigned work. */
export async function listWorkers(executor: Executor): Promise<string[]> {
  return executor.values(sql<string>`select name from backoffice_operators where disabled_at is null order by name`);
}

/** @throws Refusal not.found when no operator of that name can be assigned work */
export async function insertTask(
  tx: Tx,
  createdBy: bigint,
  { title, detail, assignee, dueAt, link }: BodyOf<typeof contract.addTask>,
  cause: TaskView['cause'] = null,
): Promise<bigint> {
  return tx.value(sql<bigint>`
    insert into backoffice_tasks (title, detail, page, query, cause, created_by, assignee_id, due_at)
    values (${title.trim()}, ${detail.trim()}, ${link?.page ?? null}::text,
      ${link === null ? null : JSON.stringify(link.query)}::jsonb,
      ${cause === null ? null : JSON.stringify(cause)}::jsonb, ${createdBy}::bigint,
      ${await workerOf(tx, assignee)}::bigint, ${dueAt === null ? null : new Date(dueAt)}::timestamptz)
    returning id`);
}

/** Locks a task that the operator may see; other tasks count as not found. @throws Refusal not.found */
async function lockTask(
  tx: Tx,
  taskId: bigint,
  { operatorId, permissions }: { operatorId: bigint; permissions: readonly string[] },
): Promise<{ title: string; assignee: string | null; isDone: boolean }> {
  // A statement of its own: after waiting for the lock, a join would still read the former assignee's name.
  await tx.run(sql`select 1 from backoffice_tasks where id = ${taskId}::bigint for update`);
  return tx.found(sql<{ title: string; assignee: string | null; isDone: boolean }>`
    select t.title, a.name as assignee, t.done_at is not null as "isDone"
      from backoffice_tasks t left join backoffice_operators a on a.id = t.assignee_id
     where t.id = ${taskId}::bigint and (${permissions.includes(SEES_ALL)}::boolean
       or t.assignee_id is null or ${operatorId}::bigint in (t.assignee_id, t.created_by))`);
}

/** Reassigns a task. @throws Refusal not.found, task.changed when the first operator is no longer its assignee */
export function assignTask(
  platform: Platform,
  acting: Acting,
  taskId: string,
  { from, to }: BodyOf<typeof contract.assignTask>,
): Promise<null> {
  return audited(platform, acting, async (tx) => {
    const { assignee, isDone } = await lockTask(tx, BigInt(taskId), acting.operator);
    if (isDone || assignee !== from) throw new Refusal('task.changed');
    await tx.run(sql`
      update backoffice_tasks set assignee_id = ${await workerOf(tx, to)}::bigint where id = ${taskId}::bigint`);
    return { action: 'task.assigned', object: `task:${taskId}`, before: { assignee }, after: { assignee: to } };
  });
}

/** Removes the assignee of an operator's open tasks, so that colleagues see and take them. @returns these tasks */
export function freeTasks(tx: Tx, operatorId: bigint): Promise<{ taskId: bigint; assignee: string }[]> {
  return tx.rows(sql<{ taskId: bigint; assignee: string }>`
    update backoffice_tasks t set assignee_id = null from backoffice_operators o
     where t.assignee_id = ${operatorId}::bigint and t.done_at is null and o.id = t.assignee_id
    returning t.id as "taskId", o.name as assignee`);
}

/** @throws Refusal not.found, task.changed when it was already completed */
export function endTask(platform: Platform, acting: Acting, taskId: string, note: string): Promise<null> {
  return audited(platform, acting, async (tx) => {
    const { title, isDone } = await lockTask(tx, BigInt(taskId), acting.operator);
    if (isDone) throw new Refusal('task.changed');
    await tx.run(sql`
      update backoffice_tasks set done_at = clock_timestamp(), done_by = ${acting.operator.operatorId}::bigint,
          note = nullif(${note.trim()}, '')
       where id = ${taskId}::bigint`);
    return { action: 'task.done', object: `task:${taskId}`, after: { title, note } };
  });
}

/** Bulk actions on tasks, for operators who may see them. */
export function createTaskBulk(platform: Platform): BulkAction[] {
  const task = { list: 'tasks', needsReason: false } as const;
  return [
    bulkAction<TaskView>({
      ...task,
      action: 'take',
      refusal: ({ state, assignee }, { operator }) => {
        if (state === 'done') return 'task.changed';
        return assignee === operator.name ? 'row.unchanged' : null;
      },
      run: (acting, { taskId, assignee }) =>
        assignTask(platform, acting, taskId, { from: assignee, to: acting.operator.name }),
    }),
    bulkAction<TaskView>({
      ...task,
      action: 'done',
      refusal: ({ state }) => (state === 'done' ? 'row.unchanged' : null),
      run: (acting, { taskId }, note) => endTask(platform, acting, taskId, note),
    }),
  ];
}

/** Tasks of the operator who reads the list. */
export const WAITING_TASKS = waitingWork<TaskView>({
  page: 'tasks',
  list: 'tasks',
  filter: ['state:eq:mine'],
  promiseMinutes: 1440,
  owner: sql`a.name`,
  caseOf: ({ taskId, title, cause, createdAt, assignee }) => ({
    title,
    ...(cause !== null && { failedRequest: cause.approvalId }),
    at: createdAt,
    owner: assignee,
    query: { filter: `id:eq:${taskId}` },
  }),
});
