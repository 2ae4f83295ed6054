import { translated } from '../../shared/language.ts';

/** Texts of the bets of a member. */
export const betTexts = translated('recordsBet', {
  title: 'Bets',
  all: 'All',
  open: 'Open',
  choice: 'Choice',
  openDraw: 'Open the draw',
  openRound: 'Open the round',
  settled: 'Settled',
  bonus: 'Bonus money in stake / win',
  win: 'Win',
  sources: { lottery: 'Lottery', vendor: 'Vendor games', original: 'In-house games' } as Readonly<
    Record<string, string>
  >,
  id: 'Bet',
  net: 'Net position, 30 days',
  bets: 'Bets settled, 30 days',
  staked: 'Staked, 30 days',
  before: 'in the previous 30 days',
});
