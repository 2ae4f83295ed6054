import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readResultFile, resultOfLevels } from '../adapters/feed/result-file.ts';
import { findDraw } from '../draws/draw-row.ts';
import type { GameBook } from '../games/games.ts';
import { reportResult } from './report-result.ts';

/** Outcome of one line of the file. */
export interface ImportedLine {
  line: number;
  gameCode: string;
  numero: string;
  state: 'waiting' | 'accepted' | 'known' | 'refused';
  reason: string | null;
}

/**
 * Reports the results of a file (see `readResultFile`), each draw in a separate transaction. A file counts as one
 * source.
 * @param fileName 1 to 64 characters, stored with the reports
 * @throws RangeError when the file cannot be read; then nothing was reported
 */
export async function importResults(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  games: GameBook,
  fileName: string,
  text: string,
): Promise<ImportedLine[]> {
  const imported: ImportedLine[] = [];
  for (const { line, gameCode, numero: issue, levels } of readResultFile(text)) {
    try {
      const draw = await findDraw(db, gameCode, issue);
      if (draw === undefined) throw new Refusal('draw.unknown');
      const { structure } = await games.rules(db, gameCode, draw.rulesVersion);
      const report = { gameCode, issue, source: `file:${fileName}`, result: resultOfLevels(structure, levels) };
      const { state } = await db.transaction((tx) => reportResult(tx, events, games, report));
      imported.push({ line, gameCode, numero: issue, state, reason: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      imported.push({ line, gameCode, numero: issue, state: 'refused', reason: reasonOf(error) });
    }
  }
  return imported;
}

/** Reason of a refused line: the reason in the refusal, or its code. */
export function reasonOf({ code, value }: Refusal): string {
  return typeof value === 'object' && value !== null && 'reason' in value ? String(value.reason) : code;
}
