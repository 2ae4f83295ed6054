import type { betTexts } from '../../../sections/records/texts.ts';

export const recordsBet: typeof betTexts = {
  title: 'เดิมพัน',
  all: 'ทั้งหมด',
  open: 'รอผล',
  round: 'รอบ',
  choice: 'ตัวเลือก',
  openDraw: 'เปิดงวด',
  openRound: 'เปิดรอบ',
  placed: 'วางเมื่อ',
  settled: 'คิดผลเมื่อ',
  stake: 'เงินเดิมพัน',
  bonus: 'เงินโบนัสในเงินเดิมพัน / ยอดชนะ',
  win: 'ยอดชนะ',
  source: 'ผลิตภัณฑ์',
  sources: { lottery: 'ลอตเตอรี่', vendor: 'เกมจากค่ายเกม', original: 'เกมของเรา' },
  id: 'เดิมพัน',
  net: 'ผลสุทธิ 30 วัน',
  bets: 'เดิมพันที่คิดผลแล้ว 30 วัน',
  staked: 'เงินเดิมพัน 30 วัน',
  before: 'ใน 30 วันก่อนหน้า',
};
