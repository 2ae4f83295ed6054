import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the condition holds.
 * @param what is being waited for, for the error
 * @returns seconds until then
 * @throws when it does not hold in time, with the condition's last error
 */
export async function until(what: string, isTrue: () => Promise<boolean> | boolean, withinMs: number): Promise<number> {
  const begun = performance.now();
  let last: unknown;
  while (performance.now() - begun < withinMs) {
    try {
      if (await isTrue()) return (performance.now() - begun) / 1000;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await sleep(100);
  }
  throw new Error(`${what}: not within ${withinMs / 1000} s`, { cause: last });
}
