import type { Config } from '../../../config.ts';
import type { PaymentAdapter } from '../adapters/adapter.ts';
import { isLoopback } from '../adapters/call.ts';
import { createPayosAdapter } from '../adapters/payos/index.ts';
import { createStripeAdapter } from '../adapters/stripe/index.ts';
import { BY_HAND } from '../withdrawals/withdrawal-rows.ts';

/** A connection as it is used; keys are open. */
export interface Settings {
  url: string;
  fields: Readonly<Record<string, string>>;
  keys: Readonly<Record<string, string>>;
}

/** A provider that operators connect: what it needs, and what is made of that. */
export interface Kind {
  provider: string;
  direction: 'in' | 'out';
  /** Its published address; empty where nothing is called. */
  url: string;
  /** Settings that are no secret, with what they are while an operator enters nothing. */
  fields: Readonly<Record<string, string>>;
  keys: readonly string[];
  /** Null where nothing is called. */
  createAdapter: ((settings: Settings) => PaymentAdapter) | null;
  /** What the environment says. */
  fromEnvironment: (config: Config) => Settings | undefined;
}

const PAYOS: Kind = {
  provider: 'payos',
  direction: 'in',
  url: 'https://api-merchant.payos.vn',
  fields: { clientId: '' },
  keys: ['apiKey', 'checksumKey'],
  createAdapter: ({ url, fields: { clientId = '' }, keys: { apiKey = '', checksumKey = '' } }) =>
    createPayosAdapter({ url, clientId, apiKey, checksumKey }),
  fromEnvironment: ({ payos }) => {
    if (payos === undefined) return undefined;
    const { url, clientId, apiKey, checksumKey } = payos;
    return { url, fields: { clientId }, keys: { apiKey, checksumKey } };
  },
};

const STRIPE: Kind = {
  provider: 'stripe',
  direction: 'in',
  url: 'https://api.stripe.com',
  fields: { paymentMethod: 'alipay' },
  keys: ['secretKey', 'webhookSecret'],
  // Only the sandbox is told by us where its events go; at the provider an operator enters the address.
  createAdapter: ({ url, fields: { paymentMethod = '' }, keys: { secretKey = '', webhookSecret = '' } }) =>
    createStripeAdapter({ url, secretKey, webhookSecret, paymentMethod, registersWebhook: isLoopback(url) }),
  fromEnvironment: ({ stripe }) => {
    if (stripe === undefined) return undefined;
    const { url, paymentMethod, secretKey, webhookSecret } = stripe;
    return { url, fields: { paymentMethod }, keys: { secretKey, webhookSecret } };
  },
};

/** Operators send the money themselves and mark the withdrawal as paid. */
const HAND: Kind = {
  provider: BY_HAND,
  direction: 'out',
  url: '',
  fields: {},
  keys: [],
  createAdapter: null,
  fromEnvironment: () => undefined,
};

export const KINDS: readonly Kind[] = [STRIPE, PAYOS, HAND];
