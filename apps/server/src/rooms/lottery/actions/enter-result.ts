import type { DrawResult } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { GameBook } from '../games/games.ts';
import { isSameResult } from '../results/same-result.ts';
import { reportResult, type Verdict } from './report-result.ts';
import { withdrawReport } from './withdraw-report.ts';

/** Source name of an operator's proposals, confirmations and imports. */
export const operatorSource = (operatorId: bigint): string => `operator:${operatorId}`;

/** Outcome of a proposal, and the operator's own earlier proposal that it replaced. */
export interface Proposed extends Verdict {
  replaced?: DrawResult;
}

/**
 * Records one operator's reading of an official result, or of its correction, which another operator has to confirm. It
 * replaces this operator's earlier proposal, which is kept as withdrawn.
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
  const former = await tx.first(sql<{ id: bigint; result: DrawResult; rulesVersion: number }>`
    select r.id, r.result, d.rules_version as "rulesVersion"
      from lottery_result_reports r join lottery_draws d on d.id = r.draw_id
     where d.game_code = ${gameCode} and d.numero = ${issue} and r.version = d.result_version + 1
       and r.source = ${source}`);
  const isReplaced =
    former !== undefined &&
    !isSameResult((await games.rules(tx, gameCode, former.rulesVersion)).plays, former.result, result);
  if (isReplaced) await withdrawReport(tx, operatorId, gameCode, issue, former.id);
  const verdict = await reportResult(tx, events, games, { gameCode, issue, source, result });
  return isReplaced ? { ...verdict, replaced: former.result } : verdict;
}

/**
 * Confirms the latest proposal by another operator, which accepts it.
 * @param reportId the report that the operator saw; by default the latest one
 * @throws Refusal approval.own when this operator proposed it, not.found when there is no proposal, otherwise as
 * reportResult does
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
  const proposal = await tx.found(sql<{ source: string; result: DrawResult }>`
    select r.source, r.result from lottery_result_reports r join lottery_draws d on d.id = r.draw_id
     where d.game_code = ${gameCode} and d.numero = ${issue} and r.version = d.result_version + 1
       and r.source like 'operator:%' and (${reportId}::bigint is null or r.id = ${reportId}::bigint)
       order by r.id desc limit 1`);
  if (proposal.source === operatorSource(operatorId)) throw new Refusal('approval.own');
  return reportResult(tx, events, games, {
    gameCode,
    issue,
    source: operatorSource(operatorId),
    result: proposal.result,
  });
}
