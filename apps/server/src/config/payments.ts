import type { EnvReader } from './reader.ts';

export interface PaymentsConfig {
  /** E-wallets through Stripe's API. */
  stripe:
    | { url: string; secretKey: string; webhookSecret: string; paymentMethod: string; registersWebhook: boolean }
    | undefined;
  /** QR codes for banking apps, through the API of payOS. */
  payos: { url: string; clientId: string; apiKey: string; checksumKey: string } | undefined;
}

type Sandbox = { url: string; apiKey: string; webhookSecret: string } | undefined;

/** Deposit providers: the merchant's own where their keys are set, or else the sandbox, which implements both APIs. */
export function readPaymentsConfig(env: EnvReader, sandbox: Sandbox): PaymentsConfig {
  return { stripe: readStripe(env, sandbox), payos: readPayos(env, sandbox) };
}

function readStripe(env: EnvReader, sandbox: Sandbox): PaymentsConfig['stripe'] {
  const secretKey = env.text('STRIPE_SECRET_KEY');
  const url = env.url('STRIPE_URL', STRIPE) ?? STRIPE;
  const paymentMethod = env.text('STRIPE_PAYMENT_METHOD') ?? 'alipay';
  if (secretKey === undefined) return sandbox && { ...paymentsOfSandbox(sandbox).stripe, paymentMethod };
  // Its webhooks use the address and the secret that were entered at the provider.
  const webhookSecret = env.required(
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_SECRET_KEY is set',
    'whsec_…, of the address for events',
  );
  return { url, secretKey, webhookSecret, paymentMethod, registersWebhook: false };
}

function readPayos(env: EnvReader, sandbox: Sandbox): PaymentsConfig['payos'] {
  const url = env.url('PAYOS_URL', PAYOS) ?? PAYOS;
  if (KEYS.every((name) => env.text(name) === undefined)) return sandbox && paymentsOfSandbox(sandbox).payos;
  const [clientId = '', apiKey = '', checksumKey = ''] = KEYS.map((name) =>
    env.required(name, `another of ${KEYS.join(', ')} is set`, 'as payOS shows it'),
  );
  return { url, clientId, apiKey, checksumKey };
}

/** The sandbox in place of both providers, with its own secrets. */
export function paymentsOfSandbox({ url, apiKey, webhookSecret }: NonNullable<Sandbox>) {
  return {
    stripe: {
      url: `${url}/stripe`,
      secretKey: apiKey,
      webhookSecret,
      paymentMethod: 'alipay',
      registersWebhook: true,
    },
    payos: { url: `${url}/payos`, clientId: 'fairlot', apiKey, checksumKey: webhookSecret },
  } satisfies PaymentsConfig;
}

const STRIPE = 'https://api.stripe.com';
const PAYOS = 'https://api-merchant.payos.vn';
const KEYS = ['PAYOS_CLIENT_ID', 'PAYOS_API_KEY', 'PAYOS_CHECKSUM_KEY'] as const;
