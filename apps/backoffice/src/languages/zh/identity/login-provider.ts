import type { loginProviderTexts } from '../../../sections/identity/login-provider-texts.ts';

export const identityLoginProvider: typeof loginProviderTexts = {
  groups: { login: '用其他账户登录' },
  names: { google: 'Google', facebook: 'Facebook' },
  notes: {
    google: '请在 Google Cloud 创建类型为“Web application”的 OAuth 客户端，使用下方的重定向地址。',
    facebook: '请在 Meta 创建带 Facebook Login 的应用，使用下方的重定向地址。客户端 ID 和密钥即该应用的 ID 和密钥。',
  },
  fields: { clientId: '客户端 ID', tokenEndpoint: '令牌地址' },
  keys: { clientSecret: '客户端密钥' },
  facts: { callback: '重定向地址' },
  warnings: { flag: '用此账户登录已在“站点”的“功能”中关闭。' },
  offText: '用它注册的会员在重新连接或设置密码之前无法登录。',
};
