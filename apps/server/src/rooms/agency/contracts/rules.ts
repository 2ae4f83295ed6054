import { parseMinor } from '@fairlot/money';
import { Refusal } from '../../../platform/refusal.ts';
import { addDays, type Period } from '../days.ts';
import type { Contract, Kind, Side, Terms } from './contract-rows.ts';
import type { Tier } from './maths.ts';

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

/** First and last day of the half-month that ended right before a day: 1 to 15, 16 to the end. @param day YYYY-MM-DD */
export function halfMonthBefore(day: string): { from: string; to: string } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const text = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  if (date > 15) return { from: text(Date.UTC(year, month - 1, 1)), to: text(Date.UTC(year, month - 1, 15)) };
  return { from: text(Date.UTC(year, month - 2, 16)), to: text(Date.UTC(year, month - 1, 0)) };
}

/** Periods of so many days back are made at most: who stood still longer settles by hand. */
const MOST_PERIODS = 62;

/**
 * Periods that come after one, up to the last that ended; the last one is always there, since contracts may have come
 * into force late. Without a former run only that.
 */
export function periodsSince(former: Period | undefined, last: Period, kind: Kind): Period[] {
  const periods = [last];
  while (former !== undefined && periods.length < MOST_PERIODS) {
    const { from } = periods[0] ?? last;
    const before = kind === 'dividend' ? halfMonthBefore(from) : { from: addDays(from, -1), to: addDays(from, -1) };
    if (before.from <= former.from) break;
    periods.unshift(before);
  }
  return periods;
}
