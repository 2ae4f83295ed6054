import { parseMinor, wholeUnit } from '@fairlot/money';
import type { PayoutAccount, WithdrawalStatus, WithdrawSettings } from '../api/withdraw-calls.ts';
import { hasDecimals } from '../../../shared/i18n/typed-amount.ts';
import { amountProblem } from './amount.ts';

export type WithdrawProblem = 'empty' | 'low' | 'high' | 'balance';

/** Problem of an amount (minor units); the fee is charged on top of it. */
export function withdrawProblem(minor: bigint, settings: WithdrawSettings, balance: string): WithdrawProblem | null {
  const max = smaller(settings.max, settings.dailyLeft);
  const problem = amountProblem(minor, { min: settings.min, max });
  if (problem !== null) return problem;
  return minor + parseMinor(settings.fee) > parseMinor(balance) ? 'balance' : null;
}

/** The maximum withdrawal now in minor units, rounded down to an amount that can be typed; zero if there is none. */
export function mostMinor(settings: WithdrawSettings, balance: string): bigint {
  const free = parseMinor(balance) - parseMinor(settings.fee);
  const limit = parseMinor(smaller(settings.max, settings.dailyLeft));
  const most = free < limit ? free : limit;
  if (most <= 0n) return 0n;
  return hasDecimals() ? most : (most / wholeUnit()) * wholeUnit();
}

export function smaller(one: string, other: string): string {
  return parseMinor(one) < parseMinor(other) ? one : other;
}

/** Fraction of the required turnover that is done, 0 to 1. */
export function playedShare({ wageringLeft, wageringTotal }: WithdrawSettings): number {
  const total = parseMinor(wageringTotal);
  return total === 0n ? 1 : 1 - Number(parseMinor(wageringLeft)) / Number(total);
}

export function isUsable({ verified, usableFrom }: PayoutAccount, now: number): boolean {
  return verified && usableFrom <= now;
}

const WAY: readonly WithdrawalStatus[] = ['requested', 'approved', 'submitted', 'paid'];
const ENDS: readonly WithdrawalStatus[] = ['paid', 'refused', 'failed', 'cancelled', 'reversed'];

export function hasEnded(status: WithdrawalStatus): boolean {
  return ENDS.includes(status);
}

/** Statuses that may follow, in order. */
export function stepsAhead(status: WithdrawalStatus): readonly WithdrawalStatus[] {
  if (hasEnded(status)) return [];
  if (status === 'unknown') return ['paid'];
  return WAY.slice(WAY.indexOf(status === 'review' ? 'requested' : status) + 1);
}

/** Possible outcomes other than paid from the current status. */
export function otherEnds(status: WithdrawalStatus, isCancellable: boolean): readonly WithdrawalStatus[] {
  if (hasEnded(status)) return [];
  const ends: WithdrawalStatus[] = isCancellable ? ['cancelled'] : [];
  if (status === 'requested' || status === 'review') ends.push('refused');
  return [...ends, 'failed'];
}
