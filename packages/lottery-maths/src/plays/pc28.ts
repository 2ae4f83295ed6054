import { atFairOdds, isEven, isOdd, numbersTo, onePick, outcomePlay, sumInPlay, sumPlays } from '../plays-outcome.ts';
import type { Play } from '../play.ts';
import { PC28 } from '../structure.ts';

const BIG = numbersTo(14, 27);
const SMALL = numbersTo(0, 13);
/** Sums without a colour: the lowest, the highest and the two most likely ones. */
const GREY = [0, 13, 14, 27];
const ofColour = (rest: number) => numbersTo(1, 26).filter((sum) => sum % 3 === rest && !GREY.includes(sum));

/**
 * Bets on three digits and their sum, 0 to 27; big is 14 and more. The colour of a sum follows from its remainder by
 * three; four sums have none. Dragon and tiger compare the first digit with the third.
 */
export const PC28_PLAYS: readonly Play[] = atFairOdds(PC28, [
  outcomePlay('pcbigsmall', { is: 'half', from: 14 }, onePick(0, 1)),
  outcomePlay('pcoddeven', { is: 'parity' }, onePick(0, 1)),
  sumInPlay('pcbigodd', BIG.filter(isOdd)),
  sumInPlay('pcbigeven', BIG.filter(isEven)),
  sumInPlay('pcsmallodd', SMALL.filter(isOdd)),
  sumInPlay('pcsmalleven', SMALL.filter(isEven)),
  ...sumPlays('pctotal', 0, 27),
  sumInPlay('pcred', ofColour(0)),
  sumInPlay('pcgreen', ofColour(1)),
  sumInPlay('pcblue', ofColour(2)),
  outcomePlay('pcanytriple', { is: 'shape', shape: 'triple' }, onePick(1, 1)),
  outcomePlay('pcpair', { is: 'shape', shape: 'pair' }, onePick(1, 1)),
  outcomePlay('pcstraight', { is: 'shape', shape: 'straight' }, onePick(1, 1)),
  outcomePlay('pcdragon', { is: 'compare' }, onePick(1, 2), [0, 2]),
  outcomePlay('pctie', { is: 'compare' }, onePick(0, 0), [0, 2]),
]);
