import { countResults, type DrawResult, type DrawStructure } from '@fairlot/lottery-maths';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { DrawRow } from '../draws/draw-row.ts';

/** With this many possible results, a draw never has the result of another one by chance. */
const MANY_RESULTS = 10n ** 12n;
/** Number of earlier draws whose result a stuck feed may repeat. */
const RECENT_DRAWS = 3;

/**
 * Whether equal results of two draws prove a mistake. True for the stations of Vietnam, Thai, SEA 4D and Max 3D. False
 * for the Lao lottery, with 10,000 possible results, and for the lottos, with millions or more.
 */
export const isNeverRepeated = (structure: DrawStructure): boolean => countResults(structure) >= MANY_RESULTS;

/**
 * Whether a report has the result of another draw by mistake. If results may repeat by chance, only feeds are compared,
 * with the latest draws, because a stuck feed reports one of these. Operators can then enter a true repetition.
 */
export async function isRepetition(
  executor: Executor,
  { id, gameCode, drawAt }: Pick<DrawRow, 'id' | 'gameCode' | 'drawAt'>,
  structure: DrawStructure,
  source: string,
  result: DrawResult,
): Promise<boolean> {
  const json = JSON.stringify(result);
  const compared = isNeverRepeated(structure)
    ? sql`select result from lottery_draws where game_code = ${gameCode} and id <> ${id}::bigint`
    : sql`
      select result from lottery_draws
       where game_code = ${gameCode} and draw_at < ${drawAt}::timestamptz and result is not null
         and ${source.startsWith('feed:')}::boolean
       order by draw_at desc limit ${RECENT_DRAWS}::int`;
  return executor.has(sql`select 1 from (${compared}) d where d.result = ${json}::jsonb limit 1`);
}
