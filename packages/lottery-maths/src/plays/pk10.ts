import {
  atFairOdds,
  isEven,
  isOdd,
  numbersTo,
  onePick,
  orderedPick,
  outcomePlay,
  placePlays,
  sumInPlay,
  sumPlays,
} from '../plays-outcome.ts';
import type { Play } from '../play.ts';
import { PK10 } from '../structure.ts';

const FIRST_TWO = [0, 1];
const SUMS = numbersTo(3, 19);

/**
 * Bets on the finish of a race of ten: the number in a place (big is 6 and more), the first two or three in their
 * order, the sum of the first two (big is 12 and more), and which of two mirrored places has the higher number.
 */
export const PK10_PLAYS: readonly Play[] = atFairOdds(PK10, [
  ...numbersTo(0, 9).flatMap((place) => placePlays('pk', place, onePick(1, 10, 2), 6)),
  outcomePlay('pkfront2', { is: 'digits' }, orderedPick(2, 1, 10), FIRST_TWO),
  outcomePlay('pkfront3', { is: 'digits' }, orderedPick(3, 1, 10), [0, 1, 2]),
  sumInPlay('pktwobig', numbersTo(12, 19), FIRST_TWO),
  sumInPlay('pktwosmall', numbersTo(3, 11), FIRST_TWO),
  sumInPlay('pktwoodd', SUMS.filter(isOdd), FIRST_TWO),
  sumInPlay('pktwoeven', SUMS.filter(isEven), FIRST_TWO),
  ...sumPlays('pktwo', 3, 19, FIRST_TWO),
  ...numbersTo(0, 4).map((place) =>
    outcomePlay(`pkdragonat${place + 1}`, { is: 'compare' }, onePick(1, 2), [place, 9 - place]),
  ),
]);
