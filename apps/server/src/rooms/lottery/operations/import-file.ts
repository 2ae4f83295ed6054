import type { DrawResult } from '@fairlot/lottery-maths';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { isDay } from '../../../platform/zone.ts';
import { importHistory, type PastDraw } from '../actions/import-history.ts';
import { operatorSource } from '../actions/enter-result.ts';
import { reportResult, type Verdict } from '../actions/report-result.ts';
import { type FileRow, readResultRows, resultOfLevels } from '../adapters/feed/result-file.ts';
import { findDraw } from '../draws/draw-row.ts';
import { dayOfIssue } from '../draws/schedule.ts';
import type { GameBook } from '../games/games.ts';

/** A file of results of waiting draws, or of past draws without tickets. */
export interface ResultFile {
  kind: 'results' | 'history';
  /** 1 to 64 characters, stored with the reports. */
  fileName: string;
  text: string;
}

/** Outcome of one line of the file. */
export interface ImportedLine {
  line: number;
  gameCode: string;
  numero: string;
  state: 'waiting' | 'accepted' | 'known' | 'refused';
  reason: string | null;
}

/** Callbacks that record each result reported by a file. */
export interface FileTaker {
  /** Runs in the transaction of each accepted line. */
  noted(tx: Tx, line: { gameCode: string; numero: string; result: DrawResult; verdict: Verdict }): Promise<void>;
}

/** Number of past lines written in one statement: thousands would block other requests. */
const LINES_AT_ONCE = 250;

/**
 * Imports a file of results, or previews it in transactions that are rolled back. Lines in error are returned as
 * refused and skipped; the others are imported. Reports about waiting draws count as those of the operator who uploads
 * the file, so that the same person cannot confirm them.
 * @param taker undefined for a preview
 */
export async function takeFile(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  games: GameBook,
  file: ResultFile,
  operatorId: bigint,
  taker: FileTaker | undefined,
): Promise<ImportedLine[]> {
  const isPreview = taker === undefined;
  const rows = readResultRows(file.text);
  const wrong = rows.flatMap((row) => ('problem' in row ? [wrongLine(row)] : []));
  const good = rows.filter((row): row is FileRow => !('problem' in row));
  const attempt = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    isPreview ? undone(db, work) : db.transaction(work);
  const taken = file.kind === 'history' ? await takeHistory(good) : await takeResults(good);
  return [...wrong, ...taken].toSorted((a, b) => a.line - b.line);

  async function takeResults(lines: readonly FileRow[]): Promise<ImportedLine[]> {
    const taken: ImportedLine[] = [];
    for (const { line, gameCode, numero: issue, levels } of lines) {
      try {
        const draw = await findDraw(db, gameCode, issue);
        if (draw === undefined) throw new Refusal('draw.unknown');
        const { structure } = await games.rules(db, gameCode, draw.rulesVersion);
        const result = resultOfLevels(structure, levels);
        const report = { gameCode, issue, source: operatorSource(operatorId), result };
        const { state } = await attempt(async (tx) => {
          const verdict = await reportResult(tx, events, games, report);
          await taker?.noted(tx, { gameCode, numero: issue, result, verdict });
          return verdict;
        });
        taken.push({ line, gameCode, numero: issue, state, reason: null });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        taken.push({ line, gameCode, numero: issue, state: 'refused', reason: reasonOf(error) });
      }
    }
    return taken;
  }

  async function takeHistory(lines: readonly FileRow[]): Promise<ImportedLine[]> {
    const taken: ImportedLine[] = [];
    for (const gameCode of new Set(lines.map((line) => line.gameCode))) {
      const ofGame = lines.filter((line) => line.gameCode === gameCode);
      const refusals = new Map<number, string>();
      const size = isPreview ? Math.max(1, ofGame.length) : LINES_AT_ONCE;
      for (let first = 0; first < ofGame.length; first += size)
        for (const [line, reason] of await refusedOf(gameCode, ofGame.slice(first, first + size)))
          refusals.set(line, reason);
      taken.push(
        ...ofGame.map(({ line, numero: issue }) => historyLine(line, gameCode, issue, refusals.get(line) ?? null)),
      );
    }
    return taken;
  }

  /** Reasons by line. */
  async function refusedOf(gameCode: string, lines: readonly FileRow[]): Promise<Map<number, string>> {
    try {
      return await attempt(async (tx) => {
        const draws = await pastDrawsOf(games, tx, gameCode, lines);
        const { refused } = await importHistory(tx, gameCode, file.fileName, draws, isPreview);
        return new Map(refused.map(({ index, reason }) => [draws[index]?.line ?? 0, reason]));
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return new Map(lines.map(({ line }) => [line, reasonOf(error)]));
    }
  }
}

/** Reason of a refused line: the reason in the refusal, or its code. */
function reasonOf({ code, value }: Refusal): string {
  return typeof value === 'object' && value !== null && 'reason' in value ? String(value.reason) : code;
}

const wrongLine = ({ line, problem }: { line: number; problem: string }): ImportedLine => ({
  line,
  gameCode: '',
  numero: '',
  state: 'refused',
  reason: problem,
});

async function pastDrawsOf(
  games: GameBook,
  tx: Tx,
  gameCode: string,
  lines: readonly FileRow[],
): Promise<(PastDraw & { line: number })[]> {
  const draws: (PastDraw & { line: number })[] = [];
  for (const { line, numero, levels } of lines)
    draws.push({ line, numero, result: resultOfLevels(await structureAt(games, tx, gameCode, numero), levels) });
  return draws;
}

/** Runs the work and rolls it back. */
async function undone<T>(db: Platform['db'], work: (tx: Tx) => Promise<T>): Promise<T> {
  const undo = new Error('undone');
  let answer: { value: T } | undefined;
  try {
    await db.transaction(async (tx) => {
      answer = { value: await work(tx) };
      throw undo;
    });
  } catch (error) {
    if (error !== undo || answer === undefined) throw error;
  }
  if (answer === undefined) throw new Error('the import was not finished');
  return answer.value;
}

async function structureAt(games: GameBook, executor: Executor, gameCode: string, issue: string) {
  // The number of a draw within its day may follow.
  const day = dayOfIssue(issue);
  const found =
    /^\d{8}(\d{4})?$/.test(issue) && isDay(day)
      ? await executor.first(
          sql<{ version: number | null }>`select lottery_rules_at(${gameCode}, ${day}::date) as version`,
        )
      : undefined;
  return found?.version ? (await games.rules(executor, gameCode, found.version)).structure : { code: '', levels: [] };
}

function historyLine(line: number, gameCode: string, issue: string, reason: string | null): ImportedLine {
  return { line, gameCode, numero: issue, state: reason === null ? 'accepted' : 'refused', reason };
}
