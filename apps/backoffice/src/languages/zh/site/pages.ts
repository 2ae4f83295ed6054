import type { pageTexts } from '../../../sections/site/texts.ts';

export const sitePages: typeof pageTexts = {
  title: '页面',
  page: '页面',
  open: '开放',
  closed: '已关闭',
  message: '给玩家的消息',
  standard: '标准文本',
  openIt: '开放',
  closeIt: '关闭',
  changeIt: '更改文本',
  doOpen: (name) => `开放${name}`,
  doClose: (name) => `关闭${name}`,
  change: (name) => `更改${name}的文本`,
  openText: '玩家立即可看到该页面。',
  text: (code) => `${code} 文本`,
  textHint: '留空则使用页面的标准文本。',
  names: {
    withdraw: '提款',
    vip: 'VIP',
    benefits: '会员权益',
    rewards: '奖励中心',
    agency: '代理与团队',
    contracts: '合约',
    feedback: '反馈',
    inbox: '消息',
  },
};
