import type { peopleTexts } from '../../../sections/backoffice/people/texts.ts';

export const backofficePeople: typeof peopleTexts = {
  add: '新操作员',
  addText: '须由第二名操作员批准。之后您二人各看到首次登录密码的一半。',
  isNew: '尚未登录',
  reset: '重置登录凭据',
  resetText: (name) =>
    `须由第二名操作员批准。${name} 的登录凭据将被移除，会话和令牌结束，您二人各看到新初始密码的一半。`,
  tell: '初始密码',
  tellText: (name) =>
    `为 ${name} 提出申请的操作员看到前半，批准的操作员看到后半。您的一半只显示一次。新的申请会生成新密码及新的两半。`,
  show: '显示我的一半',
  parts: { first: '前半', second: '后半' },
  until: (time) => `请当面交给新操作员。密码有效至 ${time}。`,
  idle: (minutes) => `自动退出：${minutes} 分钟`,
  idleTitle: '自动退出登录',
  idleText: '所有操作员的会话在无操作达到此分钟数后结束。延长时间须由第二名操作员批准。',
  idleAsked: '延长时间须由第二名操作员批准。',
  minutes: '无操作分钟数',
  minutesHint: '5 至 120。',
};
