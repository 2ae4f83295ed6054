import { setTimeout } from 'node:timers/promises';

const DAY_MS = 86_400_000;
/** Midnight of Ho Chi Minh City, the zone of the tests' merchant, after midnight UTC. */
const MIDNIGHT_MS = 17 * 3_600_000;
/** Longer than tests that count on one day need. */
const TOO_CLOSE_MS = 10_000;

/** Waits until the merchant's midnight has passed if it is seconds away, so that no test sees its day end. */
export async function passMidnight(): Promise<void> {
  const leftMs = DAY_MS - ((Date.now() - MIDNIGHT_MS + DAY_MS) % DAY_MS);
  if (leftMs <= TOO_CLOSE_MS) await setTimeout(leftMs);
}
