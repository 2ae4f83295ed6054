import type { words } from '../../../sections/records/section.tsx';

export const recordsSection: typeof words = {
  revenue: 'Pendapatan kotor game',
  netRevenue: 'Pendapatan bersih game',
  bets: 'Taruhan diselesaikan',
  players: 'Pemain aktif',
};
