import { expect, it } from 'vitest';
import type { Play } from '../../games/api/plays.ts';
import { chosenOf, formerOddsOf, reduceSlip, startSlip, type SlipAction } from './slip-reducer.ts';

const after = (...actions: SlipAction[]) => actions.reduce(reduceSlip, startSlip('lo2'));

it('keeps the numbers of every play', () => {
  const state = after(
    { type: 'add', numbers: ['27', '07', '27'], odds: '99.5' },
    { type: 'play', code: 'dau' },
    { type: 'add', numbers: ['3'], odds: '99.5' },
  );
  expect(chosenOf(state)).toEqual(['3']);
  expect(chosenOf(reduceSlip(state, { type: 'play', code: 'lo2' }))).toEqual(['07', '27']);
});

it('completes a partial set, and removes a complete one', () => {
  const completed = after(
    { type: 'add', numbers: ['02'], odds: '99.5' },
    { type: 'toggle', numbers: ['02', '04'], odds: '99.5' },
  );
  expect(chosenOf(completed)).toEqual(['02', '04']);
  expect(chosenOf(reduceSlip(completed, { type: 'toggle', numbers: ['02', '04'], odds: '99.5' }))).toEqual([]);
});

it('clears only the current play and keeps the stake', () => {
  const state = after(
    { type: 'add', numbers: ['1'], odds: '99.5' },
    { type: 'stake', stakeMinor: 500_000n },
    { type: 'play', code: 'de' },
    { type: 'add', numbers: ['12'], odds: '99.5' },
    { type: 'clear' },
  );
  expect(state.picks).toEqual({ lo2: ['1'], de: [] });
  expect(state.stakeMinor).toBe(500_000n);
});

it('remembers the odds of the first number, so that a change is always shown', () => {
  const state = after({ type: 'add', numbers: ['1'], odds: '99.5' }, { type: 'add', numbers: ['2'], odds: '98' });
  expect([formerOddsOf(state, '98'), formerOddsOf(state, '99.5')]).toEqual(['99.5', null]);
  const again = [{ type: 'clear' }, { type: 'add', numbers: ['3'], odds: '98' }] as const;
  expect(formerOddsOf(again.reduce<typeof state>(reduceSlip, state), '98')).toBeNull();
});

it('takes other odds that the player chose as seen, also for typed bets', () => {
  const [before, now] = ['99.5', '96'].map((odds) => ({ code: 'lo2', odds }) as Play);
  const state = after(
    { type: 'add', numbers: ['1'], odds: '99.5' },
    { type: 'typed', bets: [{ play: before!, numbers: ['12'], lines: [['12']], stakeMinor: 1n }] },
    { type: 'terms', plays: [now!] },
  );
  expect(formerOddsOf(state, '96')).toBeNull();
  expect(state.typed[0]?.play.odds).toBe('96');
  expect(formerOddsOf(state, '95')).toBe('96');
});

it('fills in an earlier bet completely, with its stake in money', () => {
  const state = after(
    { type: 'unit', unit: 'points', stakeMinor: 1n },
    { type: 'add', numbers: ['11'], odds: '99.5' },
    { type: 'fill', code: 'xien2', numbers: ['27', '07'], stakeMinor: 500_000n, odds: '16' },
  );
  expect([state.playCode, chosenOf(state), state.stakeMinor, state.unit, state.picks['lo2']]).toEqual([
    'xien2',
    ['07', '27'],
    500_000n,
    'money',
    ['11'],
  ]);
});

it('plays with a single pick exclude each other, and a second click removes the choice', () => {
  const press = (code: string, number: string) => ({ type: 'sole', code, number, odds: '1.999' }) as const;
  const state = after(
    { type: 'add', numbers: ['27'], odds: '99.5' },
    { type: 'play', code: 'big' },
    press('big', '1'),
    press('small', '0'),
  );
  expect([state.playCode, chosenOf(state), state.picks['big'], state.picks['lo2']]).toEqual([
    'small',
    ['0'],
    [],
    ['27'],
  ]);
  expect(chosenOf(reduceSlip(state, press('small', '0')))).toEqual([]);
});
