import type { depositTexts } from '../../../sections/payments/texts.ts';

export const paymentsDeposit: typeof depositTexts = {
  sent: '会员称已转账',
  open: '未完成',
  all: '全部',
  reference: '附言',
  created: '申请时间',
  sentAt: '转账时间',
  receipt: '回单',
  paymentId: '服务商的付款编号',
  credited: '已入账',
  arrived: '付款已到账',
  arrivedText: (provider, payment) => `${provider} 报告了付款 ${payment}。`,
  notArrived: '付款未到账',
  notArrivedText: (provider) => `${provider} 尚未报告。请将回单与银行账户核对。`,
  waits: '会员尚未付款',
  waitsText: '订单未完成，无需决定。',
  ended: '订单未付款即结束',
  endedText: '会员已取消，或订单已过期或被拒绝。',
  earlier: '该会员的其他存款',
  earlierText: '请比较金额和支付方式。',
  rows: '行',
};
