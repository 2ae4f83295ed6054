import type { identityProviderTexts } from '../../../sections/verification/connection-texts.ts';

export const verificationProvider: typeof identityProviderTexts = {
  groups: { identity: '身份核验', register: '自我排除登记册', sanctions: '制裁名单' },
  names: {
    sumsub: 'Sumsub',
    identity: '签名协议：身份核验',
    gamstop: 'GAMSTOP（英国）',
    register: '签名协议：自我排除登记册',
    sanctions: '签名协议：制裁名单',
  },
  notes: {
    sumsub:
      '未认证：请先用您自己的密钥测试。请在 Sumsub 控制台填写下方的 Webhook 地址，' +
      '事件为 applicantReviewed，摘要为 SHA-256 或 SHA-512。',
    gamstop:
      '未认证：请先用您自己的密钥测试。身份核验返回姓名、出生日期和邮编后才会查询登记册。在此之前，会员不能游戏或存款。',
    identity: '没有服务商时，由操作员自行核验证件。',
    register: '市场要求登记册而没有登记册响应时，玩家不能注册、游戏或存款。',
    sanctions: '没有名单时，不核对姓名。',
  },
  fields: {
    levelName: '核验级别（控制台中的名称）',
    country: '证件所属国家（三个字母，例如 GBR）',
    batchUrl: '批量核验地址',
  },
  keys: {
    appToken: '应用令牌',
    secretKey: '应用令牌的密钥',
    webhookSecret: 'Webhook 密钥',
    apiKey: 'API 密钥',
    secret: '共享密钥',
  },
  facts: { webhookUrl: 'Webhook 地址' },
  offText: '须由第二名操作员批准。没有身份核验时，由操作员核验证件。没有市场要求的登记册时，玩家不能注册、游戏或存款。',
};
