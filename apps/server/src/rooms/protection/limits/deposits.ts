import { sql, type Tx } from '../../../platform/db/index.ts';

export interface CountedDeposit {
  memberId: bigint;
  asset: string;
  orderId: string;
  /** Minor units. */
  amountMinor: bigint;
}

/** @throws Refusal protection.refused {reason: 'limit', kind, period, left} */
export async function reserveDeposit(tx: Tx, { memberId, asset, orderId, amountMinor }: CountedDeposit): Promise<void> {
  await tx.run(sql`
    select protection_deposit(${memberId}::bigint, ${asset}, ${orderId}::uuid, ${amountMinor}::bigint)`);
}

/** Counts received money from this moment, whatever the limits are now. */
export async function countDeposit(tx: Tx, { memberId, asset, orderId, amountMinor }: CountedDeposit): Promise<void> {
  await tx.run(sql`
    select protection_count_deposit(${memberId}::bigint, ${asset}, ${orderId}::uuid, ${amountMinor}::bigint)`);
}

/** Removes an order that will not be paid. */
export async function releaseDeposit(tx: Tx, orderId: string): Promise<void> {
  await tx.run(sql`
    update protection_deposits set state = 'released' where order_id = ${orderId}::uuid and state = 'open'`);
}
