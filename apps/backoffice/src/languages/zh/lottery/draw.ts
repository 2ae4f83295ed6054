import type { drawTexts } from '../../../sections/lottery/texts.ts';

export const lotteryDraw: typeof drawTexts = {
  gameCode: '游戏代码',
  voidReason: '作废原因',
  all: '全部期次',
  numero: '期次',
  lockAt: '封盘时间',
  drawAt: '开奖时间',
  tickets: '注单',
  sales: '销售额',
  void: '申请作废',
  voidText: (name) => `须由第二名操作员批准。之后 ${name} 不开奖，所有投注金额退还。玩家会看到原因。`,
  states: {
    scheduled: '已排期',
    open: '在售',
    locked: '已封盘',
    drawn: '已开奖',
    settling: '结算中',
    settled: '已结算',
    void: '已作废',
  },
  voidReasons: {
    skipped: '服务器停机',
    'closed-day': '休市日',
    replanned: '售出注单前日程已更改',
    late: '已过开奖时限',
    'reveal-failed': '无法公开种子',
    'beacon-missing': '信标没有响应',
    'result-missing': '未收到结果',
    operator: '由操作员作废',
  },
};
