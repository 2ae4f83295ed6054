import type { Kind } from '../../../platform/connections/index.ts';
import { isLoopback } from '../../../platform/outside/is-loopback.ts';
import { type PaymentAdapter, takesCurrency } from '../adapters/adapter.ts';
import { createPayosAdapter } from '../adapters/payos/index.ts';
import { createStripeAdapter } from '../adapters/stripe/index.ts';
import { callbackOf } from '../callback.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { BY_HAND } from '../withdrawals/withdrawal-rows.ts';

/** The providers that operators can connect. The group is the direction of the money. */
export function createKinds({ config, site }: PaymentsPlatform): readonly Kind<PaymentAdapter>[] {
  const { payos, stripe } = config;
  /** Console data of every called provider. */
  const shown = (provider: string) => ({
    warnings: async (client?: PaymentAdapter) =>
      client === undefined || takesCurrency(client, await site.currency()) ? [] : ['currency'],
    facts: (client?: PaymentAdapter) => ({
      ...(client?.currencies && { currencies: client.currencies.join(', ') }),
      webhookUrl: callbackOf(config, { provider, isOutside: client?.isOutside ?? true }),
    }),
  });
  return [
    {
      provider: 'stripe',
      group: 'in',
      url: 'https://api.stripe.com',
      fields: { paymentMethod: { default: 'alipay' } },
      keys: ['secretKey', 'webhookSecret'],
      // Only the sandbox learns the address for events from us; at Stripe an operator enters it.
      createClient: ({ url, fields: { paymentMethod = '' }, keys: { secretKey = '', webhookSecret = '' } }) =>
        createStripeAdapter({ url, secretKey, webhookSecret, paymentMethod, registersWebhook: isLoopback(url) }),
      environment: stripe && {
        url: stripe.url,
        fields: { paymentMethod: stripe.paymentMethod },
        keys: { secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret },
      },
      ...shown('stripe'),
    },
    {
      provider: 'payos',
      group: 'in',
      url: 'https://api-merchant.payos.vn',
      fields: { clientId: {} },
      keys: ['apiKey', 'checksumKey'],
      createClient: ({ url, fields: { clientId = '' }, keys: { apiKey = '', checksumKey = '' } }) =>
        createPayosAdapter({ url, clientId, apiKey, checksumKey }),
      environment: payos && {
        url: payos.url,
        fields: { clientId: payos.clientId },
        keys: { apiKey: payos.apiKey, checksumKey: payos.checksumKey },
      },
      ...shown('payos'),
    },
    // Operators send the money manually and mark the withdrawal as paid.
    { provider: BY_HAND, group: 'out', url: '', fields: {}, keys: [], environment: undefined },
  ];
}
