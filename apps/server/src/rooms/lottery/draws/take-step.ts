import type { Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { beginSettlement } from '../actions/begin-settlement.ts';
import { lockDraw } from '../actions/lock-draw.ts';
import { openDraw } from '../actions/open-draw.ts';
import { revealDraw } from '../actions/reveal-draw.ts';
import { settleDraw } from '../actions/settle-draw.ts';
import type { GameBook } from '../games/games.ts';
import type { createReturns } from '../operations/returns.ts';
import type { LotteryPlatform } from '../ports.ts';
import { claimDueDraw, type DrawRow, postponeDraw, type Steps } from './draw-row.ts';

/** Draws that a lane reveals in one transaction: of sixty due in the same second, each lane takes its share. */
const REVEALED_TOGETHER = 15;
const RETRY_FAILED_MS = 5000;
/** Target duration of a chunk: tickets that are placed meanwhile wait for parts of it. */
const CHUNK_MS = 60;
const CHUNK_ROWS = { first: 2000, least: 500, most: 50_000 } as const;

/**
 * Takes a step that is due, as one transaction that locks the row of its draw. A failed step is postponed.
 * @param onStep called after each committed step
 * @returns a function that returns whether a step was due
 */
export function createTakeStep(
  platform: Platform & Pick<LotteryPlatform, 'site'>,
  wallet: Wallet,
  games: GameBook,
  returns: ReturnType<typeof createReturns>,
  onStep: () => void,
) {
  const { db, events, log, metrics } = platform;
  const failures = metrics.counter('fairlot_draw_step_failures_total', 'Failed steps of draws; they are retried');
  const onUnreadable = () => failures.inc();
  let chunkRows: number = CHUNK_ROWS.first;
  let aloneUntil = 0;

  /** Returns the number of settled rows. */
  async function step(tx: Tx, draw: DrawRow, together: number): Promise<number> {
    if (draw.state === 'settling') return settleDraw(tx, events, wallet, returns, draw, chunkRows);
    if (draw.state === 'scheduled') await openDraw(tx, platform, wallet, games, draw);
    else if (draw.state === 'open') await lockDraw(tx, events, draw);
    else if (draw.state === 'locked') await revealDraw(tx, platform, games, draw, { together, onUnreadable });
    else if (draw.state === 'drawn') await beginSettlement(tx, wallet, games, draw);
    else throw new Error(`A draw in state ${draw.state} has no next step`);
    return 0;
  }

  return async (steps?: Steps): Promise<boolean> => {
    let claimed: DrawRow | undefined;
    let settledRows = 0;
    const startedAt = performance.now();
    const together = startedAt < aloneUntil ? 1 : REVEALED_TOGETHER;
    try {
      await db.transaction(async (tx) => {
        claimed = await claimDueDraw(tx, steps);
        settledRows = claimed ? await step(tx, claimed, together) : 0;
      });
    } catch (error) {
      if (claimed === undefined) throw error;
      if (claimed.state === 'locked' && together > 1) {
        // One of several draws failed, perhaps not the claimed one. The claimed draw is revealed alone, so that a
        // broken draw delays no other.
        aloneUntil = performance.now() + RETRY_FAILED_MS;
        return true;
      }
      // Postponed, so that one failing draw does not block the others.
      failures.inc();
      log.error(
        { err: error, gameCode: claimed.gameCode, numero: claimed.issue, state: claimed.state },
        'a step of a draw failed',
      );
      await postponeDraw(db, claimed.id, RETRY_FAILED_MS);
      return true;
    }
    if (claimed === undefined) return false;
    chunkRows = nextChunkRows(chunkRows, settledRows, performance.now() - startedAt, CHUNK_MS);
    onStep();
    return true;
  };
}

/**
 * Rows of the next chunk, derived from the size and duration of the last one. It at most doubles or halves, because a
 * single chunk may have been delayed; a chunk that was not full, such as the last of a draw, is ignored.
 */
export function nextChunkRows(rows: number, doneRows: number, tookMs: number, targetMs: number): number {
  if (doneRows < rows / 2) return rows;
  const fitting = Math.round((doneRows * targetMs) / Math.max(tookMs, 1));
  const next = Math.min(rows * 2, Math.max(Math.ceil(rows / 2), fitting));
  return Math.min(CHUNK_ROWS.most, Math.max(CHUNK_ROWS.least, next));
}
