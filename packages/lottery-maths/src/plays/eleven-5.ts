import {
  atFairOdds,
  isEven,
  isOdd,
  manyPicks,
  numbersTo,
  onePick,
  orderedPick,
  outcomePlay,
  sumInPlay,
} from '../plays-outcome.ts';
import type { Play } from '../play.ts';
import { ELEVEN_5 } from '../structure.ts';

const NUMBER = onePick(1, 11, 2);
const SUMS = numbersTo(15, 45);

/**
 * Bets on five different numbers from 1 to 11. Up to five picks must all be drawn; six to eight must include all that
 * are drawn. The first two or three are guessed in their order or in any. Big is a sum above 30, small one below; 30
 * loses both. Dragon and tiger compare the first number with the fifth.
 */
export const ELEVEN_5_PLAYS: readonly Play[] = atFairOdds(ELEVEN_5, [
  outcomePlay('exany1', { is: 'count' }, NUMBER),
  ...numbersTo(2, 5).map((picks) => outcomePlay(`exany${picks}`, { is: 'subset', picks }, manyPicks(picks, 1, 11, 2))),
  ...numbersTo(6, 8).map((picks) => outcomePlay(`exany${picks}`, { is: 'cover', picks }, manyPicks(picks, 1, 11, 2))),
  ...numbersTo(0, 4).map((place) => outcomePlay(`explace${place + 1}`, { is: 'digits' }, NUMBER, [place])),
  outcomePlay('exfront2', { is: 'digits' }, orderedPick(2, 1, 11), [0, 1]),
  outcomePlay('exfront3', { is: 'digits' }, orderedPick(3, 1, 11), [0, 1, 2]),
  outcomePlay('exgrouptwo', { is: 'group', picks: 2 }, manyPicks(2, 1, 11, 2), [0, 1]),
  outcomePlay('exgroupthree', { is: 'group', picks: 3 }, manyPicks(3, 1, 11, 2), [0, 1, 2]),
  sumInPlay('exbig', numbersTo(31, 45)),
  sumInPlay('exsmall', numbersTo(15, 29)),
  sumInPlay('exodd', SUMS.filter(isOdd)),
  sumInPlay('exeven', SUMS.filter(isEven)),
  outcomePlay('exdragon', { is: 'compare' }, onePick(1, 2), [0, 4]),
]);
