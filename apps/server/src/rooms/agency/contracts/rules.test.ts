import { expect, it } from 'vitest';
import { type Answer, halfMonthBefore, moveOf } from './rules.ts';

const tryMove = (...given: Parameters<typeof moveOf>) => {
  try {
    return moveOf(...given);
  } catch {
    return null;
  }
};

it('lets each side do what is its own, and nothing twice', () => {
  const answers: readonly Answer[] = ['accept', 'refuse', 'change', 'end'];
  const moves = (state: 'requested' | 'valid' | 'denied' | 'ended', endAskedBy: 'upper' | 'lower' | null) =>
    (['lower', 'upper'] as const).map((side) => answers.map((answer) => tryMove({ state, endAskedBy }, side, answer)));
  expect(moves('requested', null)).toEqual([
    ['accept', 'deny', 'askChange', null],
    [null, null, null, 'withdraw'],
  ]);
  expect(moves('valid', null)).toEqual([
    [null, null, null, 'askEnd'],
    [null, null, null, 'askEnd'],
  ]);
  expect(moves('valid', 'upper')).toEqual([
    ['end', 'keep', null, 'end'],
    [null, null, null, null],
  ]);
  for (const state of ['denied', 'ended'] as const) expect(moves(state, null).flat()).toEqual(Array(8).fill(null));
});

it.each([
  ['2026-11-21', '2026-11-01', '2026-11-15'],
  ['2026-11-16', '2026-11-01', '2026-11-15'],
  ['2026-11-15', '2026-10-16', '2026-10-31'],
  ['2026-03-01', '2026-02-16', '2026-02-28'],
  ['2026-01-03', '2025-12-16', '2025-12-31'],
])('the half-month before %s is %s to %s', (day, from, to) => {
  expect(halfMonthBefore(day)).toEqual({ from, to });
});
