import type { ProviderWords } from '../../parts/connections/api.ts';
import { pick } from '../../shared/language.ts';

/** Texts about payment providers. */
export const paymentProviderTexts = pick<ProviderWords>(
  {
    groups: { in: 'Deposits', out: 'Payouts' },
    names: {
      payos: 'payOS: bank QR codes (VietQR)',
      stripe: 'Stripe: e-wallets and cards',
      'payos-payout': 'payOS: transfers to bank accounts',
      'stripe-payout': 'Stripe Connect: payouts to Stripe accounts',
      'by-hand': 'Manual payouts',
      sandbox: 'Sandbox: deposits',
      'sandbox-payout': 'Sandbox: payouts',
    },
    notes: {
      'payos-payout':
        'Not certified. It pays whole VND amounts to supported banks. Other withdrawals are paid ' +
        'manually, if that is on.',
      'stripe-payout':
        'Not certified. It pays members who entered the ID of their Stripe account (acct_…), with ' +
        'payouts set to manual.',
      'by-hand': 'Operators transfer the money and mark each withdrawal as paid. Used where no provider pays out.',
    },
    fields: { clientId: 'Client ID', paymentMethod: 'Payment method, such as alipay or card' },
    keys: {
      apiKey: 'API key',
      checksumKey: 'Checksum key',
      secretKey: 'Secret key',
      webhookSecret: 'Signing secret of the webhook',
    },
    facts: { currencies: 'Currencies', webhookUrl: 'Webhook address' },
    warnings: { currency: 'This provider does not support the currency of this site.' },
    offText: 'No new orders are sent to this provider. Open orders wait until it is switched on again.',
  },
  {
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
    facts: { currencies: 'Tiền tệ', webhookUrl: 'Địa chỉ nhận sự kiện' },
    warnings: { currency: 'Nhà cung cấp này không nhận tiền tệ của trang.' },
    offText: 'Không gửi lệnh mới cho nhà cung cấp này. Lệnh đang mở chờ đến khi bật lại.',
  },
);
