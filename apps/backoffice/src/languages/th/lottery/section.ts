import type { words } from '../../../sections/lottery/section.tsx';

export const lotterySection: typeof words = {
  lotteries: 'ลอตเตอรี่',
  draws: 'งวด',
  odds: 'อัตราจ่ายและขีดจำกัด',
  rules: 'กติกาการออกรางวัล',
  jackpots: 'แจ็กพอต',
  files: 'ไฟล์ผลรางวัล',
  calendar: 'ปฏิทิน',
  feeds: 'แหล่งผล',
  ticket: 'โพย',
  voiding: 'ทำให้งวดเป็นโมฆะ',
  postpone: 'เลื่อนงวด',
  publishOdds: 'เผยแพร่อัตราจ่าย',
  publishRules: 'เผยแพร่กติกาการออกรางวัล',
  addLottery: 'เพิ่มลอตเตอรี่',
  changeLottery: 'เปลี่ยนลอตเตอรี่',
  changePools: 'เปลี่ยนแจ็กพอต',
  feedConnection: 'แหล่งผล',
};
