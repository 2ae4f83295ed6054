import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../log.ts';
import { createJobRunner } from './loop.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => void vi.useRealTimers());

/** Ends the pause of the job, as a commit does. */
let wake = () => {};
const onWake = (_: string, onCommit: () => void) => {
  wake = onCommit;
  return () => (wake = () => {});
};

/** Notifications sent to other processes, and one from them. */
let sent: [channel: string, word: string | undefined][] = [];
let hear: (word?: string) => void = () => {};
const db = {
  onWake,
  notify: async (channel: string, word?: string) => void sent.push([channel, word]),
  listen: async (_: string, onNotify: typeof hear) => void (hear = onNotify),
};

function runJob(everyMs: number, run: () => Promise<boolean | number>, isHere = true) {
  const jobs = createJobRunner(db, createLogger('silent'));
  jobs.add({ name: 'tried', everyMs, run });
  void jobs.start(() => isHere);
  return jobs;
}

it('pauses longer after each failure in a row, and normally again after a success', async () => {
  const runs: number[] = [];
  const begun = Date.now();
  let isBroken = true;
  const jobs = runJob(250, async () => {
    runs.push(Date.now() - begun);
    if (isBroken) throw new Error('broken');
    return false;
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(runs).toEqual([0, 250, 500, 900, 1700, 3300, 6500, 11_500, 16_500, 21_500, 26_500]);
  isBroken = false;
  runs.length = 0;
  await vi.advanceTimersByTimeAsync(3500);
  expect(runs).toEqual([31_500, 31_750, 32_000, 32_250, 32_500, 32_750, 33_000, 33_250, 33_500]);
  await jobs.stop();
});

it('never retries sooner than its own pause', async () => {
  let runs = 0;
  const jobs = runJob(60_000, async () => {
    runs += 1;
    throw new Error('broken');
  });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(runs).toBe(11);
  await jobs.stop();
});

it('continues immediately while there is more to do', async () => {
  let left = 5;
  const jobs = runJob(60_000, async () => (left -= 1) > 0);
  await vi.advanceTimersByTimeAsync(100);
  expect(left).toBe(0);
  await jobs.stop();
});

it('runs at the time that the job has named, and never later than after its pause', async () => {
  const runs: number[] = [];
  const begun = Date.now();
  const untilMore = [30, 5000, 10];
  const jobs = runJob(200, async () => {
    runs.push(Date.now() - begun);
    return untilMore.shift() ?? false;
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(runs).toEqual([0, 30, 230, 240, 440]);
  await jobs.stop();
});

it('runs right after a commit that gave it work, and once more if it was running', async () => {
  const runs: number[] = [];
  const begun = Date.now();
  const jobs = runJob(60_000, async () => {
    runs.push(Date.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 10));
    return false;
  });
  await vi.advanceTimersByTimeAsync(500);
  wake();
  await vi.advanceTimersByTimeAsync(5);
  for (let i = 0; i < 3; i++) wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(runs).toEqual([0, 500, 511]);
  await jobs.stop();
});

it('is woken by a commit of another process, and wakes the others once for many commits', async () => {
  const runs: number[] = [];
  const begun = Date.now();
  const jobs = runJob(60_000, async () => {
    runs.push(Date.now() - begun);
    return false;
  });
  await vi.advanceTimersByTimeAsync(500);
  hear('another');
  hear('tried');
  await vi.advanceTimersByTimeAsync(500);
  expect(runs).toEqual([0, 500]);
  expect(sent).toEqual([]);
  for (let i = 0; i < 3; i++) wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([['fairlot_jobs', 'tried']]);
  await jobs.stop();
});

it('wakes the processes that run a job which this one does not run', async () => {
  let runs = 0;
  const jobs = runJob(60_000, async () => (runs++, false), false);
  await vi.advanceTimersByTimeAsync(10);
  wake();
  await vi.advanceTimersByTimeAsync(500);
  expect({ runs, sent }).toEqual({ runs: 0, sent: [['fairlot_jobs', 'tried']] });
  await jobs.stop();
});

it('keeps the pause after a failure when it gets work', async () => {
  const runs: number[] = [];
  const begun = Date.now();
  const jobs = runJob(250, async () => {
    runs.push(Date.now() - begun);
    throw new Error('broken');
  });
  await vi.advanceTimersByTimeAsync(100);
  wake();
  await vi.advanceTimersByTimeAsync(200);
  expect(runs).toEqual([0, 250]);
  await jobs.stop();
});
