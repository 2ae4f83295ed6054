import { atFairOdds, manyPicks, onePick, outcomePlay } from './plays-outcome.ts';
import type { Play, PlayDefinition } from './play.ts';
import { SSC } from './structure.ts';

const DIGIT = onePick(0, 9);

/** Bets on five digits; big is 5 and more for one digit, 23 and more for their sum. */
export const SSC_PLAYS: readonly Play[] = atFairOdds(SSC, [
  ...[0, 1, 2, 3, 4].map((place) => outcomePlay(`place${place + 1}`, { is: 'digits' }, DIGIT, [place])),
  ...[0, 1, 2, 3, 4].flatMap((place) => [
    outcomePlay(`bigsmall${place + 1}`, { is: 'half', from: 5 }, onePick(0, 1), [place]),
    outcomePlay(`oddeven${place + 1}`, { is: 'parity' }, onePick(0, 1), [place]),
  ]),
  outcomePlay('bigsmall', { is: 'half', from: 23 }, onePick(0, 1)),
  outcomePlay('oddeven', { is: 'parity' }, onePick(0, 1)),
  outcomePlay('dragontiger', { is: 'compare' }, onePick(1, 2), [0, 4]),
  outcomePlay('dragontie', { is: 'compare' }, onePick(0, 0), [0, 4]),
  ...threeDigits('front', [0, 1, 2]),
  ...threeDigits('middle', [1, 2, 3]),
  ...threeDigits('back', [2, 3, 4]),
  outcomePlay('front2', { is: 'digits' }, onePick(0, 99, 2), [0, 1]),
  outcomePlay('back2', { is: 'digits' }, onePick(0, 99, 2), [3, 4]),
  outcomePlay('any1', { is: 'count' }, DIGIT),
]);

/** Three digits in their order, and in any order: with a pair (group 3), all different (group 6) or all the same. */
function threeDigits(name: string, at: readonly number[]): PlayDefinition[] {
  return [
    outcomePlay(`${name}3`, { is: 'digits' }, onePick(0, 999, 3), at),
    outcomePlay(`${name}group3`, { is: 'group', picks: 2 }, manyPicks(2, 0, 9), at),
    outcomePlay(`${name}group6`, { is: 'group', picks: 3 }, manyPicks(3, 0, 9), at),
    outcomePlay(`${name}triple`, { is: 'shape', shape: 'triple' }, onePick(1, 1), at),
  ];
}
