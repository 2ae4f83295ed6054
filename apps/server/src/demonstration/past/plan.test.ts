import { describe, expect, it } from 'vitest';
import { dayOf } from '../../platform/zone.ts';
import { type Plan, planPast } from './plan.ts';
import type { Play, Step } from './player.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
const HOUR_MS = 3_600_000;

/** Every third game has its own outcomes; half of their rounds win twice the stake. */
const play: Play = (_account, game, id, stake) =>
  game % 3 === 0 ? { win: id < '8' ? 2 * stake : 0, round: {} } : undefined;

function planAt(nowMs: number): Plan {
  return planPast({ zone: ZONE, today: dayOf(ZONE, nowMs), nowMs, days: 30, games: 15, play });
}

const SIGNS: Partial<Record<Step['kind'], number>> = {
  deposit: 1,
  win: 1,
  refused: 1,
  stake: -1,
  round: -1,
  withdraw: -1,
};

/** The lowest balance that a member ever has. */
function lowestBalance({ steps }: Plan): number {
  const balances = new Map<number, number>();
  let lowest = 0;
  for (const { kind, member, amount, played } of steps) {
    const balance = (balances.get(member) ?? 0) + (SIGNS[kind] ?? 0) * amount;
    balances.set(member, balance + (played?.win ?? 0));
    lowest = Math.min(lowest, balance);
  }
  return lowest;
}

/** Withdrawals of members who still had to wager a deposit. The bets of a day count at its end. */
function withdrawnTooEarly({ steps, bets }: Plan): Step[] {
  const left = new Map<number, number>();
  const leftOf = (member: number) => left.get(member) ?? 0;
  const early: Step[] = [];
  const played = Map.groupBy(bets, ({ settledAt }) => dayOf(ZONE, settledAt));
  for (const [day, ofDay] of Map.groupBy(steps, ({ at }) => dayOf(ZONE, at))) {
    for (const step of ofDay) {
      if (step.kind === 'deposit') left.set(step.member, leftOf(step.member) + step.amount);
      if (step.kind === 'withdraw' && leftOf(step.member) > 0) early.push(step);
    }
    for (const { member, stake } of played.get(day) ?? []) left.set(member, Math.max(0, leftOf(member) - stake));
  }
  return early;
}

const MINUTE_MS = 60_000;
/** Starts on each day of a week, at different hours and around midnight. */
const STARTS = [
  ...Array.from({ length: 14 }, (_, turn) => Date.UTC(2026, 2, 1 + turn, (turn * 5) % 24, 17)),
  ...[-30, 1, 12, 20, 50].map((minutes) => Date.UTC(2026, 2, 7, 17) + minutes * MINUTE_MS),
];

describe('planPast', () => {
  it('lets members spend only what they have, whenever the product starts', () => {
    for (const nowMs of STARTS) expect([nowMs, lowestBalance(planAt(nowMs))]).toEqual([nowMs, 0]);
  });

  it('lets no member withdraw before the deposits are wagered', () => {
    for (const nowMs of STARTS) expect([nowMs, withdrawnTooEarly(planAt(nowMs))]).toEqual([nowMs, []]);
  });

  it('ends before the start, in the order of time', () => {
    for (const nowMs of STARTS) {
      const { steps, orders, bets, members } = planAt(nowMs);
      expect(steps.every(({ at }, index) => at < nowMs && at >= (steps[index - 1]?.at ?? 0))).toBe(true);
      expect(orders.every(({ at, creditedAt }) => at < nowMs && (creditedAt ?? 0) < nowMs)).toBe(true);
      expect(bets.every(({ settledAt }) => settledAt < nowMs)).toBe(true);
      expect(members.every(({ registeredAt }) => registeredAt < nowMs)).toBe(true);
    }
  });

  it('has a credited order for each deposit and a stake for each bet', () => {
    for (const nowMs of STARTS) {
      const { steps, orders, bets } = planAt(nowMs);
      const idsOf = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).map(({ id }) => id);
      const paid = orders.filter(({ creditedAt }) => creditedAt !== null).map(({ id }) => id);
      expect(idsOf('deposit').toSorted()).toEqual(paid.toSorted());
      const betsOf = (isWanted: boolean) => bets.filter(({ isRound }) => isRound === isWanted).map(({ id }) => id);
      expect(idsOf('stake').toSorted()).toEqual(betsOf(false).toSorted());
      expect(idsOf('round').toSorted()).toEqual(betsOf(true).toSorted());
    }
  });

  it('is the same for the same start', () => {
    const [nowMs = 0] = STARTS;
    const plan = planAt(nowMs);
    expect(planAt(nowMs)).toEqual(plan);
    expect(new Set(plan.members.map(({ account }) => account)).size).toBe(plan.members.length);
  });

  it('has deposits, bets and withdrawals on nearly every day', () => {
    for (const nowMs of STARTS) {
      const { steps } = planAt(nowMs);
      for (const kind of ['deposit', 'stake', 'round', 'paid'] as const) {
        const days = new Set(steps.filter((step) => step.kind === kind).map(({ at }) => dayOf(ZONE, at)));
        expect([nowMs, kind, days.size >= 26]).toEqual([nowMs, kind, true]);
      }
    }
  });

  it('waits a day before money leaves to a new account', () => {
    for (const nowMs of STARTS) {
      const { steps, members } = planAt(nowMs);
      for (const { at, member } of steps.filter(({ kind }) => kind === 'withdraw')) {
        const verifiedAt = members[member]?.verifiedAt ?? Infinity;
        expect(at - verifiedAt).toBeGreaterThan(24 * HOUR_MS);
      }
    }
  });
});
