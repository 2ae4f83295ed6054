import type { productTexts } from '../../../form/product-names.ts';

export const formProductNames: typeof productTexts = {
  lottery: 'Lotería',
  slots: 'Slots',
  live: 'Casino en vivo',
  pvp: 'Juegos de cartas',
  fish: 'Pesca',
  sports: 'Deportes',
  esports: 'E-sports',
  cockfight: 'Pelea de gallos',
  originals: 'Juegos propios',
};
