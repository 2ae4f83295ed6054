import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopbackUrl, isWebUrl } from './loopback.ts';
import type { Payment, PaymentRequest, PlayerChoice } from './model.ts';
import { renderPaymentPage, renderUnknownPaymentPage } from './page.ts';
import type { Payments } from './payments.ts';

const paymentRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['merchantRef', 'amount', 'currency', 'webhookUrl', 'returnUrl'],
  properties: {
    merchantRef: { type: 'string', pattern: '^[A-Za-z0-9:_-]{1,64}$' },
    amount: { type: 'string', pattern: '^(?!0\\.00$)(0|[1-9][0-9]{0,14})\\.[0-9]{2}$' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    webhookUrl: { type: 'string', maxLength: 2_000 },
    returnUrl: { type: 'string', maxLength: 2_000 },
  },
};

/** The merchant's API under /pay/v1, behind the API key. */
export function addMerchantRoutes(app: FastifyInstance, payments: Payments, apiKey: string): void {
  const onRequest = demandKey(apiKey);

  app.post<{ Body: PaymentRequest }>(
    '/pay/v1/payments',
    { onRequest, schema: { body: paymentRequestSchema } },
    async (request, reply) => {
      const { webhookUrl, returnUrl } = request.body;
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
      const payment = payments.findByRef(request.params.merchantRef);
      if (payment === undefined) return reply.code(404).send({ error: 'unknown', message: 'no such payment' });
      return presentPayment(payment, request.host);
    },
  );
}

/** Lets nobody past without the API key. */
export function demandKey(apiKey: string): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    if (isSameText(request.headers.authorization ?? '', `Bearer ${apiKey}`)) return;
    await reply.code(401).send({ error: 'unauthorized', message: 'the API key is missing or wrong' });
  };
}

/** The pages the player sees; the unguessable payment id is the permission. */
export function addPlayerRoutes(app: FastifyInstance, payments: Payments): void {
  app.get<{ Params: { paymentId: string } }>('/pay/:paymentId', async (request, reply) => {
    const payment = payments.findById(request.params.paymentId);
    sendsHtml(reply);
    if (payment === undefined) return reply.code(404).send(renderUnknownPaymentPage());
    return reply.send(renderPaymentPage(payment));
  });

  for (const choice of ['now', 'later', 'fail'] satisfies PlayerChoice[]) {
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

function presentPayment({ paymentId, merchantRef, status, amount, currency, returnUrl }: Payment, host: string) {
  // The player reaches this machine under the name of the address that he came from; a phone knows no loopback.
  const payUrl = new URL(`http://${host}/pay/${paymentId}`);
  payUrl.hostname = new URL(returnUrl).hostname;
  return { paymentId, merchantRef, status, amount, currency, payUrl: payUrl.href };
}

function sendsHtml(reply: FastifyReply): void {
  reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
  });
}

/** Compares digests, so that the time taken tells nothing about the key. */
function isSameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
