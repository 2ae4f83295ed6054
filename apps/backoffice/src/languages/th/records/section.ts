import type { words } from '../../../sections/records/section.tsx';

export const recordsSection: typeof words = {
  revenue: 'รายได้ขั้นต้นจากเกม',
  netRevenue: 'รายได้สุทธิจากเกม',
  bets: 'เดิมพันที่คิดผลแล้ว',
  players: 'ผู้เล่นที่เล่นจริง',
};
