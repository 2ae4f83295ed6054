import type { EnvReader } from './config-identity.ts';

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
  const webhookSecret = env.text('STRIPE_WEBHOOK_SECRET');
  const url = env.url('STRIPE_URL', ['https:', 'http:'], 'https://api.stripe.com') ?? 'https://api.stripe.com';
  const paymentMethod = env.text('STRIPE_PAYMENT_METHOD') ?? 'alipay';
  if (secretKey === undefined) return sandbox && { ...paymentsOfSandbox(sandbox).stripe, paymentMethod };
  if (webhookSecret === undefined)
    env.say('STRIPE_WEBHOOK_SECRET', 'missing while STRIPE_SECRET_KEY is set', 'whsec_…, of the address for events');
  // Its webhooks use the address and the secret that were entered at the provider.
  return { url, secretKey, webhookSecret: webhookSecret ?? '', paymentMethod, registersWebhook: false };
}

function readPayos(env: EnvReader, sandbox: Sandbox): PaymentsConfig['payos'] {
  const url = env.url('PAYOS_URL', ['https:', 'http:'], 'https://api-merchant.payos.vn');
  const [clientId, apiKey, checksumKey] = KEYS.map((name) => env.text(name));
  if (clientId !== undefined && apiKey !== undefined && checksumKey !== undefined)
    return { url: url ?? 'https://api-merchant.payos.vn', clientId, apiKey, checksumKey };
  for (const name of KEYS)
    if ([clientId, apiKey, checksumKey].some((value) => value !== undefined) && env.text(name) === undefined)
      env.say(name, `missing while another of ${KEYS.join(', ')} is set`, 'as payOS shows it');
  return sandbox && paymentsOfSandbox(sandbox).payos;
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

const KEYS = ['PAYOS_CLIENT_ID', 'PAYOS_API_KEY', 'PAYOS_CHECKSUM_KEY'] as const;
