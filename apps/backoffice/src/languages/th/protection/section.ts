import type { sectionTexts } from '../../../sections/protection/section-texts.ts';

export const protectionSection: typeof sectionTexts = {
  acts: 'การคุ้มครองสมาชิก',
  alerts: 'สัญญาณอันตราย',
  member: 'การคุ้มครองสมาชิก',
  action: (account) => `การคุ้มครองของ ${account}`,
  limits: 'ขีดจำกัดและการระงับ',
  risk: 'ความเสี่ยง',
  riskHint: 'สัญญาณอันตรายที่เปิดอยู่: ไม่มี หนึ่ง หรือมากกว่า',
  risks: { low: 'ต่ำ', medium: 'ปานกลาง', high: 'สูง' },
  facts: {
    'deposit.day': 'ยอดฝากต่อวัน',
    'deposit.week': 'ยอดฝากต่อสัปดาห์',
    'deposit.month': 'ยอดฝากต่อเดือน',
    'loss.day': 'ยอดเสียต่อวัน',
    'loss.week': 'ยอดเสียต่อสัปดาห์',
    'loss.month': 'ยอดเสียต่อเดือน',
    'stake.day': 'เงินเดิมพันต่อวัน',
    'stake.week': 'เงินเดิมพันต่อสัปดาห์',
    'stake.month': 'เงินเดิมพันต่อเดือน',
    'session.day': 'จำนวนนาทีต่อวัน',
    timedOut: 'พักการเล่นถึง',
    excluded: 'ระงับตนเองถึง',
  },
};
