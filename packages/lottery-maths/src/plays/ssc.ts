import { atFairOdds, manyPicks, numbersTo, onePick, outcomePlay, placePlays } from '../plays-outcome.ts';
import type { Play, PlayDefinition } from '../play.ts';
import { SSC } from '../structure.ts';

const DIGIT = onePick(0, 9);
/** Positions of every two digits except the first and the fifth, whose bets have codes without positions. */
const OTHER_PAIRS = numbersTo(1, 4)
  .flatMap((first) => numbersTo(first + 1, 5).map((second) => [first, second] as const))
  .filter(([first, second]) => first !== 1 || second !== 5);

/**
 * Bets on five digits; big is 5 and more for one digit, 23 and more for their sum. Dragon and tiger compare two digits:
 * the first with the fifth, or those whose positions the code ends with, from 1.
 */
export const SSC_PLAYS: readonly Play[] = atFairOdds(SSC, [
  ...numbersTo(0, 4).flatMap((place) => placePlays('sd', place, DIGIT, 5)),
  outcomePlay('sdbigsmall', { is: 'half', from: 23 }, onePick(0, 1)),
  outcomePlay('sdoddeven', { is: 'parity' }, onePick(0, 1)),
  outcomePlay('sddragon', { is: 'compare' }, onePick(1, 2), [0, 4]),
  outcomePlay('sdtie', { is: 'compare' }, onePick(0, 0), [0, 4]),
  ...OTHER_PAIRS.flatMap(([first, second]) => [
    outcomePlay(`sddragonvs${first}${second}`, { is: 'compare' }, onePick(1, 2), [first - 1, second - 1]),
    outcomePlay(`sdtievs${first}${second}`, { is: 'compare' }, onePick(0, 0), [first - 1, second - 1]),
  ]),
  ...threeDigits('sdfront', [0, 1, 2]),
  ...threeDigits('sdmiddle', [1, 2, 3]),
  ...threeDigits('sdback', [2, 3, 4]),
  outcomePlay('sdfront2', { is: 'digits' }, onePick(0, 99, 2), [0, 1]),
  outcomePlay('sdback2', { is: 'digits' }, onePick(0, 99, 2), [3, 4]),
  outcomePlay('sdanyplace', { is: 'count' }, DIGIT),
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
