import { type DrawResult, joinResults } from '@fairlot/lottery-maths';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { acceptResult } from '../actions/accept-result.ts';
import { type DrawRow, findJoinedForUpdate, type VoidReason } from '../draws/draw-row.ts';

/** The draw of one of the two stations. */
export interface StationDraw {
  gameCode: string;
  result: DrawResult | null;
  resultVersion: number;
  voidReason: VoidReason | null;
  voidNote: string | null;
}

/** The draws of both stations, in the order of the joined result. */
export function readStations(executor: Executor, { gameCode, issue }: DrawRow): Promise<StationDraw[]> {
  return executor.rows(sql<StationDraw>`
    select d.game_code as "gameCode", d.result, d.result_version as "resultVersion", d.void_reason as "voidReason",
           d.void_note as "voidNote"
      from lottery_games g join lottery_draws d on d.game_code = any(g.joins) and d.numero = ${issue}
     where g.code = ${gameCode} order by array_position(g.joins, d.game_code)`);
}

/**
 * Accepts the joined result once both stations have theirs, or again after a correction of one of them. Its sources are
 * the stations with their versions. The draw's row is locked, and the draw is locked or settled.
 * @returns whether a new version was accepted
 */
export async function joinResult(tx: Tx, events: Events, draw: DrawRow): Promise<boolean> {
  const stations = await readStations(tx, draw);
  const [first, second] = stations;
  if (!first?.result || !second?.result) return false;
  const json = JSON.stringify(joinResults(first.result, second.result));
  if (JSON.stringify(draw.result) === json) return false;
  const sources = stations.map(({ gameCode, resultVersion }) => `station:${gameCode}:${resultVersion}`);
  await acceptResult(tx, events, draw, draw.resultVersion + 1, json, sources);
  return true;
}

/**
 * Passes a station's new result to its joined draws. One that is being settled takes it after its settlement; one whose
 * other station has no result yet waits for it.
 */
export async function passResult(tx: Tx, events: Events, station: DrawRow): Promise<void> {
  for (const draw of await findJoinedForUpdate(tx, station))
    if (draw.state === 'locked' || draw.state === 'settled') await joinResult(tx, events, draw);
}
