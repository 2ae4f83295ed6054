import type { messageProviderTexts } from '../../../sections/site/message-texts.ts';

export const siteMessageProvider: typeof messageProviderTexts = {
  groups: { sms: '短信', mail: '邮件' },
  names: { 'http-sms': '自有短信网关', twilio: 'Twilio', smtp: 'SMTP 服务器' },
  notes: {
    'http-sms': '接受我方 HTTP 调用的网关。同一时间只使用一个短信服务商。',
    twilio: '未认证：开站前请用您自己的账户测试。',
    smtp: '向会员和操作员发送邮件的服务器。其主机名须为公网主机名。',
  },
  fields: {
    accountSid: '账户 SID',
    from: '发件人',
    host: '主机',
    port: '端口',
    security: '加密',
    user: '用户名',
  },
  options: { starttls: 'STARTTLS（通常端口 587）', tls: 'TLS（通常端口 465）', none: '无' },
  keys: { apiKey: 'API 密钥', authToken: '认证令牌', password: '密码' },
  offText: '消息会等到连接另一服务商，或过期。登录验证码不再送达。',
  recipients: { sms: '发送测试短信至号码，例如 +84912345678', mail: '发送测试邮件至地址' },
};
