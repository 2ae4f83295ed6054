import { type Executor, sql } from '../../../platform/db/index.ts';
import type { PaymentReport } from '../adapters/adapter.ts';
import { isUuid } from '../../../platform/rows/is-uuid.ts';
import type { Outcome } from './apply-report.ts';
import type { VerifiedEvent } from './receive-webhook.ts';

/** Credits a payment in one statement if it succeeded exactly as its order expects; null for all others. */
export async function takeSuccess(
  executor: Executor,
  provider: string,
  { eventId, kept, body }: VerifiedEvent,
  { state, paymentId, merchantRef, amountMinor, currency, confirmations, payerName }: PaymentReport,
): Promise<Outcome | null> {
  if (state !== 'succeeded' || paymentId === null || amountMinor === null || confirmations !== undefined) return null;
  // The payer's account name has to be compared with the member's name.
  if (payerName !== undefined) return null;
  const { credited } = await executor.one(
    sql<{ credited: boolean }>`
    select payments_take_success(${provider}, ${eventId}, ${JSON.stringify(kept)}::jsonb, ${body},
      ${isUuid(merchantRef) ? merchantRef : null}::uuid, ${merchantRef}, ${paymentId}, ${amountMinor}::bigint,
      ${currency}) as credited`,
    { wakes: ['outbox', 'stream'] },
  );
  return credited ? 'credited' : null;
}
