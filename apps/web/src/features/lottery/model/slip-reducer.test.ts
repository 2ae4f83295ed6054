import { expect, it } from 'vitest';
import { chosenOf, reduceSlip, startSlip, type SlipAction } from './slip-reducer.ts';

const after = (...actions: SlipAction[]) => actions.reduce(reduceSlip, startSlip('lo2'));

it('keeps the numbers of every play', () => {
  const state = after({ type: 'add', numbers: ['27', '07', '27'] }, { type: 'play', code: 'dau' }, { type: 'add', numbers: ['3'] });
  expect(chosenOf(state)).toEqual(['3']);
  expect(chosenOf(reduceSlip(state, { type: 'play', code: 'lo2' }))).toEqual(['07', '27']);
});

it('completes a set, and takes it away when it is complete', () => {
  const completed = after({ type: 'add', numbers: ['02'] }, { type: 'toggle', numbers: ['02', '04'] });
  expect(chosenOf(completed)).toEqual(['02', '04']);
  expect(chosenOf(reduceSlip(completed, { type: 'toggle', numbers: ['02', '04'] }))).toEqual([]);
});

it('clears the play on show only and keeps the stake', () => {
  const state = after({ type: 'add', numbers: ['1'] }, { type: 'stake', stakeMinor: 500_000n }, { type: 'play', code: 'de' }, { type: 'add', numbers: ['12'] }, { type: 'clear' });
  expect(state.picks).toEqual({ lo2: ['1'], de: [] });
  expect(state.stakeMinor).toBe(500_000n);
});
