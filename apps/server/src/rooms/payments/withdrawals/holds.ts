import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

interface Hold {
  at: Date;
  by: string;
  reason: string;
  endedAt: Date | null;
  endedBy: string | null;
  endReason: string | null;
}

/** Puts a withdrawal on hold that the caller has locked and that waits for review. */
export async function beginHold(tx: Tx, id: string, by: string, reason: string): Promise<void> {
  await tx.run(sql`update payments_withdrawals set held_at = clock_timestamp() where id = ${id}::uuid`);
  await tx.run(sql`
    insert into payments_withdrawal_holds (withdrawal_id, by_name, reason) values (${id}::uuid, ${by}, ${reason})`);
}

/** Releases the hold of a withdrawal that the caller has locked. */
export async function endHold(tx: Tx, id: string, by: string, reason: string): Promise<void> {
  await tx.run(sql`update payments_withdrawals set held_at = null where id = ${id}::uuid`);
  await tx.run(sql`
    update payments_withdrawal_holds set ended_at = clock_timestamp(), ended_by = ${by}, end_reason = ${reason}
     where withdrawal_id = ${id}::uuid and ended_at is null`);
}

export function holdsOf(executor: Executor, id: string): Promise<Hold[]> {
  return executor.rows(sql<Hold>`
    select at, by_name as by, reason, ended_at as "endedAt", ended_by as "endedBy", end_reason as "endReason"
      from payments_withdrawal_holds where withdrawal_id = ${id}::uuid order by id`);
}
