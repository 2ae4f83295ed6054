import type { lateWinsTexts } from '../../../sections/vendors/late-wins-texts.ts';

export const vendorsLateWins: typeof lateWinsTexts = {
  title: '迟到派奖',
  means: (most) =>
    `游戏商关闭该局之后才到达的派奖。派奖会支付；超过 ${most} 的须等待两名操作员。` +
    '操作员已处理的投注，其派奖一律暂扣。',
  none: '没有迟到派奖',
  states: { paid: '已支付', held: '暂扣', refused: '已拒绝', undone: '被游戏商取消' },
  closedAt: '该局关闭时间',
  set: '设置限额',
  most: '立即支付的上限。留空则为默认值',
  wrongAmount: '请输入金额',
};
