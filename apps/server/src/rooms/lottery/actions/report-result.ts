import { type DrawResult, validateResult } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type DrawRow, findDrawForUpdate } from '../draws/draw-row.ts';
import type { GameBook } from '../games/games.ts';
import { passResult } from '../joined/results.ts';
import { isRepetition } from '../results/repetition.ts';
import { isSameResult } from '../results/same-result.ts';
import { acceptResult } from './accept-result.ts';

/**
 * A source's report about a draw. Sources are 'feed:<name>' and 'operator:<id>'. A file counts as the report of the
 * operator who uploads it.
 */
export interface ReportedResult {
  gameCode: string;
  issue: string;
  source: string;
  result: DrawResult;
}

/** 'waiting' for a second source, 'accepted' by this report, or 'known' because it equals the accepted one. */
export interface Verdict {
  state: 'waiting' | 'accepted' | 'known';
  version: number;
}

/**
 * Records a source's report of an official draw, and accepts the result as soon as two sources agree: any two for the
 * first version, two operators for a correction of a settled draw. The order of the numbers within a prize is ignored,
 * except where a play depends on it (see `isSameResult`).
 * @throws Refusal draw.unknown, result.refused {reason}: 'result.source', 'result.early', 'result.closed',
 * 'result.levels', 'result.count', 'result.width', 'result.range', 'result.duplicate', 'result.repeated' (the numbers
 * of another draw, see `isRepetition`) or 'result.conflict' (the source reported something else before)
 */
export async function reportResult(
  tx: Tx,
  events: Events,
  games: GameBook,
  { gameCode, issue, source, result }: ReportedResult,
): Promise<Verdict> {
  const draw = await findDrawForUpdate(tx, gameCode, issue);
  if (draw === undefined) throw new Refusal('draw.unknown');
  const json = JSON.stringify(result);
  const { structure, plays } = await games.rules(tx, gameCode, draw.rulesVersion);
  const isReported = (other: DrawResult) => isSameResult(plays, other, result);
  if (draw.result !== null && isReported(draw.result)) return { state: 'known', version: draw.resultVersion };
  const version = versionFor(draw);
  const wrong = validateResult(structure, result);
  if (wrong !== null) throw refused(wrong);
  if (await isRepetition(tx, draw, structure, source, result)) throw refused('result.repeated');

  await keepReport(tx, draw.id, version, source, json);
  const reports = await tx.rows(sql<{ source: string; result: DrawResult }>`
    select source, result from lottery_result_reports
     where draw_id = ${draw.id} and version = ${version}::int order by source`);
  if (!reports.some((report) => report.source === source && isReported(report.result)))
    throw refused('result.conflict');
  const sources = reports
    .filter((report) => isReported(report.result))
    .map((report) => report.source)
    .filter((name) => version === 1 || name.startsWith('operator:'));
  if (sources.length < AGREEING_SOURCES) return { state: 'waiting', version };
  await acceptResult(tx, events, draw, version, json, sources);
  await passResult(tx, events, draw);
  return { state: 'accepted', version };
}

const AGREEING_SOURCES = 2;

const refused = (reason: string): Refusal => new Refusal('result.refused', { reason });

function versionFor({ source, state, resultVersion, now, drawAt }: DrawRow): number {
  if (source !== 'feed') throw refused('result.source');
  if (now < drawAt) throw refused('result.early');
  if (state !== 'locked' && state !== 'settled') throw refused('result.closed');
  return resultVersion + 1;
}

async function keepReport(tx: Tx, drawId: bigint, version: number, source: string, json: string): Promise<void> {
  await tx.run(sql`
    insert into lottery_result_reports (draw_id, version, source, result)
    values (${drawId}, ${version}::int, ${source}, ${json}::jsonb) on conflict (draw_id, version, source) do nothing`);
}
