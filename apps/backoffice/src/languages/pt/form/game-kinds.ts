import type { gameKinds } from '../../../form/game-kinds.ts';

export const formGameKinds: typeof gameKinds = {
  RNG: 'Slots',
  LIVE: 'Cassino ao vivo',
  PVP: 'Cartas',
  FISH: 'Pesca',
  SPORTS: 'Esportes',
  ESPORTS: 'E-sports',
  COCKFIGHT: 'Luta de galos',
  ELOTT: 'Loteria',
};
