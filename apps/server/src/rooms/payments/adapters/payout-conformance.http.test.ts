import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSandbox, type RunningSandbox } from '@fairlot/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { ProviderUnavailable } from './adapter.ts';
import { createPayosPayouts } from './payos/payouts.ts';
import { signData } from './payos/signature.ts';
import type { PayoutAdapter, PayoutRequest } from './payout-adapter.ts';
import { createSandboxPayouts } from './sandbox/payouts.ts';
import { createStripePayouts } from './stripe/payouts.ts';

// Requirements of every payout adapter, checked against a simulator in a separate process. A new adapter is one line of
// the table.

type Access = RunningSandbox['payments'];
const payosAt = (url: string, { apiKey, webhookSecret }: Access) =>
  createPayosPayouts({ url, clientId: 'fairlot', apiKey, checksumKey: webhookSecret });

/** `change`: accounts that the adapter pays, where they are not bank accounts. */
const ADAPTERS: {
  name: string;
  create: (access: Access) => PayoutAdapter;
  change?: () => Partial<PayoutRequest>;
}[] = [
  { name: 'sandbox-payout', create: createSandboxPayouts },
  { name: 'payos-payout', create: (access) => payosAt(`${access.url}/payos`, access) },
  {
    name: 'stripe-payout',
    create: ({ url, apiKey }) => createStripePayouts({ url: `${url}/stripe`, secretKey: apiKey }),
    change: () => ({ kind: 'wallet', bank: 'Stripe', account: `acct_${randomUUID().replaceAll('-', '')}` }),
  },
];

const sandbox = await openSandbox();

const requestOf = (change: Partial<PayoutRequest> = {}): PayoutRequest => ({
  orderId: randomUUID(),
  amountMinor: 5_000_000n,
  currency: 'VND',
  kind: 'bank',
  bank: 'Vietcombank',
  account: '0071000123456',
  holder: 'NGUYEN VAN DUC',
  webhookUrl: 'http://127.0.0.1:9/callback',
  ...change,
});
const decide = (id: string, decision: string) =>
  fetch(`${sandbox.payments.url}/payouts/${id}/${decision}`, { method: 'POST' });
const stored = async (id: string) => {
  const all = (await (await fetch(`${sandbox.payments.url}/payouts`)).json()) as { id: string; bank: string }[];
  return all.filter((one) => one.id === id);
};

describe.each(ADAPTERS)('the payout adapter of $name', ({ name, create, change }) => {
  let adapter: PayoutAdapter;
  const requestOfIt = () => requestOf(change?.());
  beforeAll(() => {
    adapter = create(sandbox.payments);
    expect(adapter.provider).toBe(name);
  });

  it('reports a payout that it did not send as unknown', async () => {
    expect(await adapter.getPayout(randomUUID())).toBeNull();
  });

  it('sends one payout for an order, however often it is requested', async () => {
    const request = requestOfIt();
    const first = await adapter.createPayout(request);
    expect(first).toMatchObject({
      orderId: request.orderId,
      state: 'pending',
      amountMinor: 5_000_000n,
      currency: 'VND',
    });
    expect(await adapter.createPayout(request)).toEqual(first);
    expect(await adapter.getPayout(request.orderId)).toEqual(first);
    expect(await stored(request.orderId)).toHaveLength(1);
  });

  it('names the account that pays, the same for every connection to it', async () => {
    const own = await adapter.account();
    expect(own).not.toBe('');
    expect(await create(sandbox.payments).account()).toBe(own);
    expect(await create((await openSandbox()).payments).account()).not.toBe(own);
  });

  it('does not change a payout that was sent with another amount', async () => {
    const request = requestOfIt();
    await adapter.createPayout(request);
    await expect(adapter.createPayout({ ...request, amountMinor: 6_000_000n })).rejects.toThrow(ProviderUnavailable);
    expect((await adapter.getPayout(request.orderId))?.amountMinor).toBe(5_000_000n);
  });

  it.each([
    ['paid', 'paid'],
    ['failed', 'failed'],
  ])('reports a payout that was %s', async (decision, state) => {
    const request = requestOfIt();
    await adapter.createPayout(request);
    await decide(request.orderId, decision);
    expect((await adapter.getPayout(request.orderId))?.state).toBe(state);
  });

  it('reports a payout that came back after it was paid, and never an unclear one as ended', async () => {
    const request = requestOfIt();
    await adapter.createPayout(request);
    await decide(request.orderId, 'unknown');
    expect(['pending', 'unknown']).toContain((await adapter.getPayout(request.orderId))?.state);
    await decide(request.orderId, 'paid');
    await decide(request.orderId, 'reversed');
    expect((await adapter.getPayout(request.orderId))?.state).toBe('reversed');
  });

  it('reports nothing about a payout with wrong keys', async () => {
    const wrong = create({ ...sandbox.payments, apiKey: 'wrong', webhookSecret: 'wrong' });
    const request = requestOfIt();
    await expect(wrong.createPayout(request)).rejects.toThrow(ProviderUnavailable);
    await expect(wrong.getPayout(request.orderId)).rejects.toThrow(ProviderUnavailable);
    expect(await stored(request.orderId)).toEqual([]);
    const probes = [await adapter.probe(), await wrong.probe()];
    expect(probes.map(({ status, areKeysRefused }) => areKeysRefused || status === 401)).toEqual([false, true]);
  });
});

describe('payOS payouts', () => {
  const adapter = () => payosAt(`${sandbox.payments.url}/payos`, sandbox.payments);

  it.each([
    ['Vietcombank', '970436'],
    ['  vietcombank ', '970436'],
    ['Ngân hàng TMCP Ngoại Thương Việt Nam', '970436'],
    ['MB Bank', '970422'],
    ['mbbank', '970422'],
    ['Ngân hàng Á Châu', '970416'],
    ['970407', '970407'],
    ['Đông Nam Á', '970440'],
  ])('sends to the bank that a member wrote as "%s"', async (bank, bin) => {
    expect(adapter().canPay?.(requestOf({ bank }))).toBe(true);
    const request = requestOf({ bank });
    await adapter().createPayout(request);
    expect(await stored(request.orderId)).toMatchObject([{ bank: bin, account: request.account, amount: '50000.00' }]);
  });

  it.each([
    ['to an unknown bank', { bank: 'Harbour Bank' }],
    ['to a bank with a similar name', { bank: 'Viet Bank of Asia' }],
    ['to an unknown bank number', { bank: '123456' }],
    ['to a wallet', { kind: 'wallet' as const }],
    ['of a fraction of a dong', { amountMinor: 5_000_050n }],
  ])('does not accept payouts %s', (_what, change) => {
    expect(adapter().canPay?.({ ...requestOf(), ...change })).toBe(false);
  });

  it('sends nothing to an unknown bank', async () => {
    const request = requestOf({ bank: 'Harbour Bank' });
    await expect(adapter().createPayout(request)).rejects.toThrow(ProviderUnavailable);
    expect(await stored(request.orderId)).toEqual([]);
  });

  it('trusts no answer that is not signed, is about another payout or has several transfers', async () => {
    const orderId = randomUUID();
    const transaction = { amount: 50_000, state: 'SUCCEEDED' };
    const payout = { id: 'p-1', referenceId: orderId, transactions: [transaction] };
    const answer = { data: {} as object, isSigned: true };
    const server = createServer((_request, response) => {
      const { data, isSigned } = answer;
      if (isSigned) response.setHeader('x-signature', signData(sandbox.payments.webhookSecret, data));
      response.end(JSON.stringify({ code: '00', desc: 'success', data }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const peer = payosAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, sandbox.payments);
      const read = (payouts: unknown, isSigned = true) => {
        Object.assign(answer, { data: { payouts }, isSigned });
        return peer.getPayout(orderId);
      };
      expect(await read([payout])).toMatchObject({ state: 'paid', amountMinor: 5_000_000n });
      expect(await read([])).toBeNull();
      expect(await read([{ ...payout, transactions: [{ ...transaction, state: 'NEW' }] }])).toMatchObject({
        state: 'unknown',
      });
      await expect(read([payout], false)).rejects.toThrow(ProviderUnavailable);
      const foreign = { ...payout, referenceId: randomUUID() };
      const twice = { ...payout, transactions: [transaction, transaction] };
      for (const payouts of [
        [foreign],
        [payout, foreign],
        [payout, payout],
        [twice],
        [{ ...payout, transactions: [] }],
        'x',
      ])
        await expect(read(payouts)).rejects.toThrow(ProviderUnavailable);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});

describe('Stripe payouts', () => {
  const adapter = () =>
    createStripePayouts({ url: `${sandbox.payments.url}/stripe`, secretKey: sandbox.payments.apiKey });
  const account = () => `acct_${randomUUID().replaceAll('-', '')}`;
  const toAccount = () => requestOf({ kind: 'wallet', bank: 'Stripe', account: account() });
  const stripe = async (path: string, form?: Record<string, string>, stripeAccount = '') => {
    const answer = await fetch(`${sandbox.payments.url}/stripe/v1${path}`, {
      headers: { authorization: `Bearer ${sandbox.payments.apiKey}`, 'stripe-account': stripeAccount },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    return (await answer.json()) as { data: { id: string; amount: number; amount_reversed: number }[] };
  };
  const transfersOf = async (orderId: string) => (await stripe(`/transfers?transfer_group=${orderId}`)).data;
  const sendTransfer = ({ orderId, account: destination }: PayoutRequest, amount = '50000') =>
    stripe('/transfers', { amount, currency: 'vnd', destination, transfer_group: orderId });

  it.each([
    ['to a bank account', { kind: 'bank' as const }],
    ['to another wallet', { account: '0901234567' }],
    ['of a fraction of a dong', { amountMinor: 5_000_050n }],
  ])('does not accept payouts %s', (_what, change) => {
    expect(adapter().canPay?.({ ...toAccount(), ...change })).toBe(false);
    expect(adapter().canPay?.(toAccount())).toBe(true);
  });

  it('transfers the amount to the account and pays it out from there, as one order', async () => {
    const request = toAccount();
    await adapter().createPayout(request);
    expect(await transfersOf(request.orderId)).toMatchObject([
      { amount: 50_000, amount_reversed: 0, destination: request.account, currency: 'vnd' },
    ]);
    const { data } = await stripe('/payouts', undefined, request.account);
    expect(data).toMatchObject([{ amount: 50_000, metadata: { order_id: request.orderId } }]);
  });

  it('completes an order when only its transfer arrived', async () => {
    const request = toAccount();
    await sendTransfer(request);
    expect(await adapter().getPayout(request.orderId)).toBeNull();
    expect((await adapter().createPayout(request)).state).toBe('pending');
    expect(await transfersOf(request.orderId)).toHaveLength(1);
  });

  it.each(['failed', 'reversed'])('takes the money back before it reports a payout as %s', async (state) => {
    const request = toAccount();
    await adapter().createPayout(request);
    if (state === 'reversed') await decide(request.orderId, 'paid');
    await decide(request.orderId, state);
    const reports = [await adapter().getPayout(request.orderId), await adapter().getPayout(request.orderId)];
    expect(reports.map((report) => report?.state)).toEqual([state, state]);
    expect(await transfersOf(request.orderId)).toMatchObject([{ amount: 50_000, amount_reversed: 50_000 }]);
  });

  it('reports no failure while the money is still in the account', async () => {
    const request = toAccount();
    await adapter().createPayout(request);
    await decide(request.orderId, 'failed');
    // Paid out by the account itself, so that nothing is left to take back.
    await stripe('/payouts', { amount: '50000', currency: 'vnd', 'metadata[order_id]': randomUUID() }, request.account);
    await expect(adapter().getPayout(request.orderId)).rejects.toThrow(ProviderUnavailable);
    expect(await transfersOf(request.orderId)).toMatchObject([{ amount_reversed: 0 }]);
  });

  it('pays nothing for an order with a transfer of another amount, to another account, or with two', async () => {
    const [other, elsewhere, twice] = [toAccount(), toAccount(), toAccount()];
    await sendTransfer(other, '60000');
    await sendTransfer({ ...elsewhere, account: account() });
    await sendTransfer(twice);
    await sendTransfer(twice);
    for (const request of [other, elsewhere, twice]) {
      await expect(adapter().createPayout(request)).rejects.toThrow(ProviderUnavailable);
      expect(await stored(request.orderId)).toEqual([]);
    }
  });

  it('requires an operator when a transfer was reversed during an open payout', async () => {
    const request = toAccount();
    await adapter().createPayout(request);
    await sendTransfer({ ...request, orderId: randomUUID() });
    const [made] = await transfersOf(request.orderId);
    await stripe(`/transfers/${made?.id}/reversals`, {});
    expect((await adapter().getPayout(request.orderId))?.state).toBe('unknown');
  });
});
