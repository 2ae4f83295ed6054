import type { pageTexts } from '../../../sections/identity/member/texts.ts';

export const identityMemberPage: typeof pageTexts = {
  overview: '概览',
  tabs: '会员详情',
  joined: '注册于',
  agent: (name) => `代理 ${name}`,
  seen: '上次在线',
  owes: (amount) => `欠款 ${amount}`,
  links: '关联人员',
  linkCount: (count) => `${count} 名会员`,
  noLinks: '最近 30 天没有其他会员使用相同的收款账户、设备或网络地址。',
  linkDisabled: '已停用',
  nearness: { account: '银行账户', device: '设备', address: '网络地址' },
  all: '全部',
  person: '个人资料',
  devices: '登录',
  facts: {
    nickname: '昵称',
    payeeName: '姓名',
    email: '邮箱',
    mobile: '手机',
    language: '语言',
    passwordChanged: '密码更改时间',
    authenticator: '验证器设置时间',
  },
  codes: { entered: '已登录', refused: '失败' },
  reveal: '显示完整内容',
  revealText: '您的查看行为和原因会记入审计日志。',
  idNumber: '证件号码',
  removeTotp: '移除身份验证器',
  removeTotpText: (name) =>
    `请先核实本人身份。${name} 将在所有设备上退出登录，之后仅凭密码即可登录。须由第二名操作员批准。`,
};
