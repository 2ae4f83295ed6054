import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackUrl, isWebUrl } from './loopback.ts';
import type { Payment, PaymentRequest, PlayerChoice } from './model.ts';
import { isAmountOf } from './deposits/amounts.ts';
import { CONFIRMATIONS_NEEDED, incomingOf } from './deposits/events.ts';
import { renderBankPage, renderPaymentPage, renderUnknownPaymentPage } from './page.ts';
import type { Payments } from './payments.ts';
import type { Payouts } from './payouts/payouts.ts';

const paymentRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['merchantRef', 'amount', 'currency', 'webhookUrl', 'returnUrl'],
  properties: {
    merchantRef: { type: 'string', pattern: '^[A-Za-z0-9:_-]{1,64}$' },
    amount: { type: 'string', pattern: '^(?!0(\\.0+)?$)(0|[1-9][0-9]{0,14})(\\.[0-9]{2,3})?$' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    webhookUrl: { type: 'string', maxLength: 2_000 },
    returnUrl: { type: 'string', maxLength: 2_000 },
    method: { enum: ['redirect', 'transfer', 'address'] },
  },
};

/** The merchant's API under /pay/v1, behind the API key. */
export function addMerchantRoutes(app: FastifyInstance, payments: Payments, apiKey: string): void {
  const onRequest = requireKey(apiKey);

  app.post<{ Body: PaymentRequest }>(
    '/pay/v1/payments',
    { onRequest, schema: { body: paymentRequestSchema } },
    async (request, reply) => {
      const { amount, currency, webhookUrl, returnUrl } = request.body;
      if (!isAmountOf(amount, currency))
        return reply.code(400).send({ error: 'invalid', message: 'amount must have the decimals of its currency' });
      if (!isLoopbackUrl(webhookUrl))
        return reply
          .code(400)
          .send({ error: 'invalid', message: 'webhookUrl must be an http or https address of this machine' });
      if (!isWebUrl(returnUrl))
        return reply.code(400).send({ error: 'invalid', message: 'returnUrl must be an http or https address' });
      const { outcome, payment } = await payments.create(request.body);
      if (outcome === 'conflict') {
        return reply.code(409).send({ error: 'conflict', message: 'this merchantRef was used with another request' });
      }
      return reply.code(outcome === 'created' ? 201 : 200).send(presentPayment(payment, request.host));
    },
  );

  app.get<{ Params: { merchantRef: string } }>(
    '/pay/v1/payments/:merchantRef',
    { onRequest },
    async (request, reply) => {
      const payment = paymentOf(payments, request.params.merchantRef);
      if (payment === undefined) return reply.code(404).send({ error: 'unknown', message: 'no such payment' });
      return presentPayment(payment, request.host);
    },
  );
  app.post<{ Params: { merchantRef: string } }>(
    '/pay/v1/payments/:merchantRef/cancel',
    { onRequest },
    async (request, reply) => {
      const payment = paymentOf(payments, request.params.merchantRef);
      if (payment === undefined) return reply.code(404).send({ error: 'unknown', message: 'no such payment' });
      const isDone = await payments.choose(payment, 'cancel');
      return reply.code(isDone ? 200 : 409).send(presentPayment(payment, request.host));
    },
  );
}

/** Rejects requests without the API key. */
export function requireKey(apiKey: string): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    if (isSameText(request.headers.authorization ?? '', `Bearer ${apiKey}`)) return;
    await reply.code(401).send({ error: 'unauthorized', message: 'the API key is missing or wrong' });
  };
}

const FORM = 'application/x-www-form-urlencoded';

/** Parses forms in this scope to their fields. */
export function readForms(scope: FastifyInstance): void {
  scope.removeContentTypeParser(FORM);
  scope.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

/** The player's pages; the unguessable payment id is the permission. */
export function addPlayerRoutes(app: FastifyInstance, payments: Payments): void {
  app.get<{ Params: { paymentId: string } }>('/pay/:paymentId', async (request, reply) => {
    const payment = payments.findById(request.params.paymentId);
    sendsHtml(reply);
    if (payment === undefined) return reply.code(404).send(renderUnknownPaymentPage());
    return reply.send(renderPaymentPage(payment));
  });

  for (const choice of CHOICES) {
    app.post<{ Params: { paymentId: string } }>(`/pay/:paymentId/${choice}`, async (request, reply) => {
      const payment = payments.findById(request.params.paymentId);
      if (payment === undefined) {
        sendsHtml(reply);
        return reply.code(404).send(renderUnknownPaymentPage());
      }
      await payments.choose(payment, choice);
      return reply.redirect(`/pay/${payment.paymentId}`, 303);
    });
  }
}

const CHOICES: readonly PlayerChoice[] = [
  'now',
  'later',
  'fail',
  'less',
  'twice',
  'unnamed',
  'unknown',
  'reverse',
  'cancel',
];

/** Manual actions of the bank and the chain: lists open orders and payouts, and simulates their outcome. */
export function addActionRoutes(app: FastifyInstance, payments: Payments, payouts: Payouts): void {
  app.get('/payments', async () =>
    payments
      .list()
      .slice(0, 100)
      .map(({ merchantRef, method = 'redirect', wire = 'sandbox', status, amount, currency }) => ({
        merchantRef,
        method,
        wire,
        status,
        amount,
        currency,
      })),
  );
  app.get('/', async (_request, reply) => reply.redirect('/bank', 303));
  app.get('/bank', async (_request, reply) => {
    sendsHtml(reply);
    const elsewhere = payments.list().filter(({ received }) => received !== undefined);
    return reply.send(renderBankPage(elsewhere, payouts.list()));
  });
  for (const choice of CHOICES) {
    app.post<{ Params: { merchantRef: string } }>(`/payments/:merchantRef/${choice}`, async (request, reply) => {
      const payment = paymentOf(payments, request.params.merchantRef);
      if (payment === undefined) return reply.code(404).send({ error: 'unknown', message: 'no such payment' });
      const isDone = await payments.choose(payment, choice);
      if (request.headers.accept?.includes('text/html')) return reply.redirect('/bank', 303);
      return reply.code(isDone ? 200 : 409).send({ merchantRef: payment.merchantRef, status: payment.status });
    });
  }
}

/** A code's number is its reference; the words of its transfer have letters before the number. */
function paymentOf(payments: Payments, reference: string): Payment | undefined {
  return payments.findByRef(reference) ?? payments.findByRef(reference.replace(/^[A-Z]+(?=\d+$)/, ''));
}

function presentPayment(payment: Payment, host: string) {
  const { paymentId, merchantRef, status, amount, currency, received } = payment;
  const base = { paymentId, merchantRef, status, amount, currency };
  if (received === undefined) return { ...base, payUrl: payUrlOf(payment, host) };
  // The bank cannot assign money without a reference.
  const named = received.filter(({ text }) => text === merchantRef).map((incoming) => incomingOf(payment, incoming));
  return { ...base, received: named, ...instructionsOf(payment) };
}

function instructionsOf({ method, merchantRef }: Payment) {
  if (method === 'transfer')
    return {
      transfer: {
        bank: 'Sandbox Bank',
        account: '00912345670208',
        name: 'FAIRLOT PAYMENTS LTD',
        reference: merchantRef,
      },
    };
  const text = `sbx1${createHash('sha256').update(merchantRef).digest('hex').slice(0, 38)}`;
  return { address: { text, network: 'Sandbox chain', confirmationsNeeded: CONFIRMATIONS_NEEDED } };
}

/** Uses the host name by which the player reached this machine, because a phone cannot reach the loopback address. */
export function payUrlOf({ paymentId, returnUrl }: Payment, host: string): string {
  const payUrl = new URL(`http://${host}/pay/${paymentId}`);
  payUrl.hostname = new URL(returnUrl).hostname;
  return payUrl.href;
}

function sendsHtml(reply: FastifyReply): void {
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
  });
}

/** Compares digests, so that the duration reveals nothing about the key. */
function isSameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
