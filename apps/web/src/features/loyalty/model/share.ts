import type { Club } from '../api/loyalty.ts';

/** How far the next level is, 0 to 1: what is furthest behind counts. 1 on the highest. */
export function shareOf({ next, turnover, deposit }: Pick<Club, 'next' | 'turnover' | 'deposit'>): number {
  if (next === null) return 1;
  return Math.min(part(turnover, next.turnover), part(deposit, next.deposit));
}

/** The part of an amount that is there already. */
export function part(done: string, needed: string): number {
  const whole = Number(needed);
  return whole <= 0 ? 1 : Math.max(0, Math.min(1, Number(done) / whole));
}
