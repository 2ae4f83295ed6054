import type { memberTexts } from '../../../sections/identity/texts.ts';

export const identityMember: typeof memberTexts = {
  all: '全部',
  labels: '标签',
  addLabels: '添加标签',
  removeLabels: '移除标签',
  labelsHint: '选择已有标签或输入新标签。一名会员最多 20 个。',
  created: '注册时间',
  mobile: '手机，完整号码或后四位',
  email: '邮箱，完整地址',
  card: '收款账户，完整账号或后四位',
  address: '网络地址',
  device: '设备',
  enable: '启用',
  types: ['会员', '代理'],
  disableText: (name) => `${name} 会立即退出，且无法登录、游戏、存款或提款。`,
  enableText: (name) => `${name} 可以重新登录。会员自己设置的暂停和排除仍然有效。`,
};
