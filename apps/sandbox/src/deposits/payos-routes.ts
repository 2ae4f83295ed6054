import type { FastifyInstance } from 'fastify';
import { isLoopbackUrl } from '../loopback.ts';
import type { Payment } from '../model.ts';
import type { Payments } from '../payments.ts';
import { payUrlOf } from '../routes.ts';
import type { StateFile } from '../state-file.ts';
import { fromWhole, toWhole } from './amounts.ts';
import { accountOf, PAYOS_BANK, PAYOS_STATUS, requirePayosKeys, signPayos, transactionOf } from './payos-words.ts';
import { vietQr } from './vietqr.ts';

type LinkRequest = {
  orderCode: number;
  amount: number;
  description: string;
  cancelUrl: string;
  returnUrl: string;
  expiredAt?: number;
  signature: string;
};

const linkSchema = {
  type: 'object',
  required: ['orderCode', 'amount', 'description', 'cancelUrl', 'returnUrl', 'signature'],
  properties: {
    orderCode: { type: 'integer', minimum: 1 },
    amount: { type: 'integer', minimum: 1 },
    description: { type: 'string', maxLength: 25 },
    cancelUrl: { type: 'string', maxLength: 2_000 },
    returnUrl: { type: 'string', maxLength: 2_000 },
    expiredAt: { type: 'integer' },
    signature: { type: 'string' },
  },
};

/** QR codes for banks' apps, over the API of payOS: whole VND, a separate account for each order. */
export function addPayosRoutes(
  app: FastifyInstance,
  payments: Payments,
  file: StateFile,
  { apiKey, webhookSecret: secret }: { apiKey: string; webhookSecret: string },
): void {
  const onRequest = requirePayosKeys(apiKey);
  const answer = (data: object) => ({ code: '00', desc: 'success', data, signature: signPayos(secret, data) });
  const nothing = { code: '101', desc: 'no such payment', data: null };
  const find = (ref: string) => {
    const payment = payments.findByRef(ref);
    return payment?.wire === 'payos' ? payment : undefined;
  };

  app.post<{ Body: LinkRequest }>(
    '/payos/v2/payment-requests',
    { onRequest, schema: { body: linkSchema } },
    async (request) => {
      const { orderCode, amount, description, cancelUrl, returnUrl, signature } = request.body;
      if (signPayos(secret, { amount, cancelUrl, description, orderCode, returnUrl }) !== signature)
        return { code: '201', desc: 'the signature is wrong', data: null };
      const webhookUrl = file.state.endpoints.payos;
      if (webhookUrl === undefined) return { code: '214', desc: 'no webhook is confirmed', data: null };
      const merchantRef = String(orderCode);
      const { outcome, payment } = await payments.create({
        merchantRef,
        amount: fromWhole(amount),
        currency: 'VND',
        returnUrl,
        webhookUrl,
        method: 'qr',
        wire: 'payos',
      });
      if (outcome !== 'created') return { code: '231', desc: 'this orderCode exists', data: null };
      return answer(openedLink(payment, request.body, request.host));
    },
  );
  app.get<{ Params: { ref: string } }>('/payos/v2/payment-requests/:ref', { onRequest }, async (request, reply) => {
    const payment = find(request.params.ref);
    return payment === undefined ? reply.code(404).send(nothing) : answer(linkOf(payment));
  });
  app.post<{ Params: { ref: string } }>(
    '/payos/v2/payment-requests/:ref/cancel',
    { onRequest },
    async (request, reply) => {
      const payment = find(request.params.ref);
      if (payment === undefined) return reply.code(404).send(nothing);
      await payments.choose(payment, 'cancel');
      return answer(linkOf(payment));
    },
  );
  app.post<{ Body: { webhookUrl?: unknown } }>('/payos/confirm-webhook', { onRequest }, async ({ body }, reply) => {
    const url = typeof body?.webhookUrl === 'string' ? body.webhookUrl : '';
    if (!isLoopbackUrl(url) || !(await answersTrial(url, secret)))
      return reply.code(400).send({ code: '20', desc: 'the webhook does not answer', data: null });
    file.state.endpoints.payos = url;
    await file.save();
    return { code: '00', desc: 'success', data: { webhookUrl: url } };
  });
}

function openedLink(payment: Payment, { orderCode, amount, description, expiredAt }: LinkRequest, host: string) {
  const account = accountOf(payment);
  return {
    bin: PAYOS_BANK.bin,
    accountNumber: account,
    accountName: PAYOS_BANK.name,
    amount,
    description,
    orderCode,
    currency: 'VND',
    paymentLinkId: payment.paymentId,
    status: PAYOS_STATUS[payment.status],
    expiredAt: expiredAt ?? null,
    checkoutUrl: payUrlOf(payment, host),
    qrCode: vietQr({ bin: PAYOS_BANK.bin, account, amount, description }),
  };
}

function linkOf(payment: Payment) {
  const transactions = (payment.received ?? []).map((incoming) => transactionOf(payment, incoming));
  const amountPaid = transactions.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: payment.paymentId,
    orderCode: Number(payment.merchantRef),
    amount: toWhole(payment.amount),
    amountPaid,
    amountRemaining: Math.max(0, toWhole(payment.amount) - amountPaid),
    status: PAYOS_STATUS[payment.status],
    transactions,
  };
}

/** Checks an address for events with one call before storing it. */
async function answersTrial(url: string, secret: string): Promise<boolean> {
  const data = { orderCode: 123, amount: 3000, description: 'VQRIO123', reference: 'TF230204212323', code: '00' };
  const body = JSON.stringify({ code: '00', desc: 'success', success: true, data, signature: signPayos(secret, data) });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(3_000),
    });
    return response.ok;
  } catch {
    return false; // the response reports it
  }
}
