import type { sectionTexts } from '../../../sections/loyalty/section-texts.ts';

export const loyaltySection: typeof sectionTexts = {
  levels: 'Cấp VIP',
  missions: 'Nhiệm vụ',
  rewards: 'Phần thưởng',
  vip: 'VIP và phần thưởng',
  collected: 'Thưởng đã nhận',
  changeLevels: 'Thay đổi các cấp VIP',
  changeMission: 'Thêm hoặc sửa nhiệm vụ',
  setLevel: 'Đổi cấp của hội viên',
  give: 'Tặng thưởng',
};
