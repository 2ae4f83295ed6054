import { CURRENCY_CODES } from '@fairlot/money';
import type { Kind } from '../../../platform/connections/index.ts';
import { isLoopback } from '../../../platform/outside/is-loopback.ts';
import { type PaymentAdapter, takesCurrency } from '../adapters/adapter.ts';
import type { PayoutAdapter } from '../adapters/payout-adapter.ts';
import { createPayosAdapter } from '../adapters/payos/index.ts';
import { createPayosPayouts } from '../adapters/payos/payouts.ts';
import { createStripeAdapter } from '../adapters/stripe/index.ts';
import { createStripePayouts } from '../adapters/stripe/payouts.ts';
import { callbackOf } from '../callback.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { BY_HAND, countWaiting } from '../withdrawals/withdrawal-rows.ts';

/** The client of a provider: an adapter of one of the two directions. */
export interface ProviderClient {
  deposits?: PaymentAdapter;
  payouts?: PayoutAdapter;
}

/** The providers that operators can connect. The group is the direction of the money. */
export function createKinds({ config, db, site }: PaymentsPlatform): readonly Kind<ProviderClient>[] {
  const { payos, stripe } = config;
  const warnings = async ({ deposits, payouts }: ProviderClient = {}) => {
    const adapter = deposits ?? payouts;
    return adapter === undefined || takesCurrency(adapter, await site.currency()) ? [] : ['currency'];
  };
  /** Console data of a provider of deposits. */
  const shown = (provider: string) => ({
    warnings,
    facts: ({ deposits }: ProviderClient = {}) => ({
      ...(deposits?.currencies && { currencies: deposits.currencies.join(', ') }),
      webhookUrl: callbackOf(config, { provider, isOutside: deposits?.isOutside ?? true }),
    }),
  });
  return [
    {
      provider: 'stripe',
      group: 'in',
      url: 'https://api.stripe.com',
      fields: { paymentMethod: { default: 'alipay' } },
      keys: ['secretKey', 'webhookSecret'],
      // Only the sandbox gets the address for events from us; at Stripe an operator enters it.
      createClient: ({ url, fields: { paymentMethod = '' }, keys }, isPublicOnly) => ({
        deposits: createStripeAdapter({
          url,
          secretKey: keys['secretKey'] ?? '',
          webhookSecret: keys['webhookSecret'] ?? '',
          paymentMethod,
          registersWebhook: isLoopback(url),
          isPublicOnly,
        }),
      }),
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
      createClient: ({ url, fields: { clientId = '' }, keys: { apiKey = '', checksumKey = '' } }, isPublicOnly) => ({
        deposits: createPayosAdapter({ url, clientId, apiKey, checksumKey, isPublicOnly }),
      }),
      environment: payos && {
        url: payos.url,
        fields: { clientId: payos.clientId },
        keys: { apiKey: payos.apiKey, checksumKey: payos.checksumKey },
      },
      ...shown('payos'),
    },
    ...payoutKinds(db, warnings),
  ];
}

function payoutKinds(db: PaymentsPlatform['db'], warnings: Kind<ProviderClient>['warnings']): Kind<ProviderClient>[] {
  const waitingFor = async (provider: string) => ({ waiting: String(await countWaiting(db, provider)) });
  return [
    {
      // The payout channel has its own keys.
      provider: 'payos-payout',
      group: 'out',
      url: 'https://api-merchant.payos.vn',
      fields: { clientId: {} },
      keys: ['apiKey', 'checksumKey'],
      createClient: ({ url, fields: { clientId = '' }, keys: { apiKey = '', checksumKey = '' } }, isPublicOnly) => ({
        payouts: createPayosPayouts({ url, clientId, apiKey, checksumKey, isPublicOnly }),
      }),
      environment: undefined,
      warnings,
      facts: async () => ({ currencies: 'VND', ...(await waitingFor('payos-payout')) }),
    },
    {
      provider: 'stripe-payout',
      group: 'out',
      url: 'https://api.stripe.com',
      fields: {},
      keys: ['secretKey'],
      createClient: ({ url, keys: { secretKey = '' } }, isPublicOnly) => ({
        payouts: createStripePayouts({ url, secretKey, isPublicOnly }),
      }),
      environment: undefined,
      warnings,
      facts: async () => ({ currencies: CURRENCY_CODES.join(', '), ...(await waitingFor('stripe-payout')) }),
    },
    // Operators send the money manually and mark the withdrawal as paid.
    {
      provider: BY_HAND,
      group: 'out',
      url: '',
      fields: {},
      keys: [],
      environment: undefined,
      facts: () => waitingFor(BY_HAND),
    },
  ];
}
