import { atFairOdds, onePick, outcomePlay, sumPlays } from './plays-outcome.ts';
import type { Play } from './play.ts';
import { PC28 } from './structure.ts';

/** Bets on three digits and their sum, 0 to 27; big is 14 and more. */
export const PC28_PLAYS: readonly Play[] = atFairOdds(PC28, [
  outcomePlay('bigsmall', { is: 'half', from: 14 }, onePick(0, 1)),
  outcomePlay('oddeven', { is: 'parity' }, onePick(0, 1)),
  ...sumPlays('total', 0, 27),
  outcomePlay('anytriple', { is: 'shape', shape: 'triple' }, onePick(1, 1)),
  outcomePlay('straight', { is: 'shape', shape: 'straight' }, onePick(1, 1)),
  outcomePlay('dragontiger', { is: 'compare' }, onePick(1, 2), [0, 2]),
  outcomePlay('dragontie', { is: 'compare' }, onePick(0, 0), [0, 2]),
]);
