import type { words } from '../../../sections/records/section.tsx';

export const recordsSection: typeof words = {
  revenue: 'Pendapatan kotor gim',
  netRevenue: 'Pendapatan bersih gim',
  turnover: 'Turnover',
  bets: 'Taruhan diselesaikan',
  players: 'Pemain aktif',
};
