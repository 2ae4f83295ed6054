import { expect, it } from 'vitest';
import type { Play } from '../../games/api/plays.ts';
import { repetitionOf } from './repeat.ts';

const play = (code: string, pickCount: number) => ({ code, pickCount }) as Play;
const PLAYS = [play('de', 1), play('xien2', 2)];
const line = (code: string, picks: string[], unitStake = '1000.00') => ({ play: code, picks, unitStake });

it('a ticket that results from a selection of numbers can be repeated', () => {
  expect(repetitionOf([line('de', ['27']), line('de', ['07'])], PLAYS)).toEqual([
    { play: PLAYS[0], numbers: ['07', '27'], stakeMinor: 100_000n },
  ]);
  expect(
    repetitionOf([line('xien2', ['01', '02']), line('xien2', ['01', '03']), line('xien2', ['02', '03'])], PLAYS)?.[0]
      ?.numbers,
  ).toEqual(['01', '02', '03']);
});

it('a ticket of several bet types is a selection of each, at its own stake', () => {
  expect(repetitionOf([line('xien2', ['01', '02'], '2000.00'), line('de', ['27'])], PLAYS)).toEqual([
    { play: PLAYS[1], numbers: ['01', '02'], stakeMinor: 200_000n },
    { play: PLAYS[0], numbers: ['27'], stakeMinor: 100_000n },
  ]);
});

it.each([
  ['a ticket of two bet types, one of them closed', [line('de', ['27']), line('lo2', ['01'])]],
  ['a ticket with two stakes', [line('de', ['27']), line('de', ['07'], '2000.00')]],
  ['a ticket without all pairs of its numbers', [line('xien2', ['01', '02']), line('xien2', ['02', '03'])]],
  ['a ticket with a repeated line', [line('de', ['27']), line('de', ['27'])]],
  ['a ticket of a closed bet type', [line('lo2', ['27'])]],
  ['an empty ticket', []],
])('%s cannot be repeated', (_, lines) => {
  expect(repetitionOf(lines, PLAYS)).toBeNull();
});
