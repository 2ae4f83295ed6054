import type { pluralTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelinePlurals: typeof pluralTexts = {
  login: '登录',
  registration: '注册',
  deposit: '存款',
  withdrawal: '提款',
  withdrawalDecision: '提款决定',
  movement: '其他交易',
  bet: '投注',
  win: '派奖',
  bonus: '奖金',
  reward: '奖励',
  level: 'VIP 等级',
  protection: '限额与暂停',
  harm: '危害迹象',
  document: '证件',
  message: '消息',
  feedback: '反馈',
  chat: '会话',
  note: '备注',
  decision: '账户决定',
};
