import type { Tier } from '@fairlot/agency-maths';
import { parseMinor } from '@fairlot/money';
import { Refusal } from '../../../platform/refusal.ts';
import { firstDayAfter, firstDayOf } from '../../../platform/zone.ts';
import { addDays, type Period } from '../days.ts';
import type { Contract, Kind, Side, Terms } from './contract-rows.ts';

export type Answer = 'accept' | 'refuse' | 'change' | 'end';

/** A move that changes the state of a contract. */
export type Move = 'accept' | 'deny' | 'askChange' | 'withdraw' | 'askEnd' | 'keep' | 'end';

/**
 * The moves permitted to a side. The downline member answers a request, and the upline can withdraw it. Either side can
 * request the end of a contract, which the other accepts or refuses.
 * @throws Refusal contract.refused for any other move
 */
export function moveOf(
  { state, endAskedBy }: Pick<Contract, 'state' | 'endAskedBy'>,
  side: Side,
  answer: Answer,
): Move {
  if (state === 'requested' && side === 'downline') {
    if (answer === 'accept') return 'accept';
    if (answer === 'refuse') return 'deny';
    if (answer === 'change') return 'askChange';
  }
  if (state === 'requested' && side === 'upline' && answer === 'end') return 'withdraw';
  if (state === 'valid') {
    const isAskedByOther = endAskedBy !== null && endAskedBy !== side;
    if (answer === 'end' && !isAskedByOther && endAskedBy === null) return 'askEnd';
    if (isAskedByOther && (answer === 'accept' || answer === 'end')) return 'end';
    if (isAskedByOther && answer === 'refuse') return 'keep';
  }
  throw new Refusal('contract.refused');
}

/** Tiers of a contract in minor units. */
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

/** How often contracts are settled; salaries are settled daily. */
export type Rhythm = 'day' | 'week' | 'tenDays' | 'halfMonth' | 'month';

export const DIVIDEND_RHYTHMS = ['tenDays', 'halfMonth', 'month', 'week'] as const;

/** The rhythm of a contract. */
export const rhythmOf = (kind: Kind, { rhythm = 'halfMonth' }: Terms): Rhythm => (kind === 'dividend' ? rhythm : 'day');

/** First days of the parts of a month. */
const PARTS = { tenDays: [1, 11, 21], halfMonth: [1, 16], month: [1] } as const;

/** The period of a rhythm that contains a day; weeks begin on Monday. @param day YYYY-MM-DD */
export function periodOf(rhythm: Rhythm, day: string): Period {
  if (rhythm === 'day' || rhythm === 'week')
    return { from: firstDayOf(rhythm, day), to: addDays(firstDayAfter(rhythm, day), -1) };
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const text = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const firsts: readonly number[] = PARTS[rhythm];
  const first = firsts.findLast((one) => one <= date) ?? 1;
  const next = firsts.find((one) => one > date);
  // Day 0 of a month is the last day of the previous month.
  const end = next === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, next - 1);
  return { from: text(Date.UTC(year, month - 1, first)), to: text(end) };
}

/** The last period of a rhythm that had ended by a day. @param lastDay the last day with complete figures */
export function lastEnded(rhythm: Rhythm, lastDay: string): Period {
  const period = periodOf(rhythm, lastDay);
  return period.to <= lastDay ? period : periodOf(rhythm, addDays(period.from, -1));
}

/** Maximum number of missed periods that are settled automatically; older ones are settled manually. */
const MOST_PERIODS = 62;

/**
 * Periods after a given one, up to the last that ended. The last one is always included, since contracts may have been
 * activated late; without a previous run it is the only one.
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
 * Rejects terms that are invalid regardless of the rates.
 * @throws Refusal request.invalid for dividend terms in a salary, and for halves of a month in a rhythm without them
 */
export function requireSound(kind: Kind, { type, rhythm, carryOver, isCollected }: Terms): void {
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
