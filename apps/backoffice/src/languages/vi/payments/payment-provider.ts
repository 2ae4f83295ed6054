import type { paymentProviderTexts } from '../../../sections/payments/connection-texts.ts';

export const paymentsPaymentProvider: typeof paymentProviderTexts = {
  groups: { in: 'Nạp tiền', out: 'Chi trả' },
  names: {
    payos: 'payOS: mã QR ngân hàng (VietQR)',
    stripe: 'Stripe: ví điện tử và thẻ',
    'payos-payout': 'payOS: chuyển khoản đến tài khoản ngân hàng',
    'stripe-payout': 'Stripe Connect: chi trả đến tài khoản Stripe',
    'by-hand': 'Chi trả thủ công',
    sandbox: 'Sandbox: nạp tiền',
    'sandbox-payout': 'Sandbox: chi trả',
  },
  notes: {
    'payos-payout':
      'Chưa được chứng nhận. Chi trả số tiền VND chẵn đến ngân hàng được hỗ trợ; lệnh khác được chi trả thủ công ' +
      'nếu đang bật.',
    'stripe-payout':
      'Chưa được chứng nhận. Chi trả cho hội viên đã nhập mã tài khoản Stripe (acct_…), đặt chi trả thủ công.',
    'by-hand':
      'Người vận hành tự chuyển tiền và đánh dấu từng lệnh rút là đã trả. Dùng khi không nhà cung cấp nào chi trả.',
  },
  fields: { clientId: 'Client ID', paymentMethod: 'Phương thức thanh toán, ví dụ alipay hoặc card' },
  keys: {
    apiKey: 'API key',
    checksumKey: 'Checksum key',
    secretKey: 'Secret key',
    webhookSecret: 'Khóa ký webhook',
  },
  facts: { currencies: 'Tiền tệ', webhookUrl: 'Địa chỉ nhận sự kiện', waiting: 'Lệnh rút đang chờ' },
  warnings: { currency: 'Nhà cung cấp này không nhận tiền tệ của trang.' },
  offText: 'Không gửi lệnh mới cho nhà cung cấp này. Lệnh đang mở chờ đến khi bật lại.',
};
