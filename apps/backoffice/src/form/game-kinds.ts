import { translated } from '../shared/language.ts';

/** Names of the categories of games, by their codes. */
export const gameKinds = translated('formGameKinds', {
  RNG: 'Slots',
  LIVE: 'Live casino',
  PVP: 'Card games',
  FISH: 'Fishing',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
  COCKFIGHT: 'Cockfight',
  ELOTT: 'Lottery',
});
