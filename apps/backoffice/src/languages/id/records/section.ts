import type { words } from '../../../sections/records/section.tsx';

export const recordsSection: typeof words = {
  revenue: 'Pendapatan kotor game',
  netRevenue: 'Pendapatan bersih game',
  turnover: 'Turnover',
  bets: 'Taruhan diselesaikan',
  players: 'Pemain aktif',
};
