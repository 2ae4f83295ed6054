import type { gameKinds } from '../../../form/game-kinds.ts';

export const formGameKinds: typeof gameKinds = {
  RNG: 'Slots',
  LIVE: 'Casino en vivo',
  PVP: 'Juegos de cartas',
  FISH: 'Pesca',
  SPORTS: 'Deportes',
  ESPORTS: 'E-sports',
  COCKFIGHT: 'Pelea de gallos',
  ELOTT: 'Lotería',
};
