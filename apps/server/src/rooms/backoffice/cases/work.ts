import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { type Database, type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { OperatorCaller } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';

type CaseWork = ValueOf<typeof contract.lookAtCase>;

/** Time after its last call until a console counts as closed; consoles call every 20 seconds. */
const OPEN_SECONDS = 45;

interface Row {
  takenById: bigint | null;
  takenBy: string | null;
  heldBy: string | null;
  heldAt: Date | null;
  holdReason: string | null;
}

const FREE: Row = { takenById: null, takenBy: null, heldBy: null, heldAt: null, holdReason: null };

async function findWork(executor: Executor, object: string): Promise<Row> {
  const found = await executor.first(sql<Row>`
    select w.taken_by as "takenById", t.name as "takenBy", h.name as "heldBy", w.held_at as "heldAt",
           w.hold_reason as "holdReason"
      from backoffice_case_work w left join backoffice_operators t on t.id = w.taken_by
      left join backoffice_operators h on h.id = w.held_by
     where w.object = ${object}`);
  return found ?? FREE;
}

/** Creates the row of a case and locks it until the transaction ends. */
async function lockWork(tx: Tx, object: string): Promise<Row> {
  await tx.run(sql`insert into backoffice_case_work (object) values (${object}) on conflict (object) do nothing`);
  await tx.run(sql`select 1 from backoffice_case_work where object = ${object} for update`);
  return findWork(tx, object);
}

export async function readWork(executor: Executor, object: string, operatorId: bigint): Promise<CaseWork> {
  const { takenBy, heldBy: by, heldAt: at, holdReason: reason } = await findWork(executor, object);
  const viewers = await executor.rows(sql<{ name: string }>`
    select o.name from backoffice_case_viewers v join backoffice_operators o on o.id = v.operator_id
     where v.object = ${object} and v.operator_id <> ${operatorId}::bigint
       and v.seen_at > clock_timestamp() - ${OPEN_SECONDS}::int * interval '1 second'
     order by o.name`);
  return {
    takenBy,
    hold: by === null || at === null || reason === null ? null : { by, at: at.getTime(), reason },
    viewers: viewers.map(({ name }) => name),
  };
}

/** @returns whether the operator opened the case just now */
export async function noteViewer(tx: Tx, object: string, operatorId: bigint): Promise<boolean> {
  const seen = await tx.first(sql<{ isOpen: boolean }>`
    select seen_at > clock_timestamp() - ${OPEN_SECONDS}::int * interval '1 second' as "isOpen"
      from backoffice_case_viewers where object = ${object} and operator_id = ${operatorId}::bigint`);
  await tx.run(sql`
    insert into backoffice_case_viewers (object, operator_id) values (${object}, ${operatorId}::bigint)
        on conflict (object, operator_id) do update set seen_at = clock_timestamp()`);
  return seen?.isOpen !== true;
}

/** @returns whether the operator had it open */
export async function dropViewer(tx: Tx, object: string, operatorId: bigint): Promise<boolean> {
  return tx.changes(sql`
    delete from backoffice_case_viewers where object = ${object} and operator_id = ${operatorId}::bigint`);
}

/** @returns the previous owner @throws Refusal case.taken if a colleague has it and `over` is false */
export async function takeCase(tx: Tx, object: string, operatorId: bigint, over: boolean): Promise<string | null> {
  const { takenBy: before, takenById } = await lockWork(tx, object);
  if (before !== null && takenById !== operatorId && !over) throw new Refusal('case.taken', { by: before });
  await tx.run(sql`update backoffice_case_work set taken_by = ${operatorId}::bigint where object = ${object}`);
  return before;
}

/** @throws Refusal case.taken, case.on.hold */
export async function holdCase(tx: Tx, object: string, operatorId: bigint, reason: string): Promise<void> {
  const work = await lockWork(tx, object);
  requireOwnCase(work, operatorId);
  if (work.heldBy !== null) throw new Refusal('case.on.hold', { by: work.heldBy });
  await tx.run(sql`
    update backoffice_case_work set held_by = ${operatorId}::bigint, held_at = clock_timestamp(),
           hold_reason = ${reason}
     where object = ${object}`);
}

/** @throws Refusal case.taken, case.not.on.hold */
export async function releaseCase(tx: Tx, object: string, operatorId: bigint): Promise<void> {
  const work = await lockWork(tx, object);
  requireOwnCase(work, operatorId);
  if (work.heldBy === null) throw new Refusal('case.not.on.hold');
  await tx.run(sql`
    update backoffice_case_work set held_by = null, held_at = null, hold_reason = null where object = ${object}`);
}

/** Checks that the operator may decide on a case. @throws Refusal case.taken, case.on.hold */
export async function requireFreeCase(
  executor: Executor,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
  object: string,
): Promise<void> {
  const work = await findWork(executor, object);
  requireOwnCase(work, operatorId);
  requireReleased(work);
}

/** Checks that a case is not on hold; a colleague may have taken it. @throws Refusal case.on.hold */
export async function requireNoHold(executor: Executor, object: string): Promise<void> {
  requireReleased(await findWork(executor, object));
}

function requireReleased({ heldBy }: Row): void {
  if (heldBy !== null) throw new Refusal('case.on.hold', { by: heldBy });
}

function requireOwnCase({ takenBy, takenById }: Row, operatorId: bigint): void {
  if (takenBy !== null && takenById !== operatorId) throw new Refusal('case.taken', { by: takenBy });
}

export async function pruneViewers(db: Database): Promise<void> {
  await db.run(sql`delete from backoffice_case_viewers where seen_at < clock_timestamp() - interval '1 day'`);
}
