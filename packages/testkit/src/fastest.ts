const RUNS = 5;

/** Milliseconds that the fastest of five runs takes: what a busy machine adds to one of them does not count. */
export function fastestMs(work: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const startedMs = performance.now();
    work();
    return performance.now() - startedMs;
  });
  return Math.min(...times);
}
