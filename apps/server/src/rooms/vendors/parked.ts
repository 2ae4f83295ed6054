import { type Executor, sql } from '../../platform/db/index.ts';
import type { Action, Outcome } from './gateway/port.ts';

interface Parking {
  vendor: string;
  memberId: bigint;
  outcome: Outcome;
  action: Action;
  /** Hash of the call, to compare its repetitions. */
  hash: string;
}

/** Stores a call about an unknown operation for operators; repeated calls are counted. */
export async function park(executor: Executor, { vendor, memberId, outcome, action, hash }: Parking): Promise<void> {
  const { kind, transactionId, reference, roundId, amountMinor } = action;
  await executor.run(sql`
    insert into vendors_parked as p
      (vendor, kind, transaction_id, member_id, reference, round_id, amount_minor, outcome,
       payload_hash)
    values (${vendor}, ${kind}, ${transactionId}, ${memberId}::bigint, ${reference}, ${roundId},
      ${amountMinor}::bigint, ${outcome}, ${hash})
    on conflict (vendor, transaction_id, kind) do update
      set tries = p.tries + 1, payload_hash = excluded.payload_hash, amount_minor = excluded.amount_minor
      where p.resolved_at is null`);
}
