import type { orderTexts } from '../../../sections/vendors/connections/order-texts.ts';

export const vendorsOrder: typeof orderTexts = {
  shown: '显示',
  hot: '热门',
  isNew: '新',
  order: '排序',
  orderHint: '1 至 999。数字小的在前；默认 100。',
  maintenanceLabel: '维护原因，向玩家显示',
  maintenanceHint: '游戏商可用时留空。',
  untilLabel: '维护结束时间',
  untilHint: '届时维护自动结束。留空则由您自行结束。',
  wrongOrder: '排序须为 1 至 999 的整数。',
};
