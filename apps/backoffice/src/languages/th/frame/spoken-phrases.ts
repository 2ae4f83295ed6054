import type { phrases } from '../../../frame/palette/spoken-acts.ts';

export const frameSpokenPhrases: typeof phrases = {
  approve: 'อนุมัติ, ยอมรับ',
  refuse: 'ไม่อนุมัติ, ปฏิเสธ',
  hold: 'พักไว้, พัก',
  release: 'เลิกพัก, ปลดพัก',
  void: 'ทำให้เป็นโมฆะ, โมฆะ, ยกเลิก',
  postpone: 'เลื่อน',
  disable: 'ระงับบัญชี, ระงับ, บล็อก',
  pause: 'หยุดชั่วคราว, หยุด, ปิด',
  withdrawal: 'รายการถอน, ถอนเงิน, ถอน',
  draw: 'งวด',
  member: 'สมาชิก, ผู้เล่น',
  vendor: 'ค่ายเกม, ค่าย',
};
