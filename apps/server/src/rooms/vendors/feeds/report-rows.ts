import { type Executor, sql } from '../../../platform/db/index.ts';
import { memberOf } from '../users.ts';
import type { Reported } from './reports.ts';

const CHUNK = 500;
/** Rows of a run that ended without deleting them. */
const LEFT_BEHIND = sql`written_at < clock_timestamp() - interval '1 day'`;

/** Stores a page of a report. @param before how many rows of the run are stored already */
export async function keepPage(
  executor: Executor,
  runId: string,
  rows: readonly Reported[],
  before: number,
): Promise<void> {
  const page = rows.map((row) => ({
    ...row,
    amountMinor: String(row.amountMinor),
    memberId: memberOf(row.user)?.toString() ?? null,
  }));
  await executor.run(sql`
    insert into vendors_report_rows
      (run_id, no, at, transaction_id, kind, reference, round_id, vendor_user, member_id, game_id, currency,
       amount_minor)
    select ${runId}::uuid, ${before}::int + r.no, to_timestamp((r.row ->> 'at')::numeric / 1000),
           r.row ->> 'transactionId', r.row ->> 'kind', r.row ->> 'reference', r.row ->> 'roundId', r.row ->> 'user',
           (r.row ->> 'memberId')::bigint, r.row ->> 'gameId', r.row ->> 'currency',
           (r.row ->> 'amountMinor')::bigint
      from jsonb_array_elements(${JSON.stringify(page)}::jsonb) with ordinality r(row, no)`);
}

/** Deletes the rows of a run, and those that a stopped process left behind. */
export async function dropReport(executor: Executor, runId: string): Promise<void> {
  await executor.run(sql`delete from vendors_report_rows where run_id = ${runId}::uuid or ${LEFT_BEHIND}`);
}

export interface KeptRow extends Omit<Reported, 'user'> {
  user: string;
  memberId: bigint;
}

/** Rows of our members in chunks: bets before wins before rollbacks, whatever the order of the report. */
export async function* keptRows(executor: Executor, runId: string): AsyncGenerator<KeptRow> {
  let place = { step: 0, at: 0, no: 0 };
  for (;;) {
    const rows = await executor.rows(sql<KeptRow & typeof place>`
      select transaction_id as "transactionId", kind, reference, round_id as "roundId", vendor_user as user,
             member_id as "memberId", game_id as "gameId", currency, amount_minor as "amountMinor", step, no,
             floor(extract(epoch from at) * 1000)::float8 as at
        from (select *, array_position(array['bet', 'win', 'rollback'], kind) as step from vendors_report_rows
               where run_id = ${runId}::uuid and member_id is not null) r
       where (step, at, no) > (${place.step}::int, to_timestamp(${place.at}::numeric / 1000), ${place.no}::int)
       order by step, r.at, no limit ${CHUNK}::int`);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK) return;
    place = last;
  }
}
