import type { words } from '../../../sections/records/section.tsx';

export const recordsSection: typeof words = {
  revenue: '博彩毛收入',
  netRevenue: '博彩净收入',
  bets: '已结算投注',
  players: '活跃玩家',
};
