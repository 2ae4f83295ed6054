import type { sectionTexts } from '../../../sections/protection/section-texts.ts';

export const protectionSection: typeof sectionTexts = {
  acts: '会员保护',
  alerts: '危害迹象',
  member: '会员保护',
  action: (account) => `${account} 的会员保护`,
  limits: '限额与排除',
  risk: '风险',
  riskHint: '未处理的危害迹象：无、一个或更多',
  risks: { low: '低', medium: '中', high: '高' },
  facts: {
    'deposit.day': '每日存款',
    'deposit.week': '每周存款',
    'deposit.month': '每月存款',
    'loss.day': '每日亏损',
    'loss.week': '每周亏损',
    'loss.month': '每月亏损',
    'stake.day': '每日投注金额',
    'stake.week': '每周投注金额',
    'stake.month': '每月投注金额',
    'session.day': '每日分钟数',
    timedOut: '暂停至',
    excluded: '排除至',
  },
};
