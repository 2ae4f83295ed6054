import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fromWhole, toWhole } from '../deposits/amounts.ts';
import { requirePayosKeys } from '../deposits/payos-words.ts';
import type { Payout, PayoutStatus } from '../model.ts';
import type { Payouts } from './payouts.ts';

const STATES: Record<PayoutStatus, [transaction: string, approval: string]> = {
  PENDING: ['PROCESSING', 'PROCESSING'],
  PAID: ['SUCCEEDED', 'COMPLETED'],
  FAILED: ['FAILED', 'FAILED'],
  UNKNOWN: ['ON_HOLD', 'PROCESSING'],
  REVERSED: ['REVERSED', 'COMPLETED'],
};

interface PayoutBody {
  referenceId: string;
  amount: number;
  description: string;
  toBin: string;
  toAccountNumber: string;
}

const bodySchema = {
  type: 'object',
  required: ['referenceId', 'amount', 'description', 'toBin', 'toAccountNumber'],
  properties: {
    referenceId: { type: 'string', pattern: '^[A-Za-z0-9:_-]{1,64}$' },
    amount: { type: 'integer', minimum: 1 },
    description: { type: 'string', minLength: 1, maxLength: 25 },
    toBin: { type: 'string', pattern: '^\\d{6}$' },
    toAccountNumber: { type: 'string', minLength: 1, maxLength: 40 },
  },
};

/**
 * Transfers over the payout API of payOS, written from payOSHQ/payos-lib-node: whole VND, one payout for an idempotency
 * key, requests and answers signed in `x-signature`. The outcome of a payout is chosen in the sandbox's list of
 * payouts.
 */
export function addPayosPayoutRoutes(
  app: FastifyInstance,
  payouts: Payouts,
  { apiKey, webhookSecret: secret }: { apiKey: string; webhookSecret: string },
): void {
  const onRequest = requirePayosKeys(apiKey);
  const answer = (reply: FastifyReply, data: object) =>
    reply.header('x-signature', sign(secret, data)).send({ code: '00', desc: 'success', data });
  const refuse = (reply: FastifyReply, code: string, desc: string) => reply.send({ code, desc, data: null });

  app.post<{ Body: PayoutBody }>(
    '/payos/v1/payouts/',
    { onRequest, schema: { body: bodySchema } },
    async (request, reply) => {
      const { referenceId, amount, toBin, toAccountNumber } = request.body;
      if (request.headers['x-signature'] !== sign(secret, request.body)) return refuse(reply, '201', 'wrong signature');
      // Its own payouts are stored by the idempotency key, here always the reference.
      if (request.headers['x-idempotency-key'] !== referenceId) return refuse(reply, '202', 'another idempotency key');
      const { outcome, payout } = await payouts.create({
        id: referenceId,
        amount: fromWhole(amount),
        currency: 'VND',
        kind: 'bank',
        bank: toBin,
        account: toAccountNumber,
        holder: '',
        webhookUrl: '',
      });
      return outcome === 'conflict'
        ? refuse(reply, '231', 'another request with this key')
        : answer(reply, viewOf(payout));
    },
  );
  app.get<{ Querystring: { referenceId?: string } }>('/payos/v1/payouts', { onRequest }, async (request, reply) => {
    const found = payouts.find(request.query.referenceId ?? '');
    const own = found?.webhookUrl === '' ? [viewOf(found)] : [];
    return answer(reply, {
      pagination: { limit: 2, offset: 0, total: own.length, count: own.length, hasMore: false },
      payouts: own,
    });
  });
  app.get('/payos/v1/payouts-account/balance', { onRequest }, async (_request, reply) =>
    answer(reply, { accountNumber: '0123456789', accountName: 'FAIRLOT', currency: 'VND', balance: '1000000000' }),
  );
}

function viewOf({ id, payoutId, amount, bank, account, status }: Payout) {
  const [state, approvalState] = STATES[status];
  const transaction = {
    id: `txn-${payoutId}`,
    referenceId: id,
    amount: toWhole(amount),
    description: 'payout',
    toBin: bank,
    toAccountNumber: account,
    toAccountName: null,
    reference: status === 'PAID' ? `FT${payoutId.slice(0, 10)}` : null,
    transactionDatetime: null,
    errorMessage: null,
    errorCode: null,
    state,
  };
  return { id: payoutId, referenceId: id, transactions: [transaction], category: null, approvalState, createdAt: '' };
}

/** HMAC-SHA-256 over `key=value&…`, keys sorted at every depth, both encoded, objects and lists as JSON. */
function sign(secret: string, data: object): string {
  const text = Object.entries(data)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => {
      const plain = typeof value === 'object' && value !== null ? JSON.stringify(value, inOrder) : String(value ?? '');
      return `${encodeURIComponent(key)}=${encodeURIComponent(plain)}`;
    })
    .join('&');
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Sorts the keys of every object that is written. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
