import type { maintenanceTexts } from '../../../sections/site/texts.ts';

export const siteMaintenance: typeof maintenanceTexts = {
  heading: '维护',
  on: '站点因维护而关闭',
  off: '站点已开放',
  turnOn: '关闭站点进行维护',
  turnOff: '开放站点',
  text: '站点关闭期间，会员看到维护页面，注单和存款会被拒绝。开奖继续进行。',
};
