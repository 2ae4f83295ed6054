import type { DrawResult } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findDrawForUpdate } from '../draws/draw-row.ts';

/** A withdrawn report. */
export interface WithdrawnReport {
  id: bigint;
  version: number;
  source: string;
  result: DrawResult;
}

/**
 * Withdraws an operator's report of an official draw while no result of that version is accepted; the report is kept.
 * Any operator may do so, because a wrong report by an absent operator would block the draw.
 * @throws Refusal draw.unknown, not.found when no such report waits
 */
export async function withdrawReport(
  tx: Tx,
  operatorId: bigint,
  gameCode: string,
  issue: string,
  reportId: bigint,
): Promise<WithdrawnReport> {
  const draw = await findDrawForUpdate(tx, gameCode, issue);
  if (draw === undefined) throw new Refusal('draw.unknown');
  const withdrawn = await tx.found(sql<WithdrawnReport>`
    insert into lottery_withdrawn_reports (report_id, draw_id, version, source, result, reported_at, withdrawn_by)
    select id, draw_id, version, source, result, reported_at, ${`operator:${operatorId}`}
      from lottery_result_reports
     where id = ${reportId}::bigint and draw_id = ${draw.id} and version = ${draw.resultVersion + 1}::int
       and source like 'operator:%'
    returning report_id as id, version, source, result`);
  await tx.run(sql`delete from lottery_result_reports where id = ${reportId}::bigint`);
  return withdrawn;
}
