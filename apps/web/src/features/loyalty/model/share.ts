import type { Club } from '../api/loyalty.ts';

/** Progress to the next level, 0 to 1: the requirement with the lowest progress counts. 1 at the highest level. */
export function shareOf({ next, turnover, deposit }: Pick<Club, 'next' | 'turnover' | 'deposit'>): number {
  if (next === null) return 1;
  return Math.min(part(turnover, next.turnover), part(deposit, next.deposit));
}

/** The fraction of an amount that is reached. */
export function part(done: string, needed: string): number {
  const whole = Number(needed);
  return whole <= 0 ? 1 : Math.max(0, Math.min(1, Number(done) / whole));
}
