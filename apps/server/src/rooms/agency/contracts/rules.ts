import type { Tier } from '@fairlot/agency-maths';
import { parseMinor } from '@fairlot/money';
import { Refusal } from '../../../platform/refusal.ts';
import { addDays, type Period } from '../days.ts';
import type { Contract, Kind, Side, Terms } from './contract-rows.ts';

export type Answer = 'accept' | 'refuse' | 'change' | 'end';

/** What an answer makes of a contract. */
export type Move = 'accept' | 'deny' | 'askChange' | 'withdraw' | 'askEnd' | 'keep' | 'end';

/**
 * What a side may do: a request is answered by the lower and taken back by the upper; the end of a contract is asked
 * for by either side and agreed to or refused by the other.
 * @throws Refusal contract.refused for everything else
 */
export function moveOf(
  { state, endAskedBy }: Pick<Contract, 'state' | 'endAskedBy'>,
  side: Side,
  answer: Answer,
): Move {
  if (state === 'requested' && side === 'lower') {
    if (answer === 'accept') return 'accept';
    if (answer === 'refuse') return 'deny';
    if (answer === 'change') return 'askChange';
  }
  if (state === 'requested' && side === 'upper' && answer === 'end') return 'withdraw';
  if (state === 'valid') {
    const isAskedByOther = endAskedBy !== null && endAskedBy !== side;
    if (answer === 'end' && !isAskedByOther && endAskedBy === null) return 'askEnd';
    if (isAskedByOther && (answer === 'accept' || answer === 'end')) return 'end';
    if (isAskedByOther && answer === 'refuse') return 'keep';
  }
  throw new Refusal('contract.refused');
}

/** Steps of a contract in minor units. */
export function tiersOf({ tiers }: Terms): Tier[] {
  return tiers.map(({ sales, active, rate, loss = '0.00' }) => ({
    salesMinor: parseMinor(sales),
    active,
    rate,
    lossMinor: parseMinor(loss),
  }));
}

/** The highest rate of a contract. */
export function topRate({ tiers }: Terms): number {
  return Math.max(...tiers.map(({ rate }) => rate));
}

/** How often contracts are settled; salaries every day. */
export type Rhythm = 'day' | 'week' | 'tenDays' | 'halfMonth' | 'month';

export const DIVIDEND_RHYTHMS = ['tenDays', 'halfMonth', 'month', 'week'] as const;

/** The rhythm of a contract. */
export const rhythmOf = (kind: Kind, { rhythm = 'halfMonth' }: Terms): Rhythm => (kind === 'dividend' ? rhythm : 'day');

const DAY_MS = 86_400_000;
const SUNDAY_TO_MONDAY = 6;
/** First days of the parts of a month. */
const PARTS = { tenDays: [1, 11, 21], halfMonth: [1, 16], month: [1] } as const;

/** The period of a rhythm in which a day lies; weeks begin on Monday. @param day YYYY-MM-DD */
export function periodOf(rhythm: Rhythm, day: string): Period {
  if (rhythm === 'day') return { from: day, to: day };
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const text = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  if (rhythm === 'week') {
    const ms = Date.UTC(year, month - 1, date);
    const monday = ms - ((new Date(ms).getUTCDay() + SUNDAY_TO_MONDAY) % 7) * DAY_MS;
    return { from: text(monday), to: text(monday + SUNDAY_TO_MONDAY * DAY_MS) };
  }
  const firsts: readonly number[] = PARTS[rhythm];
  const first = firsts.findLast((one) => one <= date) ?? 1;
  const next = firsts.find((one) => one > date);
  // Day 0 of a month is the last one of the month before.
  const end = next === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, next - 1);
  return { from: text(Date.UTC(year, month - 1, first)), to: text(end) };
}

/** The last period of a rhythm that had ended on a day. @param lastDay the last day whose figures are complete */
export function lastEnded(rhythm: Rhythm, lastDay: string): Period {
  const period = periodOf(rhythm, lastDay);
  return period.to <= lastDay ? period : periodOf(rhythm, addDays(period.from, -1));
}

/** Periods of so many days back are made at most: who stood still longer settles by hand. */
const MOST_PERIODS = 62;

/**
 * Periods that come after one, up to the last that ended; the last one is always there, since contracts may have come
 * into force late. Without a former run only that.
 */
export function periodsSince(former: Period | undefined, last: Period, rhythm: Rhythm): Period[] {
  const periods = [last];
  while (former !== undefined && periods.length < MOST_PERIODS) {
    const { from } = periods[0] ?? last;
    const before = periodOf(rhythm, addDays(from, -1));
    if (before.from <= former.from) break;
    periods.unshift(before);
  }
  return periods;
}

/**
 * Terms that cannot hold, however small the rates.
 * @throws Refusal request.invalid for terms of dividends in a salary, and for halves of a month where there are none
 */
export function demandSound(kind: Kind, { type, rhythm, carryOver, isCollected }: Terms): void {
  const refuse = (field: string) => {
    throw new Refusal('request.invalid', { field, reason: 'kind' });
  };
  if (kind !== 'dividend') {
    const own = { type, rhythm, carryOver };
    for (const [field, value] of Object.entries(own)) if (value !== undefined) refuse(field);
    if (kind === 'realTime' && isCollected === true) refuse('isCollected');
  }
  if (carryOver === 'secondHalf' && rhythm !== undefined && rhythm !== 'halfMonth') refuse('carryOver');
}
