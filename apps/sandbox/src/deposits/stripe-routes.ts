import type { FastifyInstance } from 'fastify';
import { isLoopbackUrl, isWebUrl } from '../loopback.ts';
import type { Payment } from '../model.ts';
import type { Payments } from '../payments.ts';
import { payUrlOf, readForms, requireKey } from '../routes.ts';
import type { StateFile } from '../state-file.ts';
import { fromWhole } from './amounts.ts';
import { intentOf, refuse } from './stripe-words.ts';

/** Payment intents over Stripe's API: forms in, JSON out, events to the address that the merchant registered. */
export function addStripeRoutes(app: FastifyInstance, payments: Payments, file: StateFile, apiKey: string): void {
  const onRequest = requireKey(apiKey);
  const present = (payment: Payment, host: string) => {
    const url = payUrlOf(payment, host);
    const isOpen = payment.status === 'AWAITING_PLAYER';
    return {
      ...intentOf(payment),
      next_action: isOpen ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: payment.returnUrl } } : null,
    };
  };
  const find = (id: string) => (id.startsWith('pi_') ? payments.findById(id.slice(3)) : undefined);

  void app.register(async (scope) => {
    readForms(scope);
    scope.post<{ Body: Record<string, string> }>(
      '/stripe/v1/webhook_endpoints',
      { onRequest },
      async ({ body: { url = '' } }, reply) => {
        if (!isLoopbackUrl(url)) return refuse(reply, 400, 'url must be an address of this machine');
        file.state.endpoints.stripe = url;
        await file.save();
        return { id: 'we_1', object: 'webhook_endpoint', url, status: 'enabled' };
      },
    );
    scope.post<{ Body: Record<string, string> }>(
      '/stripe/v1/payment_intents',
      { onRequest },
      async (request, reply) => {
        const {
          amount = '',
          currency = '',
          return_url: returnUrl = '',
          'metadata[order_id]': order = '',
        } = request.body;
        const webhookUrl = file.state.endpoints.stripe;
        if (webhookUrl === undefined) return refuse(reply, 400, 'no webhook endpoint is registered');
        const isValid = /^[1-9]\d{0,12}$/.test(amount) && /^[a-z]{3}$/.test(currency) && isWebUrl(returnUrl);
        if (!isValid || !/^[\w:-]{1,64}$/.test(order)) return refuse(reply, 400, 'a parameter is missing or malformed');
        const { outcome, payment } = await payments.create({
          merchantRef: order,
          amount: fromWhole(Number(amount)),
          currency: currency.toUpperCase(),
          returnUrl,
          webhookUrl,
          wire: 'stripe',
        });
        if (outcome === 'conflict') return refuse(reply, 400, 'this idempotency key was used with other parameters');
        return present(payment, request.host);
      },
    );
    scope.get<{ Params: { id: string } }>('/stripe/v1/payment_intents/:id', { onRequest }, async (request, reply) => {
      const payment = find(request.params.id);
      return payment === undefined ? refuse(reply, 404, 'no such payment_intent') : present(payment, request.host);
    });
    scope.post<{ Params: { id: string } }>(
      '/stripe/v1/payment_intents/:id/cancel',
      { onRequest },
      async (request, reply) => {
        const payment = find(request.params.id);
        if (payment === undefined) return refuse(reply, 404, 'no such payment_intent');
        if (!(await payments.choose(payment, 'cancel'))) return refuse(reply, 400, 'it cannot be canceled');
        return present(payment, request.host);
      },
    );
  });
}
