import { addDays, dayOf, startOfDay } from '../../../platform/zone.ts';

const DAY_MS = 86_400_000;

export type PeriodName = 'today' | 'yesterday' | 'week' | 'month';

/** A period; `to` is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}

/** The dashboard's period, and the periods that it is compared with. */
export interface Periods {
  part: 'hour' | 'day';
  /** Number of days of the whole period, including the rest of today. */
  days: number;
  now: Span;
  /** The same part of the previous day; undefined for periods of several days. */
  dayBefore: Span | undefined;
  /** The same part of the previous week, or of the previous period. */
  weekBefore: Span;
  /** The whole previous week or period. */
  wholeBefore: Span;
}

/**
 * The time in the present period that corresponds to the start of a part of the previous one: the same hour since the
 * start, or the same day.
 */
export function presentTimeOf({ part, now, wholeBefore }: Periods, zone: string): (at: Date) => number {
  const shiftMs = now.from.getTime() - wholeBefore.from.getTime();
  if (part === 'hour') return (at) => at.getTime() + shiftMs;
  const days = Math.round(shiftMs / DAY_MS);
  return (at) => startOfDay(addDays(dayOf(zone, at.getTime()), days), zone).getTime();
}

const SHAPES: Readonly<Record<PeriodName, { first: number; days: number; back: number }>> = {
  today: { first: 0, days: 1, back: 7 },
  yesterday: { first: -1, days: 1, back: 7 },
  week: { first: -6, days: 7, back: 7 },
  month: { first: -29, days: 30, back: 30 },
};

/**
 * The periods for a name such as today, in a zone. Days are shifted by the calendar, so that a day with 23 or 25 hours
 * is compared up to the same time since its start.
 * @param zone IANA name
 */
export function periodsOf(name: PeriodName, zone: string, nowMs: number): Periods {
  const { first, days, back } = SHAPES[name];
  const day = addDays(dayOf(zone, nowMs), first);
  const whole = (shift: number): Span => ({
    from: startOfDay(addDays(day, shift), zone),
    to: startOfDay(addDays(day, shift + days), zone),
  });
  const present = whole(0);
  const elapsedMs = Math.min(nowMs, present.to.getTime()) - present.from.getTime();
  const soFar = ({ from, to }: Span): Span => ({
    from,
    to: new Date(Math.min(from.getTime() + elapsedMs, to.getTime())),
  });
  return {
    part: days === 1 ? 'hour' : 'day',
    days,
    now: soFar(present),
    dayBefore: days === 1 ? soFar(whole(-1)) : undefined,
    weekBefore: soFar(whole(-back)),
    wholeBefore: whole(-back),
  };
}
