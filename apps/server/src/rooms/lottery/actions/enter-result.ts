import type { DrawResult } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { GameBook } from '../games/games.ts';
import { isSameResult, reportResult, type Verdict } from './report-result.ts';
import { withdrawReport } from './withdraw-report.ts';

/** Who answers for what an operator proposes, confirms or imports. */
export const operatorSource = (operatorId: bigint): string => `operator:${operatorId}`;

/** What became of a proposal, and the operator's own earlier one that it replaced. */
export interface Proposed extends Verdict {
  replaced?: DrawResult;
}

/**
 * What one operator read as the result of an official draw, or as its correction; it waits for another's. It replaces
 * what this operator proposed before, which is kept aside.
 * @throws Refusal as reportResult does
 */
export async function proposeResult(
  tx: Tx,
  events: Events,
  games: GameBook,
  operatorId: bigint,
  gameCode: string,
  issue: string,
  result: DrawResult,
): Promise<Proposed> {
  const source = operatorSource(operatorId);
  const former = await tx.first(sql<{ id: bigint; result: DrawResult }>`
    select r.id, r.result from lottery_result_reports r join lottery_draws d on d.id = r.draw_id
     where d.game_code = ${gameCode} and d.numero = ${issue} and r.version = d.result_version + 1
       and r.source = ${source}`);
  const isReplaced = former !== undefined && !isSameResult(former.result, result);
  if (isReplaced) await withdrawReport(tx, operatorId, gameCode, issue, former.id);
  const verdict = await reportResult(tx, events, games, { gameCode, issue, source, result });
  return isReplaced ? { ...verdict, replaced: former.result } : verdict;
}

/**
 * Another operator confirms what was proposed last; that accepts it.
 * @param reportId the report that the operator saw; without it the last one
 * @throws Refusal approval.own when this operator proposed it, not.found when there is no proposal, else as
 *   reportResult does
 */
export async function confirmResult(
  tx: Tx,
  events: Events,
  games: GameBook,
  operatorId: bigint,
  gameCode: string,
  issue: string,
  reportId: bigint | null = null,
): Promise<Verdict> {
  const proposal = await tx.first(sql<{ source: string; result: DrawResult }>`
    select r.source, r.result from lottery_result_reports r join lottery_draws d on d.id = r.draw_id
     where d.game_code = ${gameCode} and d.numero = ${issue} and r.version = d.result_version + 1
       and r.source like 'operator:%' and (${reportId}::bigint is null or r.id = ${reportId}::bigint)
       order by r.id desc limit 1`);
  if (proposal === undefined) throw new Refusal('not.found');
  if (proposal.source === operatorSource(operatorId)) throw new Refusal('approval.own');
  return reportResult(tx, events, games, {
    gameCode,
    issue,
    source: operatorSource(operatorId),
    result: proposal.result,
  });
}
