import type { paymentProviderTexts } from '../../../sections/payments/connection-texts.ts';

export const paymentsPaymentProvider: typeof paymentProviderTexts = {
  groups: { in: '存款', out: '出款' },
  names: {
    payos: 'payOS：银行二维码（VietQR）',
    stripe: 'Stripe：电子钱包与银行卡',
    'payos-payout': 'payOS：转账至银行账户',
    'stripe-payout': 'Stripe Connect：出款至 Stripe 账户',
    'by-hand': '人工出款',
    sandbox: '沙盒：存款',
    'sandbox-payout': '沙盒：出款',
  },
  notes: {
    'payos-payout': '未认证。向支持的银行支付整数 VND 金额。其他提款由人工支付（如已开启）。',
    'stripe-payout': '未认证。向填写了 Stripe 账户 ID（acct_…）的会员付款，出款须设为手动。',
    'by-hand': '操作员转账，并将每笔提款标为已支付。用于没有服务商出款的情况。',
  },
  fields: { clientId: '客户端 ID', paymentMethod: '支付方式，例如 alipay 或 card' },
  keys: {
    apiKey: 'API 密钥',
    checksumKey: '校验密钥',
    secretKey: '密钥',
    webhookSecret: 'Webhook 签名密钥',
  },
  facts: { currencies: '货币', webhookUrl: 'Webhook 地址', waiting: '等待中的提款' },
  warnings: { currency: '此服务商不支持本站点的货币。' },
  offText: '不再向此服务商发送新订单。未完成的订单会等到重新开启。',
};
