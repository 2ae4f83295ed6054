import { atFairOdds, manyPicks, onePick, outcomePlay, sumPlays } from './plays-outcome.ts';
import type { Play } from './play.ts';
import { K3 } from './structure.ts';

/**
 * Bets on three dice. A triple counts for big, small, odd and even by its sum, and as two same; a single die pays once
 * for each die that shows it.
 */
export const K3_PLAYS: readonly Play[] = atFairOdds(K3, [
  outcomePlay('bigsmall', { is: 'half', from: 11 }, onePick(0, 1)),
  outcomePlay('oddeven', { is: 'parity' }, onePick(0, 1)),
  ...sumPlays('total', 3, 18),
  outcomePlay('triple', { is: 'repeat', times: 3 }, onePick(1, 6)),
  outcomePlay('anytriple', { is: 'shape', shape: 'triple' }, onePick(1, 1)),
  outcomePlay('pair', { is: 'repeat', times: 2 }, onePick(1, 6)),
  outcomePlay('twodiff', { is: 'subset', picks: 2 }, manyPicks(2, 1, 6)),
  outcomePlay('threediff', { is: 'subset', picks: 3 }, manyPicks(3, 1, 6)),
  outcomePlay('straight', { is: 'shape', shape: 'straight' }, onePick(1, 1)),
  outcomePlay('single', { is: 'count' }, onePick(1, 6)),
]);
