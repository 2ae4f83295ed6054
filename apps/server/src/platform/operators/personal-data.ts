import { createRateLimiter } from '../http/rate-limit.ts';
import type { Platform } from '../index.ts';
import { writeTrail } from './audited.ts';
import type { Acting } from './desk.ts';

/** Limits of an operator's accesses to personal data within any hour and any day, across all processes. */
const LIMITS = [
  { max: 60, windowSeconds: 3600 },
  { max: 240, windowSeconds: 86_400 },
];

/**
 * Counts an operator's accesses to unmasked personal data. A refused access is also recorded in the trail, so that the
 * alarm `personal-data` finds it.
 * @returns a function that throws Refusal rate.limited
 */
export function createPersonalDataLimit(
  platform: Pick<Platform, 'db' | 'ports'>,
): (acting: Acting, reason?: string) => Promise<void> {
  const limiter = createRateLimiter(platform.db);
  return async (acting, reason) => {
    const { operatorId, name } = acting.operator;
    try {
      for (const limit of LIMITS) await limiter.hitRolling(limit, 'personal-data', String(operatorId));
    } catch (error) {
      const entry = { action: 'member.reveal.refused', object: `operator:${name}` };
      await writeTrail(platform, acting, platform.db, reason === undefined ? entry : { ...entry, reason });
      throw error;
    }
  };
}
