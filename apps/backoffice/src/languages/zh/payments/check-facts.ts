import type { SENTENCES } from '../../../sections/payments/check-facts.ts';

export const paymentsCheckFacts: typeof SENTENCES = {
  name: ({ holder = '' }, passed) => (passed ? `${holder} 是该会员已验证的姓名` : `${holder} 不是该会员已验证的姓名`),
  turnover: ({ left }, passed) => (passed ? '流水要求已完成' : `流水要求还差 ${left}`),
  amount: ({ amount, above }) => `${amount}；超过 ${above} 的金额须审核`,
  velocity: ({ made = '0', most = '0' }) => `24 小时内 ${made} 次；超过 ${most} 次须审核`,
  'new-account': ({ addedAt, hours = '0' }) => `添加于 ${addedAt}；${hours} 小时内视为新账户`,
  'shared-account': ({ members = '0' }) =>
    members === '0' ? '没有其他会员使用此账户' : `另有 ${members} 名会员正在或曾经使用此账户`,
  'new-device': (_facts, passed) => (passed ? '已知设备' : '从新设备申请'),
  'bonus-abuse': (_facts, passed) => (passed ? '没有滥用奖金的迹象' : '使用奖金的游戏违反了规则，请查看奖金'),
  'deposit-reversed': ({ reversed = '0' }) => `${reversed} 笔存款被撤销`,
  debt: ({ owed }, passed) => (passed ? '会员没有欠款' : `会员欠款 ${owed}`),
};
