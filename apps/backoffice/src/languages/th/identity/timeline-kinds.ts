import type { kindTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelineKinds: typeof kindTexts = {
  login: 'เข้าสู่ระบบ',
  registration: 'บัญชี',
  deposit: 'ฝากเงิน',
  withdrawal: 'ถอนเงิน',
  withdrawalDecision: 'ถอนเงิน',
  movement: 'ยอดเงิน',
  bonus: 'โบนัส',
  reward: 'รางวัล',
  level: 'ระดับ VIP',
  harm: 'สัญญาณอันตราย',
  document: 'เอกสาร',
  message: 'ข้อความ',
  feedback: 'ความคิดเห็น',
  chat: 'แชท',
  note: 'บันทึกย่อ',
  decision: 'เจ้าหน้าที่',
};
