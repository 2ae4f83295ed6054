import type { words } from '../../../sections/loyalty/section.tsx';

export const loyaltySection: typeof words = {
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
