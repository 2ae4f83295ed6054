import type { gameKinds } from '../../../form/game-kinds.ts';

export const formGameKinds: typeof gameKinds = {
  RNG: 'Slot',
  LIVE: 'Kasino live',
  PVP: 'Permainan kartu',
  FISH: 'Memancing',
  SPORTS: 'Olahraga',
  ESPORTS: 'E-sports',
  COCKFIGHT: 'Sabung ayam',
  ELOTT: 'Lotre',
};
