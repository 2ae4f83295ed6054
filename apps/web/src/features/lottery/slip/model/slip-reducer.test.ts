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

it('clears the numbers of every play and keeps the stake', () => {
  const state = after(
    { type: 'add', numbers: ['1'], odds: '99.5' },
    { type: 'stake', stakeMinor: 500_000n },
    { type: 'play', code: 'de' },
    { type: 'add', numbers: ['12'], odds: '99.5' },
    { type: 'clear' },
  );
  expect([state.picks, state.stakeMinor]).toEqual([{}, 500_000n]);
});

it('keeps the stake of a play that the player left, and restores it on return', () => {
  const left = after(
    { type: 'add', numbers: ['1'], odds: '99.5' },
    { type: 'stake', stakeMinor: 500_000n },
    { type: 'key', code: 'de', number: '12', odds: '98' },
    { type: 'unit', unit: 'points', stakeMinor: 20_000n },
  );
  expect([left.playCode, left.picks, left.keptStakes['lo2']]).toEqual([
    'de',
    { lo2: ['1'], de: ['12'] },
    { stakeMinor: 500_000n, unit: 'money' },
  ]);
  const back = reduceSlip(left, { type: 'play', code: 'lo2' });
  expect([back.stakeMinor, back.unit, back.keptStakes['de']]).toEqual([
    500_000n,
    'money',
    { stakeMinor: 20_000n, unit: 'points' },
  ]);
  // A play without numbers takes over the stake of the previous one.
  expect(reduceSlip(left, { type: 'play', code: 'xien2' })).toMatchObject({ stakeMinor: 20_000n, unit: 'points' });
});

it('remembers the odds of the first number, so that a change is always shown', () => {
  const state = after({ type: 'add', numbers: ['1'], odds: '99.5' }, { type: 'add', numbers: ['2'], odds: '98' });
  expect([formerOddsOf(state, '98'), formerOddsOf(state, '99.5')]).toEqual(['99.5', null]);
  const again = [{ type: 'clear' }, { type: 'add', numbers: ['3'], odds: '98' }] as const;
  expect(formerOddsOf(again.reduce<typeof state>(reduceSlip, state), '98')).toBeNull();
});

it('takes other odds that the player chose as seen, including for typed bets', () => {
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

it('fills in an earlier ticket instead of all chosen numbers, with its stakes in money', () => {
  const [de, xien2] = ['de', 'xien2'].map((code) => ({ code, odds: '16' }) as Play);
  const state = after(
    { type: 'unit', unit: 'points', stakeMinor: 1n },
    { type: 'add', numbers: ['11'], odds: '99.5' },
    {
      type: 'fill',
      bets: [
        { play: de!, numbers: ['12'], stakeMinor: 100_000n },
        { play: xien2!, numbers: ['27', '07'], stakeMinor: 500_000n },
      ],
    },
  );
  expect(state).toMatchObject({ playCode: 'xien2', stakeMinor: 500_000n, unit: 'money' });
  expect(state.picks).toEqual({ de: ['12'], xien2: ['07', '27'] });
  expect(state.keptStakes['de']).toEqual({ stakeMinor: 100_000n, unit: 'money' });
});

it('a key of another play adds to the ticket, and a second press removes only that key', () => {
  const press = (code: string, number: string) => ({ type: 'key', code, number, odds: '1.999' }) as const;
  const state = after({ type: 'add', numbers: ['27'], odds: '99.5' }, press('big', '1'), press('small', '0'));
  expect([state.playCode, state.picks]).toEqual(['small', { lo2: ['27'], big: ['1'], small: ['0'] }]);
  const without = reduceSlip(state, press('big', '1'));
  expect([without.playCode, without.picks]).toEqual(['small', { lo2: ['27'], big: [], small: ['0'] }]);
  expect(reduceSlip(state, { type: 'drop', code: 'lo2', numbers: ['27'] }).picks['lo2']).toEqual([]);
});

it('a change of the odds of a play that the player left needs consent', () => {
  const state = after(
    { type: 'add', numbers: ['1'], odds: '99.5' },
    { type: 'key', code: 'de', number: '12', odds: '98' },
  );
  expect([formerOddsOf(state, '97', 'lo2'), formerOddsOf(state, '99.5', 'lo2')]).toEqual(['99.5', null]);
});
