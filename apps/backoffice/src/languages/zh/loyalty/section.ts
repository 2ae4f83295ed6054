import type { sectionTexts } from '../../../sections/loyalty/section-texts.ts';

export const loyaltySection: typeof sectionTexts = {
  levels: 'VIP 等级',
  missions: '任务',
  rewards: '奖励',
  vip: 'VIP 与奖励',
  collected: '已领取的奖励',
  changeLevels: '更改 VIP 等级',
  changeMission: '添加或更改任务',
  setLevel: '更改会员等级',
  give: '发放奖励',
};
