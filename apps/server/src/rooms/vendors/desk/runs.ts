import type { ValueOf, vendorsDesk as contract } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';

const MOST = 20;

/** Reconciliations with the reports of a vendor, newest first. */
export function readRuns(executor: Executor, vendor: string): Promise<ValueOf<typeof contract.waiting>['runs']> {
  return executor.rows(sql`
    select id::text, floor(extract(epoch from from_at) * 1000)::float8 as "from",
           floor(extract(epoch from to_at) * 1000)::float8 as "to", ours, theirs,
           wallet_amount(ours_minor) as "oursSum", wallet_amount(theirs_minor) as "theirsSum",
           wallet_amount(theirs_minor - ours_minor) as difference,
           differences
      from vendors_reconciliations where vendor = ${vendor} order by to_at desc, id desc limit ${MOST}::int`);
}
