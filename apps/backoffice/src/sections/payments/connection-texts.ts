import type { ProviderWords } from '../../parts/connections/api.ts';
import { translated } from '../../shared/language.ts';

/** Texts about payment providers. */
export const paymentProviderTexts = translated<ProviderWords>('paymentsPaymentProvider', {
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
  facts: { currencies: 'Currencies', webhookUrl: 'Webhook address', waiting: 'Withdrawals waiting' },
  warnings: { currency: 'This provider does not support the currency of this site.' },
  offText: 'No new orders are sent to this provider. Open orders wait until it is switched on again.',
});
