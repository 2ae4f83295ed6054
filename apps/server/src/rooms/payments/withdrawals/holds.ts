import { sql, type Tx } from '../../../platform/db/index.ts';

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
