import { expect, it } from 'vitest';
import { type Answer, requireSound, lastEnded, moveOf, periodOf, periodsSince } from './rules.ts';

const tryMove = (...given: Parameters<typeof moveOf>) => {
  try {
    return moveOf(...given);
  } catch {
    return null;
  }
};

it('permits each side only its own moves, and none twice', () => {
  const answers: readonly Answer[] = ['accept', 'refuse', 'change', 'end'];
  const moves = (state: 'requested' | 'valid' | 'denied' | 'ended', endAskedBy: 'upline' | 'downline' | null) =>
    (['downline', 'upline'] as const).map((side) =>
      answers.map((answer) => tryMove({ state, endAskedBy }, side, answer)),
    );
  expect(moves('requested', null)).toEqual([
    ['accept', 'deny', 'askChange', null],
    [null, null, null, 'withdraw'],
  ]);
  expect(moves('valid', null)).toEqual([
    [null, null, null, 'askEnd'],
    [null, null, null, 'askEnd'],
  ]);
  expect(moves('valid', 'upline')).toEqual([
    ['end', 'keep', null, 'end'],
    [null, null, null, null],
  ]);
  for (const state of ['denied', 'ended'] as const) expect(moves(state, null).flat()).toEqual(Array(8).fill(null));
});

it.each([
  ['halfMonth', '2026-11-21', '2026-11-16', '2026-11-30', '2026-11-01'],
  ['halfMonth', '2026-11-15', '2026-11-01', '2026-11-15', '2026-11-01'],
  ['halfMonth', '2024-02-29', '2024-02-16', '2024-02-29', '2024-02-16'],
  ['tenDays', '2026-02-25', '2026-02-21', '2026-02-28', '2026-02-11'],
  ['tenDays', '2026-03-10', '2026-03-01', '2026-03-10', '2026-03-01'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31', '2026-12-01'],
  ['month', '2026-01-03', '2026-01-01', '2026-01-31', '2025-12-01'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22', '2026-11-16'],
  ['week', '2026-01-01', '2025-12-29', '2026-01-04', '2025-12-22'],
  ['day', '2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01'],
] as const)('computes the %s of %s as %s to %s; the last ended period begins on %s', (rhythm, day, from, to, last) => {
  expect(periodOf(rhythm, day)).toEqual({ from, to });
  expect(lastEnded(rhythm, day).from).toBe(last);
});

it('returns missed periods in order, without a gap', () => {
  const last = periodOf('tenDays', '2026-03-05');
  const firsts = periodsSince(periodOf('tenDays', '2026-02-05'), last, 'tenDays').map(({ from }) => from);
  expect(firsts).toEqual(['2026-02-11', '2026-02-21', '2026-03-01']);
  expect(periodsSince(undefined, last, 'tenDays')).toEqual([last]);
});

it('permits dividend terms only in dividends, and halves only in rhythms that have them', () => {
  const terms = { tiers: [], activeFrom: '0' };
  expect(() => requireSound('dividend', { ...terms, carryOver: 'secondHalf', type: 'FLOAT' })).not.toThrow();
  expect(() => requireSound('dividend', { ...terms, carryOver: 'secondHalf', rhythm: 'week' })).toThrow();
  expect(() => requireSound('dailySalary', { ...terms, carryOver: 'permanent' })).toThrow();
  expect(() => requireSound('realTime', { ...terms, isCollected: true })).toThrow();
});
