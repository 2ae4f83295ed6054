import { translated } from '../../shared/language.ts';

/** Texts about offers of free rounds. */
export const roundsTexts = translated('promotionsRounds', {
  usual: 'The most played slot',
  gameHint: 'Any slot whose vendor supports free rounds. For the most played slot: ten rounds within seven days.',
  rounds: 'Rounds (the amount is their total value)',
  days: 'Days to play them',
  wins: 'Winnings paid as',
  winKinds: { money: 'Real money, immediately', bonus: 'Bonus money with wagering, after the last round' },
  mostWins: 'Maximum bonus money from the rounds',
  mostWinsHint:
    'This amount is reserved in the budget for each member with rounds. The unused part is ' +
    'released three days later.',
});
