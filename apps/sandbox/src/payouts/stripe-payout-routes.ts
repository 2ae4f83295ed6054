import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fromWhole, toWhole } from '../deposits/amounts.ts';
import { refuse } from '../deposits/stripe-words.ts';
import type { Payout, PayoutStatus, Transfer } from '../model.ts';
import { readForms, requireKey } from '../routes.ts';
import type { StateFile } from '../state-file.ts';
import type { Payouts } from './payouts.ts';

type Form = { Body: Record<string, string> };

const STATUS: Record<PayoutStatus, string> = {
  PENDING: 'pending',
  PAID: 'paid',
  FAILED: 'failed',
  // Not a status of Stripe: it tests how a merchant handles an unknown one.
  UNKNOWN: 'on_hold',
  REVERSED: 'paid',
};

/**
 * Stripe Connect, written from docs.stripe.com/api/transfers, /transfer_reversals, /payouts, /accounts and /balance:
 * transfers to connected accounts, their reversals, and payouts from an account to its bank. An account pays out and
 * gives back only what it has. The outcome of a payout is chosen in the sandbox's list of payouts.
 */
export function addStripePayoutRoutes(app: FastifyInstance, payouts: Payouts, file: StateFile, apiKey: string): void {
  const onRequest = requireKey(apiKey);
  const { transfers } = file.state;
  const { transfer, reverse, payOut, payoutsOf } = createBank(payouts, file);

  void app.register(async (scope) => {
    readForms(scope);
    scope.addHook('onRequest', onRequest);
    const answers = createAnswers();
    scope.post<Form>('/stripe/v1/transfers', (request, reply) =>
      answers(request, reply, () => transfer(request, reply)),
    );
    scope.post<Form & { Params: { id: string } }>('/stripe/v1/transfers/:id/reversals', (request, reply) =>
      answers(request, reply, () => reverse({ body: request.body, id: request.params.id }, reply)),
    );
    scope.post<Form>('/stripe/v1/payouts', (request, reply) => answers(request, reply, () => payOut(request, reply)));
    scope.get<{ Querystring: { transfer_group?: string; limit?: string } }>('/stripe/v1/transfers', ({ query }) =>
      listOf(
        transfers.filter(({ group }) => query.transfer_group === undefined || group === query.transfer_group),
        Number(query.limit ?? 10),
        transferOf,
      ),
    );
    scope.get<{ Querystring: { limit?: string } }>('/stripe/v1/payouts', (request) =>
      listOf(payoutsOf(accountOf(request)), Number(request.query.limit ?? 10), payoutOf),
    );
    scope.get('/stripe/v1/account', () => ({ object: 'account', id: 'acct_1FairlotSandbox' }));
    scope.get('/stripe/v1/balance', () => ({
      object: 'balance',
      available: [{ amount: 1_000_000_000, currency: 'vnd' }],
      pending: [],
    }));
  });
}

const accountOf = (request: FastifyRequest) => String(request.headers['stripe-account'] ?? '');

/** Transfers to connected accounts, their reversals, and payouts from them. */
function createBank(payouts: Payouts, file: StateFile) {
  const { transfers } = file.state;
  const payoutsOf = (account: string) =>
    payouts.list().filter((one) => one.bank === 'stripe' && one.account === account);
  /** Money in a connected account. */
  const balanceOf = (account: string) =>
    transfers
      .filter((one) => one.account === account)
      .reduce((sum, { amount, reversed }) => sum + amount - reversed, 0) -
    payoutsOf(account)
      .filter(({ status }) => status !== 'FAILED' && status !== 'REVERSED')
      .reduce((sum, { amount }) => sum + toWhole(amount), 0);

  async function transfer({ body }: FastifyRequest<Form>, reply: FastifyReply) {
    const { amount = '', currency = '', destination = '', transfer_group: group = '' } = body;
    const isValid = /^[1-9]\d{0,12}$/.test(amount) && /^[a-z]{3}$/.test(currency);
    if (!isValid || !/^acct_\w{8,60}$/.test(destination))
      return refuse(reply, 400, 'a parameter is missing or malformed');
    const created = Math.floor(Date.now() / 1000);
    const id = `tr_${randomBytes(12).toString('hex')}`;
    const made: Transfer = { id, group, account: destination, amount: Number(amount), currency, reversed: 0, created };
    transfers.push(made);
    await file.save();
    return transferOf(made);
  }
  async function reverse({ body, id }: { body: Record<string, string>; id: string }, reply: FastifyReply) {
    const found = transfers.find((one) => one.id === id);
    if (found === undefined) return refuse(reply, 404, 'no such transfer');
    const amount = Number(body['amount'] ?? found.amount - found.reversed);
    if (amount > found.amount - found.reversed) return refuse(reply, 400, 'more than is left of the transfer');
    if (amount > balanceOf(found.account)) return refuse(reply, 400, 'the account does not have this money');
    found.reversed += amount;
    await file.save();
    return { id: `trr_${randomBytes(12).toString('hex')}`, object: 'transfer_reversal', amount, transfer: id };
  }
  async function payOut(request: FastifyRequest<Form>, reply: FastifyReply) {
    const account = accountOf(request);
    const { amount = '', currency = '', 'metadata[order_id]': id = '' } = request.body;
    if (!/^[1-9]\d{0,12}$/.test(amount) || id === '') return refuse(reply, 400, 'a parameter is missing or malformed');
    if (Number(amount) > balanceOf(account)) return refuse(reply, 400, 'the account does not have this money');
    const { payout } = await payouts.create({
      id,
      amount: fromWhole(Number(amount)),
      currency: currency.toUpperCase(),
      kind: 'wallet',
      bank: 'stripe',
      account,
      holder: '',
      webhookUrl: '',
    });
    return payoutOf(payout);
  }

  return { transfer, reverse, payOut, payoutsOf };
}

/** The first answer to an idempotency key is repeated; other parameters with the same key are an error. */
function createAnswers() {
  const known = new Map<string, { body: string; answer: Promise<unknown> }>();
  return async (request: FastifyRequest, reply: FastifyReply, make: () => Promise<unknown>) => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return make();
    const body = JSON.stringify(request.body);
    const before = known.get(key);
    if (before !== undefined && before.body !== body)
      return reply.code(400).send({ error: { type: 'idempotency_error', message: 'the key has other parameters' } });
    const answer = before?.answer ?? make();
    known.set(key, { body, answer });
    const made = await answer;
    // A rejected request is not kept, so that the same key may try again.
    if (reply.statusCode !== 200) known.delete(key);
    return made;
  };
}

function listOf<T>(all: readonly T[], limit: number, present: (one: T) => object) {
  return { object: 'list', data: all.slice(0, limit).map(present), has_more: all.length > limit };
}

function transferOf({ id, group, account, amount, currency, reversed, created }: Transfer) {
  return {
    id,
    object: 'transfer',
    amount,
    amount_reversed: reversed,
    reversed: reversed === amount,
    currency,
    created,
    destination: account,
    transfer_group: group,
  };
}

function payoutOf({ id, payoutId, amount, currency, status }: Payout) {
  return {
    id: `po_${payoutId}`,
    object: 'payout',
    amount: toWhole(amount),
    currency: currency.toLowerCase(),
    status: STATUS[status],
    reversed_by: status === 'REVERSED' ? `po_${payoutId.toUpperCase()}` : null,
    metadata: { order_id: id },
  };
}
