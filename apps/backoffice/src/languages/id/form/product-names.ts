import type { productTexts } from '../../../form/product-names.ts';

export const formProductNames: typeof productTexts = {
  lottery: 'Lotre',
  slots: 'Slot',
  live: 'Kasino live',
  pvp: 'Permainan kartu',
  fish: 'Memancing',
  sports: 'Olahraga',
  esports: 'E-sports',
  cockfight: 'Sabung ayam',
  originals: 'Game sendiri',
};
