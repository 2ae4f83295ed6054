import type { words } from '../../../sections/records/section.tsx';

export const recordsSection: typeof words = {
  revenue: 'Doanh thu gộp',
  netRevenue: 'Doanh thu ròng',
  bets: 'Cược đã xử lý',
  players: 'Người chơi hoạt động',
};
