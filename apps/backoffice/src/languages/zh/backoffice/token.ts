import type { tokenTexts } from '../../../sections/backoffice/tokens/texts.ts';

export const backofficeToken: typeof tokenTexts = {
  permissions: '权限',
  states: { live: '有效', expired: '已过期', revoked: '已撤销' },
  created: '创建时间',
  all: '全部',
  add: '新令牌',
  addText:
    '使用此令牌的程序以您的名义操作，权限为此处所选且您的角色拥有的权限。它不能更改操作员、审批申请或使用紧急访问。' +
    '您的账户终止或更换密码时，令牌随之失效。',
  days: '有效期（天）',
  daysHint: '1 至 365。',
  password: '您的密码',
  none: '请至少选择一项权限。',
  make: '创建令牌',
  once: '请立即复制。它只显示一次，且不会保存。',
  document: 'OpenAPI 文档',
  revokeText: (name) => `使用令牌 ${name} 的请求会立即被拒绝。`,
  uses: '调用',
  usesOf: (name) => `${name} 的调用`,
  call: '调用',
};
