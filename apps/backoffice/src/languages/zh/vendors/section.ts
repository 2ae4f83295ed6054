import type { sectionTexts } from '../../../sections/vendors/section-texts.ts';

export const vendorsSection: typeof sectionTexts = {
  vendors: '游戏商',
  health: '游戏商运行状况',
  freeRounds: '免费局',
  giveFreeRounds: '派发免费局',
  repair: '与游戏商对账',
  limit: '提高游戏商限额',
  games: '游戏商的游戏',
  ownGames: '游戏商的新游戏',
  connection: '游戏商连接',
  keys: '游戏商密钥',
  card: '游戏商的游戏',
  net: '在游戏商的净额',
  open: '未结算投注',
  held: '在游戏商钱包中',
  states: { open: '未结算', won: '赢', lost: '输', refunded: '已退款' },
  revenue: '游戏商收入',
};
