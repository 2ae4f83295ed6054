import type { gamesTexts } from '../../../sections/vendors/games-texts.ts';

export const vendorsGames: typeof gamesTexts = {
  title: 'รายการเกมของค่ายเกม',
  compare: 'เทียบกับรายการเกมของเว็บไซต์',
  same: (theirs) => `ค่ายเกมมี ${theirs} เกม: รายการเกมของเว็บไซต์มีเกมเดียวกัน`,
  counted: (theirs, ours) => `ค่ายเกมมี ${theirs} เกม รายการเกมของเว็บไซต์มี ${ours}`,
  takeOver: 'นำเข้าการเปลี่ยนแปลง',
  change: 'การเปลี่ยนแปลง',
  changes: { added: 'ใหม่', renamed: 'เปลี่ยนชื่อ', gone: 'ถูกลบ: จะปิด' },
  was: 'ก่อน',
  stakes: 'เงินเดิมพันสูงสุดต่อครั้ง',
  every: 'ทุกเกม',
  most: 'เงินเดิมพันสูงสุด',
  noStakes: 'ยังไม่ตั้งเงินเดิมพันสูงสุด ใช้เฉพาะขีดจำกัดของสมาชิกเอง',
  set: 'ตั้งเงินเดิมพันสูงสุด',
  gameId: 'เกม เว้นว่างไว้สำหรับทุกเกม',
  since: 'ตั้งแต่',
};
