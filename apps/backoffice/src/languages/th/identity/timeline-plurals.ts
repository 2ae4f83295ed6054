import type { pluralTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelinePlurals: typeof pluralTexts = {
  login: 'การเข้าสู่ระบบ',
  registration: 'การสมัคร',
  deposit: 'ฝากเงิน',
  withdrawal: 'ถอนเงิน',
  withdrawalDecision: 'การตัดสินรายการถอน',
  movement: 'รายการอื่น',
  bet: 'เดิมพัน',
  win: 'ยอดชนะ',
  bonus: 'โบนัส',
  reward: 'รางวัล',
  level: 'ระดับ VIP',
  protection: 'ขีดจำกัดและการพัก',
  harm: 'สัญญาณอันตราย',
  document: 'เอกสาร',
  message: 'ข้อความ',
  feedback: 'ความคิดเห็น',
  chat: 'แชท',
  note: 'บันทึกย่อ',
  decision: 'การตัดสินเกี่ยวกับบัญชี',
};
