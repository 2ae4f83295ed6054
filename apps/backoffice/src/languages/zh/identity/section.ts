import type { words } from '../../../sections/identity/section.tsx';

export const identitySection: typeof words = {
  member: '会员',
  newMembers: '新会员',
  disabled: '已停用',
  logins: '登录服务商',
  login: '登录服务商',
  totp: '移除身份验证器',
};
