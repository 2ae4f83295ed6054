import type { sectionTexts } from '../../../sections/vendors/section-texts.ts';

export const vendorsSection: typeof sectionTexts = {
  vendors: 'ค่ายเกม',
  health: 'สถานะค่ายเกม',
  freeRounds: 'รอบฟรี',
  giveFreeRounds: 'มอบรอบฟรี',
  repair: 'กระทบยอดกับค่ายเกม',
  limit: 'เพิ่มขีดจำกัดของค่ายเกม',
  games: 'เกมของค่ายเกม',
  ownGames: 'เกมใหม่ของค่ายเกม',
  connection: 'การเชื่อมต่อของค่ายเกม',
  keys: 'คีย์ของค่ายเกม',
  card: 'เกมของค่ายเกม',
  net: 'สุทธิที่ค่ายเกม',
  open: 'เดิมพันที่รอผล',
  held: 'อยู่ในกระเป๋าที่ค่ายเกม',
  states: { open: 'รอผล', won: 'ชนะ', lost: 'แพ้', refunded: 'คืนเงิน' },
  revenue: 'รายได้จากค่ายเกม',
};
