import type { orderTexts } from '../../../sections/vendors/connections/order-texts.ts';

export const vendorsOrder: typeof orderTexts = {
  shown: '显示',
  maintenanceLabel: '维护原因，向玩家显示',
  maintenanceHint: '游戏商可用时留空。',
  untilLabel: '维护结束时间',
  untilHint: '届时维护自动结束。留空则由您自行结束。',
};
