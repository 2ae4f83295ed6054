import type { ProtectionState } from '../api/protection.ts';

export type PlayBreak = { kind: 'timeout'; hours: number } | { kind: 'exclusion'; months: number };

export interface RunningBreak {
  kind: PlayBreak['kind'];
  /** Epoch ms. */
  until: number;
}

/** Breaks on offer, shortest first. A time-out of a month lasts 30 days. */
export const TIMEOUTS: readonly (PlayBreak & { kind: 'timeout' })[] = [
  { kind: 'timeout', hours: 24 },
  { kind: 'timeout', hours: 168 },
  { kind: 'timeout', hours: 720 },
];
export const EXCLUSIONS: readonly (PlayBreak & { kind: 'exclusion' })[] = [
  { kind: 'exclusion', months: 6 },
  { kind: 'exclusion', months: 12 },
];

/** Text key of a break's length. */
export function breakKey(choice: PlayBreak): string {
  return choice.kind === 'timeout' ? `break.hours.${choice.hours}` : `break.months.${choice.months}`;
}

/** The break that is active at `now` (epoch ms); the stronger one of two. */
export function runningBreak(state: ProtectionState | undefined, now: number): RunningBreak | null {
  const { excludedUntil = null, timedOutUntil = null } = state ?? {};
  if (excludedUntil !== null && excludedUntil > now) return { kind: 'exclusion', until: excludedUntil };
  return timedOutUntil !== null && timedOutUntil > now ? { kind: 'timeout', until: timedOutUntil } : null;
}
