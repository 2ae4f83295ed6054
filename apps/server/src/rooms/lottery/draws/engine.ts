import type { Platform } from '../../../platform/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { collectBeacon, msUntilRound } from '../actions/collect-beacon.ts';
import { createResultCollector } from '../actions/collect-results.ts';
import { scheduleDraws } from '../actions/schedule-draws.ts';
import { type Beacon, BeaconError } from '../adapters/beacon/beacon.ts';
import type { Feeds } from '../adapters/feed/feed.ts';
import { JOB_OF, msUntilDue, type Steps } from './draw-row.ts';
import { createTakeStep } from './take-step.ts';
import type { GameBook } from '../games/games.ts';
import { createReturns } from '../operations/returns.ts';
import type { LotteryPlatform } from '../ports.ts';
import { EVERY_DAY_SUMS } from '../../../platform/operators/index.ts';
import { announceJackpots } from '../pools/jackpots.ts';

export type Engine = ReturnType<typeof createEngine>;

/** Longest time until a draw is noticed whose step no statement announced. */
const POLL_MS = 1000;
/** Every draw that gets a result wakes the settlement. */
const SETTLEMENT_POLL_MS = 5000;
/**
 * Many draws are due in the same second. Their steps mostly wait for the database, so several are taken at a time; one
 * settlement at a time, in short chunks, leaves the other connections to the players.
 */
const RESULT_LANES = 4;
/** Pause of settlements that wait for results; these take a few milliseconds. */
const BEHIND_RESULTS_MS = 20;
/** Issues are created minutes ahead, and checking all games is the most expensive periodic work of an idle server. */
const SCHEDULE_EVERY_MS = 5000;
/** Interval of requests for a round that is missing. */
const BEACON_AGAIN_MS = 1000;
/** A draw that begins to wait for a round wakes the job. */
const BEACON_EVERY_MS = 5000;
const FEEDS_EVERY_MS = 5000;
/** Jackpots grow with every ticket; clients get the new amount at most this often. */
const JACKPOTS_EVERY_MS = 2000;
/** Maximum duration of a run of the job, so that the process can stop; the rest is resumed immediately. */
const RUN_MS = 1000;

/**
 * Drives the draws. Every step is one transaction that locks the row of its draw, so any number of processes may run
 * this simultaneously, and a restart continues with whatever is due.
 * @param onStep called after each committed step
 */
export function createEngine(
  platform: Platform & Pick<LotteryPlatform, 'site'>,
  wallet: Wallet,
  games: GameBook,
  { beacon, feeds }: { beacon: Beacon; feeds: Feeds },
  onStep: () => void,
) {
  const { db, events, log } = platform;
  const returns = createReturns(platform);
  const takeStep = createTakeStep(platform, wallet, games, returns, onStep);

  async function runSteps(limit: number): Promise<number> {
    let count = 0;
    while (count < limit && (await takeStep())) count++;
    return count;
  }
  /** Takes the steps that are due; returns true if the time was too short, or the milliseconds until the next one. */
  async function runJob(steps: Steps, lanes: number): Promise<boolean | number> {
    // Usually no draw is due.
    const waitMs = await msUntilDue(db, steps);
    if (waitMs > 0) return waitMs;
    const endMs = performance.now() + RUN_MS;
    // A failing lane does not end the others. The run ends, and the process may stop, once all lanes have ended.
    const runLanes = () => Promise.allSettled(Array.from({ length: lanes }, () => runLane(steps, endMs)));
    // Winners are paid before their bets are counted.
    const ends = await (steps === 'settlement' ? events.outbox.ahead(runLanes) : runLanes());
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (ends.some((end) => end.status === 'fulfilled' && end.value)) return true;
    const nextMs = await msUntilDue(db, steps);
    if (nextMs > 0) return nextMs;
    // A draw that is due and was not claimed is locked by another process, or its settlement waits for results.
    return steps === 'settlement' && (await msUntilDue(db, 'result')) === 0 && BEHIND_RESULTS_MS;
  }
  async function runLane(steps: Steps, endMs: number): Promise<boolean> {
    while (performance.now() < endMs) if (!(await takeStep(steps))) return false;
    return true;
  }
  // Neither the start nor the sale of existing issues depends on the beacon's address.
  const schedule = () =>
    scheduleDraws(platform, games, beacon).catch((error: unknown) => {
      if (!(error instanceof BeaconError)) throw error;
      log.warn({ err: error }, 'no draws are created until the beacon answers');
      return 0;
    });
  const collectResults = createResultCollector(platform, games, feeds);

  let soon: Promise<unknown> = Promise.resolve();

  return {
    /** Creates missing issues; none while the beacon's chain cannot be read. */
    schedule,
    /** Creates missing issues without waiting; a stopping process waits for it. */
    scheduleSoon: (): void => {
      soon = soon.then(schedule).catch((error: unknown) => log.error({ err: error }, 'draws could not be planned'));
    },
    /** Fetches the beacon rounds and the official results that draws wait for. */
    collect: async (): Promise<void> => {
      await collectBeacon(platform, beacon);
      await collectResults();
    },
    /** Takes the steps that are due, at most `limit`; returns their number. */
    runSteps,
    jobs: [
      {
        name: 'lottery-schedule',
        everyMs: SCHEDULE_EVERY_MS,
        run: async () => (await schedule(), false),
        settle: () => soon,
      },
      { name: JOB_OF.result, everyMs: POLL_MS, run: () => runJob('result', RESULT_LANES) },
      { name: JOB_OF.settlement, everyMs: SETTLEMENT_POLL_MS, run: () => runJob('settlement', 1) },
      {
        name: 'lottery-beacon',
        everyMs: BEACON_EVERY_MS,
        run: async () => {
          await collectBeacon(platform, beacon);
          return Math.max(BEACON_AGAIN_MS, await msUntilRound(db));
        },
      },
      { name: 'lottery-jackpots', everyMs: JACKPOTS_EVERY_MS, run: async () => (await announceJackpots(db), false) },
      { name: 'lottery-results', everyMs: FEEDS_EVERY_MS, run: async () => (await collectResults(), false) },
      { name: 'lottery-returns', ...EVERY_DAY_SUMS, run: returns.addNext },
    ],
  };
}
