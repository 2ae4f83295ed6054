import type { Job } from '../../../platform/jobs/loop.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { beginSettlement } from '../actions/begin-settlement.ts';
import { collectBeacon } from '../actions/collect-beacon.ts';
import { createResultCollector } from '../actions/collect-results.ts';
import { lockDraw } from '../actions/lock-draw.ts';
import { openDraw } from '../actions/open-draw.ts';
import { revealDraw } from '../actions/reveal-draw.ts';
import { scheduleDraws } from '../actions/schedule-draws.ts';
import { settleDraw } from '../actions/settle-draw.ts';
import { type Beacon, BeaconError } from '../adapters/beacon/beacon.ts';
import type { Feeds } from '../adapters/feed/feed.ts';
import { claimDueDraw, type DrawRow, hasDueDraw, postponeDraw } from './draw-row.ts';
import type { GameBook } from '../games/games.ts';

export interface Engine {
  jobs: readonly Job[];
  /** Makes missing issues; none while the beacon's chain cannot be read. */
  schedule(): Promise<number>;
  /** The same without waiting; the process that stops waits for it. */
  scheduleSoon(): void;
  /** Fetches the rounds of the beacon and the official results that draws wait for. */
  collect(): Promise<void>;
  /** Takes the steps that are due, at most `limit`; answers their number. */
  runSteps(limit: number): Promise<number>;
}

const POLL_MS = 200;
/** Issues are made minutes ahead, and looking at all games is the dearest of what a server does that nobody asks. */
const SCHEDULE_EVERY_MS = 5000;
const BEACON_EVERY_MS = 1000;
const FEEDS_EVERY_MS = 5000;
/** After so long a run of the job ends, so that the process can stop; what is left is taken up at once. */
const RUN_MS = 1000;
const RETRY_FAILED_MS = 5000;
/** How long a chunk should take: tickets that are placed meanwhile wait for parts of it. */
const CHUNK_MS = 60;
const CHUNK_ROWS = { first: 2000, least: 200, most: 50_000 } as const;

/**
 * Drives the draws. Every step is one transaction that holds the row of its draw, so any number of processes may run
 * this at once, and a restart goes on with whatever is due.
 * @param onStep called after each committed step
 */
export function createEngine(
  platform: Platform,
  wallet: Wallet,
  games: GameBook,
  { beacon, feeds }: { beacon: Beacon; feeds: Feeds },
  onStep: () => void,
): Engine {
  const { db, events, log, metrics } = platform;
  const failures = metrics.counter('fairlot_draw_step_failures_total', 'Failed steps of draws; they are retried');
  let chunkRows: number = CHUNK_ROWS.first;

  async function takeStep(): Promise<boolean> {
    let claimed: DrawRow | undefined;
    let settledRows = 0;
    // Mostly none is, and the look is made five times a second.
    if (!(await hasDueDraw(db))) return false;
    const startedAt = performance.now();
    try {
      await db.transaction(async (tx) => {
        claimed = await claimDueDraw(tx);
        settledRows = claimed ? await step(tx, claimed) : 0;
      });
    } catch (error) {
      if (claimed === undefined) throw error;
      // Put off, so that one draw that fails does not hold up the others.
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
  }

  /** Answers how many rows it settled. */
  async function step(tx: Tx, draw: DrawRow): Promise<number> {
    if (draw.state === 'settling') return settleDraw(tx, events, wallet, draw, chunkRows);
    if (draw.state === 'scheduled') await openDraw(tx, platform, games, draw);
    else if (draw.state === 'open') await lockDraw(tx, events, draw);
    else if (draw.state === 'locked') await revealDraw(tx, platform, games, draw);
    else if (draw.state === 'drawn') await beginSettlement(tx, wallet, games, draw);
    else throw new Error(`A draw in state ${draw.state} has no next step`);
    return 0;
  }

  async function runSteps(limit: number): Promise<number> {
    let count = 0;
    while (count < limit && (await takeStep())) count++;
    return count;
  }
  async function runJob(): Promise<boolean> {
    const endMs = performance.now() + RUN_MS;
    while (performance.now() < endMs) if (!(await takeStep())) return false;
    return true;
  }
  // Neither start nor sale of the issues that exist depends on the beacon's address.
  const schedule = () =>
    scheduleDraws(platform, games, beacon).catch((error: unknown) => {
      if (!(error instanceof BeaconError)) throw error;
      log.warn({ err: error }, 'no issues are made until the beacon answers');
      return 0;
    });
  const collectResults = createResultCollector(platform, games, feeds);

  let soon: Promise<unknown> = Promise.resolve();

  return {
    schedule,
    scheduleSoon: () => {
      soon = soon.then(schedule).catch((error: unknown) => log.error({ err: error }, 'draws could not be planned'));
    },
    collect: async () => {
      await collectBeacon(platform, beacon);
      await collectResults();
    },
    runSteps,
    jobs: [
      {
        name: 'lottery-schedule',
        everyMs: SCHEDULE_EVERY_MS,
        run: async () => (await schedule(), false),
        settle: () => soon,
      },
      { name: 'lottery-draws', everyMs: POLL_MS, run: runJob },
      {
        name: 'lottery-beacon',
        everyMs: BEACON_EVERY_MS,
        run: async () => (await collectBeacon(platform, beacon), false),
      },
      { name: 'lottery-results', everyMs: FEEDS_EVERY_MS, run: async () => (await collectResults(), false) },
    ],
  };
}

/**
 * Rows of the next chunk, from what the last one had and took. It at most doubles, and a chunk that was not full, such
 * as the last of a draw, says nothing.
 */
export function nextChunkRows(rows: number, doneRows: number, tookMs: number, targetMs: number): number {
  if (doneRows < rows / 2) return rows;
  const fitting = Math.round((doneRows * targetMs) / Math.max(tookMs, 1));
  return Math.min(CHUNK_ROWS.most, Math.max(CHUNK_ROWS.least, Math.min(fitting, rows * 2)));
}
