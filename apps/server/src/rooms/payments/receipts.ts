import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { SealedColumn } from '../../platform/reseal.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

export const SEALED_RECEIPTS: SealedColumn = {
  table: 'payments_receipts',
  column: 'picture_sealed',
  keys: ['order_id'],
  contextOf: receiptContext,
};

/** Stores a receipt of a payment, replacing an earlier one. */
export async function keepReceipt(tx: Tx, secrets: SecretBox, orderId: string, picture: Buffer): Promise<void> {
  const sealed = secrets.seal(picture, receiptContext(orderId));
  await tx.run(sql`
    insert into payments_receipts (order_id, picture_sealed) values (${orderId}::uuid, ${sealed}::bytea)
    on conflict (order_id) do update set picture_sealed = excluded.picture_sealed, sent_at = clock_timestamp()`);
}

/** The receipt as a JPEG; null if none was sent. */
export async function openReceipt(executor: Executor, secrets: SecretBox, orderId: string): Promise<Buffer | null> {
  const row = await executor.first(sql<{ sealed: Uint8Array }>`
    select picture_sealed as sealed from payments_receipts where order_id = ${orderId}::uuid`);
  return row === undefined ? null : secrets.open(row.sealed, receiptContext(orderId));
}

function receiptContext(orderId: string): string {
  return `payments_receipts:${orderId}`;
}
