import type { kindTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimelineKinds: typeof kindTexts = {
  login: '登录',
  registration: '账户',
  deposit: '存款',
  withdrawal: '提款',
  withdrawalDecision: '提款',
  movement: '余额',
  bonus: '奖金',
  reward: '奖励',
  level: 'VIP 等级',
  harm: '危害迹象',
  document: '证件',
  message: '消息',
  feedback: '反馈',
  chat: '会话',
  note: '备注',
  decision: '操作员',
};
