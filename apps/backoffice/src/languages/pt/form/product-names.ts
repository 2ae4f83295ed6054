import type { productTexts } from '../../../form/product-names.ts';

export const formProductNames: typeof productTexts = {
  lottery: 'Loteria',
  slots: 'Slots',
  live: 'Cassino ao vivo',
  pvp: 'Cartas',
  fish: 'Pesca',
  sports: 'Esportes',
  esports: 'E-sports',
  cockfight: 'Luta de galos',
  originals: 'Jogos próprios',
};
