import type { sectionTexts } from '../../../sections/vendors/section-texts.ts';

export const vendorsSection: typeof sectionTexts = {
  vendors: 'Provider',
  health: 'Kesehatan provider',
  freeRounds: 'Putaran gratis',
  giveFreeRounds: 'Beri putaran gratis',
  repair: 'Rekonsiliasi dengan provider',
  limit: 'Batas lebih tinggi untuk provider',
  games: 'Game provider',
  ownGames: 'Game baru provider',
  connection: 'Koneksi provider',
  keys: 'Kunci provider',
  card: 'Game provider',
  net: 'Bersih di provider',
  open: 'Taruhan terbuka',
  held: 'Di dompet provider',
  states: { open: 'Terbuka', won: 'Menang', lost: 'Kalah', refunded: 'Dikembalikan' },
  revenue: 'Pendapatan provider',
};
