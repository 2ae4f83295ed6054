import type { sectionTexts } from '../../../sections/loyalty/section-texts.ts';

export const loyaltySection: typeof sectionTexts = {
  levels: 'ระดับ VIP',
  missions: 'ภารกิจ',
  rewards: 'รางวัล',
  vip: 'VIP และรางวัล',
  collected: 'รางวัลที่รับแล้ว',
  changeLevels: 'เปลี่ยนระดับ VIP',
  changeMission: 'เพิ่มหรือเปลี่ยนภารกิจ',
  setLevel: 'เปลี่ยนระดับของสมาชิก',
  give: 'ให้รางวัล',
};
