import { type DrawResult, validateResult } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type DrawRow, findDrawForUpdate } from '../draws/draw-row.ts';
import { drawDrawn, tellDraw } from '../events.ts';
import type { GameBook } from '../games/games.ts';

/**
 * What a source says about a draw. Sources are 'feed:<name>' and 'operator:<id>'. What an operator read from a file is
 * what this operator says; 'file:<name>' is a file that nobody answers for.
 */
export interface ReportedResult {
  gameCode: string;
  issue: string;
  source: string;
  result: DrawResult;
}

/** 'waiting' for a second source, 'accepted' by this report, or 'known' because it is the accepted one already. */
export interface Verdict {
  state: 'waiting' | 'accepted' | 'known';
  version: number;
}

/**
 * Keeps what a source says about an official draw, and accepts the result as soon as two sources agree: any two for the
 * first version; for a correction of a settled draw two persons. The order of the numbers within a prize says nothing.
 * Files that nobody answers for are one source, and agree with feeds alone: who confirms one may be who brought it.
 * @throws Refusal draw.unknown, result.refused {reason}: 'result.source', 'result.early', 'result.closed',
 *   'result.levels', 'result.count', 'result.width', 'result.range', 'result.duplicate', 'result.repeated' (another
 *   draw of the game had all the same numbers) or 'result.conflict' (the source said something else before)
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
  if (draw.result !== null && isSameResult(draw.result, result)) return { state: 'known', version: draw.resultVersion };
  const version = versionFor(draw);
  const wrong = validateResult((await games.rules(tx, gameCode, draw.rulesVersion)).structure, result);
  if (wrong !== null) throw refused(wrong);
  // A feed that is stuck repeats what it said before.
  const repeated = await tx.first(
    sql`
      select 1 from lottery_draws
        where game_code = ${gameCode} and id <> ${draw.id} and result = ${json}::jsonb limit 1`,
  );
  if (repeated !== undefined) throw refused('result.repeated');

  await keepReport(tx, draw.id, version, source, json);
  const reports = await tx.rows(sql<{ source: string; result: DrawResult }>`
    select source, result from lottery_result_reports
     where draw_id = ${draw.id} and version = ${version}::int order by source`);
  if (!reports.some((report) => report.source === source && isSameResult(report.result, result)))
    throw refused('result.conflict');
  const sources = reports
    .filter((report) => isSameResult(report.result, result))
    .map((report) => report.source)
    .filter((name) => version === 1 || name.startsWith('operator:'));
  if (!areIndependent(sources)) return { state: 'waiting', version };
  await accept(tx, events, draw, version, json, sources);
  return { state: 'accepted', version };
}

const AGREEING_SOURCES = 2;

function areIndependent(sources: readonly string[]): boolean {
  const answering = new Set(sources.filter((name) => !name.startsWith('file:')));
  const isFiled = answering.size < sources.length;
  return answering.size >= AGREEING_SOURCES || (isFiled && [...answering].some((name) => name.startsWith('feed:')));
}

const refused = (reason: string): Refusal => new Refusal('result.refused', { reason });

function versionFor({ source, state, resultVersion, now, drawAt }: DrawRow): number {
  if (source !== 'feed') throw refused('result.source');
  if (now < drawAt) throw refused('result.early');
  if (state !== 'locked' && state !== 'settled') throw refused('result.closed');
  return resultVersion + 1;
}

/** Whether two results have the same numbers in each prize; sources name those of a prize in different orders. */
export function isSameResult(one: DrawResult, other: DrawResult): boolean {
  const textOf = (result: DrawResult) =>
    result.map(({ level, numbers }) => `${level} ${numbers.toSorted().join(' ')}`).join('|');
  return textOf(one) === textOf(other);
}

async function keepReport(tx: Tx, drawId: bigint, version: number, source: string, json: string): Promise<void> {
  await tx.run(sql`
    insert into lottery_result_reports (draw_id, version, source, result)
    values (${drawId}, ${version}::int, ${source}, ${json}::jsonb) on conflict (draw_id, version, source) do nothing`);
}

/** locked or settled → drawn. The settlement that follows takes back what a former version paid. */
async function accept(
  tx: Tx,
  events: Events,
  draw: DrawRow,
  version: number,
  json: string,
  sources: readonly string[],
): Promise<void> {
  await tx.run(
    sql`
      insert into lottery_results (draw_id, version, result, sources)
      values (${draw.id}, ${version}::int, ${json}::jsonb, ${sources}::text[])`,
  );
  await tx.run(sql`
    update lottery_draws set state = 'drawn', result = ${json}::jsonb, result_version = ${version}::int,
      settle_asset = null, settle_ticket = null,
           next_due_at = clock_timestamp() where id = ${draw.id}`);
  await tellDraw(events, tx, drawDrawn, draw);
}
