import type { Connections } from '../../../platform/connections/index.ts';
import { type PaymentAdapter, ProviderUnavailable } from '../adapters/adapter.ts';
import type { PayoutAdapter } from '../adapters/payout-adapter.ts';
import type { ProviderClient } from './kinds.ts';

/**
 * An adapter that follows the provider's connection. Without one it offers nothing and makes no calls. Previous keys
 * verify webhooks that were signed before the provider used the new ones.
 */
export function followingAdapter(connections: Connections<ProviderClient>, provider: string): PaymentAdapter {
  const current = () => connections.clientOf(provider)?.deposits;
  const connected = requireConnected(provider, current);
  return {
    provider,
    get currencies() {
      return current()?.currencies ?? (current() === undefined ? [] : null);
    },
    get methods() {
      return current()?.methods ?? [];
    },
    get isOutside() {
      return current()?.isOutside ?? false;
    },
    createDeposit: async (request) => connected().createDeposit(request),
    getReports: async (merchantRef, paymentId) => connected().getReports(merchantRef, paymentId),
    cancelDeposit: async (merchantRef, paymentId) => connected().cancelDeposit(merchantRef, paymentId),
    verifyWebhook: (rawBody, headers) => {
      for (const adapter of [current(), ...connections.formerOf(provider).map(({ deposits }) => deposits)]) {
        const verified = adapter?.verifyWebhook(rawBody, headers) ?? null;
        if (verified !== null) return verified;
      }
      return null;
    },
    readWebhook: (body) => current()?.readWebhook(body) ?? null,
    probe: async () => connected().probe(),
  };
}

/**
 * A payout adapter that follows the provider's connection. A payout that was begun while the provider was connected
 * waits until it is connected again; one that was never sent stays approved.
 */
export function followingPayouts(connections: Connections<ProviderClient>, provider: string): PayoutAdapter {
  const current = () => connections.clientOf(provider)?.payouts;
  const connected = requireConnected(provider, current);
  return {
    provider,
    get currencies() {
      return current()?.currencies ?? (current() === undefined ? [] : null);
    },
    current,
    account: async () => connected().account(),
    canPay: (payout) => current()?.canPay?.(payout) ?? current() !== undefined,
    createPayout: async (request) => connected().createPayout(request),
    getPayout: async (orderId) => connected().getPayout(orderId),
    probe: async () => connected().probe(),
    verifyWebhook: (rawBody, headers) => current()?.verifyWebhook(rawBody, headers) ?? null,
    readWebhook: (body) => current()?.readWebhook(body) ?? null,
  };
}

function requireConnected<A>(provider: string, current: () => A | undefined): () => A {
  return () => {
    const adapter = current();
    if (adapter === undefined) throw new ProviderUnavailable(`${provider} is not connected`);
    return adapter;
  };
}
