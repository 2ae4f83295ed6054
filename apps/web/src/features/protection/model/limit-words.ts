import { formatMinor, parseMinor } from '@fairlot/money';
import { formatAmount } from '../../../shared/i18n/format.ts';
import type { Translate } from '../../../shared/i18n/use-text.ts';
import type { Limit, LimitKind } from '../api/limits.ts';

/** "42 min", "1 h" or "1 h 30 min". */
export function minutesText(minutes: number, t: Translate): string {
  if (minutes < 60) return t('time.minutes', { minutes });
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? t('time.wholeHours', { hours }) : t('time.hours', { hours, minutes: minutes % 60 });
}

/** "1:05" for 65 minutes. */
export function hoursText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Formats a limit's value: an amount, or a time for sessions. */
export function valueText(value: string | number, tag: string, t: Translate): string {
  return typeof value === 'number' ? minutesText(value, t) : formatAmount(value, tag);
}

/** Fraction of the limit that is used, 0 to 1. */
export function usedShare({ limit, used }: Limit): number {
  const most = Number(limit);
  if (limit === null || most <= 0) return 1;
  return Math.min(1, Number(used) / most);
}

/** Remaining amount of a limit, decimal string; never below zero. */
export function restOf({ limit, used }: Limit): string {
  const rest = parseMinor(String(limit ?? 0)) - parseMinor(String(used));
  return formatMinor(rest > 0n ? rest : 0n);
}

/** The limit of a kind that will be reached first; undefined if none is set. */
export function tightest(limits: readonly Limit[], kind: Exclude<LimitKind, 'session'>): Limit | undefined {
  const set = limits.filter((one) => one.kind === kind && one.limit !== null);
  return set.toSorted((a, b) => (parseMinor(restOf(a)) < parseMinor(restOf(b)) ? -1 : 1))[0];
}

/** Whole minutes until a time, at least 1. */
export function minutesUntil(at: number, now: number): number {
  return Math.max(1, Math.ceil((at - now) / 60_000));
}
