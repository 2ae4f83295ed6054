import type { betTexts } from '../../../sections/records/texts.ts';

export const recordsBet: typeof betTexts = {
  title: '投注',
  all: '全部',
  open: '未结算',
  choice: '选项',
  openDraw: '打开期次',
  openRound: '打开该局',
  settled: '结算时间',
  bonus: '投注／派奖中的奖金',
  win: '派奖',
  sources: { lottery: '彩票', vendor: '游戏商游戏', original: '自营游戏' },
  id: '投注编号',
  net: '净额，30 天',
  bets: '已结算投注，30 天',
  staked: '已投注，30 天',
  before: '之前 30 天',
};
