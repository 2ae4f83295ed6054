import type { DrawResult } from '@fairlot/lottery-maths';
import { type Executor, sql } from '../../../platform/db/index.ts';

/** A version of an official result, with the sources that agreed on it. */
export interface ResultVersion {
  version: number;
  result: DrawResult;
  sources: string[];
  acceptedAt: Date;
}

/** A source's report about a version of a result. */
export interface ResultReport {
  id: bigint;
  version: number;
  source: string;
  result: DrawResult;
  reportedAt: Date;
  /** When it was withdrawn or replaced; null while it counts. */
  withdrawnAt: Date | null;
}

/** Every accepted version and every report of an official draw, oldest first. */
export async function resultsOf(
  executor: Executor,
  gameCode: string,
  issue: string,
): Promise<{ versions: ResultVersion[]; reports: ResultReport[] }> {
  const ofDraw = sql`draw_id = (select id from lottery_draws where game_code = ${gameCode} and numero = ${issue})`;
  return {
    versions: await executor.rows(sql<ResultVersion>`
      select version, result, sources, accepted_at as "acceptedAt" from lottery_results where ${ofDraw}
        order by version`),
    reports: await executor.rows(sql<ResultReport>`
      select id, version, source, result, reported_at as "reportedAt", null::timestamptz as "withdrawnAt"
        from lottery_result_reports where ${ofDraw}
      union all
      select report_id, version, source, result, reported_at, withdrawn_at
        from lottery_withdrawn_reports where ${ofDraw} order by id`),
  };
}
