import type { vendorsTexts } from '../../../sections/vendors/section-texts.ts';

export const vendorsSection: typeof vendorsTexts = {
  vendors: 'Vendor',
  health: 'Kesehatan vendor',
  freeRounds: 'Putaran gratis',
  giveFreeRounds: 'Beri putaran gratis',
  repair: 'Rekonsiliasi dengan vendor',
  limit: 'Batas lebih tinggi untuk vendor',
  games: 'Gim vendor',
  ownGames: 'Gim baru vendor',
  connection: 'Koneksi vendor',
  keys: 'Kunci vendor',
  card: 'Gim vendor',
  staked: 'Nilai taruhan',
  won: 'Menang',
  net: 'Bersih di vendor',
  open: 'Taruhan terbuka',
  held: 'Di dompet vendor',
  states: { open: 'terbuka', won: 'menang', lost: 'kalah', refunded: 'dikembalikan' },
  revenue: 'Pendapatan vendor',
};
