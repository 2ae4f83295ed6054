import type { FastifyInstance } from 'fastify';
import { isLoopbackUrl } from '../loopback.ts';
import type { Payout, PayoutDecision, PayoutRequest } from '../model.ts';
import type { Payouts } from './payouts.ts';
import { isAmountOf } from '../deposits/amounts.ts';
import { requireKey } from '../routes.ts';
import { requireSignature } from '../persons/signed-bodies.ts';

const DECISIONS: readonly PayoutDecision[] = ['paid', 'failed', 'unknown', 'reversed'];
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });

const payoutRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'amount', 'currency', 'kind', 'bank', 'account', 'holder', 'webhookUrl'],
  properties: {
    id: { type: 'string', pattern: '^[A-Za-z0-9:_-]{1,64}$' },
    amount: { type: 'string', pattern: '^(?!0(\\.0+)?$)(0|[1-9][0-9]{0,14})(\\.[0-9]{2,3})?$' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    kind: { enum: ['bank', 'wallet'] },
    bank: text(60),
    account: text(40),
    holder: text(100),
    webhookUrl: text(2_000),
  },
};

/** The merchant's payouts under /pay/v1, with key and signature, and the controls that decide their outcome. */
export function addPayoutRoutes(app: FastifyInstance, payouts: Payouts, apiKey: string, secret: string): void {
  const onRequest = requireKey(apiKey);

  void app.register(async (scope) => {
    requireSignature(scope, secret);
    scope.post<{ Body: PayoutRequest }>(
      '/pay/v1/payouts',
      { onRequest, schema: { body: payoutRequestSchema } },
      async (request, reply) => {
        if (!isAmountOf(request.body.amount, request.body.currency))
          return reply.code(400).send({ error: 'invalid', message: 'amount must have the decimals of its currency' });
        if (!isLoopbackUrl(request.body.webhookUrl))
          return reply.code(400).send({ error: 'invalid', message: 'webhookUrl must be an address of this machine' });
        const { outcome, payout } = await payouts.create(request.body);
        if (outcome === 'conflict')
          return reply.code(409).send({ error: 'conflict', message: 'this id was used with another request' });
        return reply.code(outcome === 'created' ? 201 : 200).send(presentPayout(payout));
      },
    );
  });

  app.get<{ Params: { id: string } }>('/pay/v1/payouts/:id', { onRequest }, async (request, reply) => {
    const payout = payouts.find(request.params.id);
    if (payout === undefined) return reply.code(404).send({ error: 'unknown', message: 'no such payout' });
    return presentPayout(payout);
  });

  app.get('/payouts', async () => payouts.list().map(presentPayout));
  for (const decision of DECISIONS) {
    app.post<{ Params: { id: string } }>(`/payouts/:id/${decision}`, async (request, reply) => {
      const payout = payouts.find(request.params.id);
      if (payout === undefined) return reply.code(404).send({ error: 'unknown', message: 'no such payout' });
      const isDone = await payouts.decide(payout, decision);
      if (request.headers.accept?.includes('text/html')) return reply.redirect('/bank', 303);
      return reply.code(isDone ? 200 : 409).send(presentPayout(payout));
    });
  }
}

function presentPayout({ id, payoutId, status, amount, currency, kind, bank, account, holder }: Payout) {
  return { id, payoutId, status, amount, currency, kind, bank, account, holder };
}
