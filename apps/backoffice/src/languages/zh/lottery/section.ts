import type { words } from '../../../sections/lottery/section.tsx';

export const lotterySection: typeof words = {
  lotteries: '彩票',
  draws: '期次',
  odds: '赔率与限额',
  rules: '开奖规则',
  jackpots: '头奖',
  files: '结果文件',
  calendar: '日历',
  feeds: '开奖源',
  ticket: '注单',
  voiding: '作废期次',
  postpone: '推迟期次',
  publishOdds: '发布赔率',
  publishRules: '发布开奖规则',
  addLottery: '添加彩票',
  changeLottery: '更改彩票',
  changePools: '更改头奖',
  feedConnection: '开奖源',
};
