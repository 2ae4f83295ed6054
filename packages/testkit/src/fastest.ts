const RUNS = 5;

/** Milliseconds of the fastest of five runs, so that load on a busy machine does not count. */
export function fastestMs(work: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const startedMs = performance.now();
    work();
    return performance.now() - startedMs;
  });
  return Math.min(...times);
}
