import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callDesk, createOperator, openSandbox, openTestApp, REASON, type TestMember } from '@fairlot/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveDeposit } from '@fairlot/testkit/members';
import { DEPOSIT_REVERSED, recheckWithdrawals } from './recheck.ts';
import { connectProvider, createVerified, openCashier } from './withdrawals.testing.ts';

// A site whose operators connected the payouts of payOS. A relay before the simulator loses calls or answers.

const PROVIDER = 'payos-payout';
const relay = { mood: 'well' as 'well' | 'loses-answers' | 'loses-calls', sent: 0 };

const sandbox = await openSandbox();
const between = createServer((request, response) => void passOn(request, response)).listen(0, '127.0.0.1');
afterAll(() => {
  between.close();
  between.closeAllConnections();
});
await once(between, 'listening');
const app = await openTestApp();
const cashier = openCashier(app);
const operators = [await createOperator(app), await createOperator(app)];
const account = {
  url: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
  fields: { clientId: 'fairlot' },
};
const keys = { apiKey: sandbox.payments.apiKey, checksumKey: sandbox.payments.webhookSecret };
let member: TestMember;
beforeAll(() => connect(PROVIDER, { ...account, keys }));
beforeEach(async () => {
  Object.assign(relay, { mood: 'well', sent: 0 });
  member = await createVerified(app, '0');
  await giveDeposit(app, member, 100_000_000n);
});

/** Passes a call on to the simulator, unless the relay loses it or its answer. */
async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (relay.mood === 'loses-calls') return void request.socket.destroy();
  const { method = 'GET', url } = request;
  if (method === 'POST') relay.sent++;
  const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers;
  const answer = await fetch(`${sandbox.payments.url}/payos${url}`, {
    method,
    headers: headers as Record<string, string>,
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  if (relay.mood === 'loses-answers') return void request.socket.destroy();
  response.writeHead(answer.status, { 'x-signature': answer.headers.get('x-signature') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const ask = <T>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = 0) =>
  callDesk<T>(app, operators[who]!.headers, method, path, payload);
const connect = (provider: string, input: object) => connectProvider(app, operators, provider, input);
const switchOff = (provider: string) => ask('POST', `/paymentConnections/${provider}/off`, { reason: REASON });

const accountAt = (bank: string) => cashier.usableAccount(member, { bank });
const statusOf = async (orderId: string) => (await cashier.find(member, orderId)).value.status;
const stored = async (orderId: string) => {
  const all = (await (await fetch(`${sandbox.payments.url}/payouts`)).json()) as { id: string; status: string }[];
  return all.filter(({ id }) => id === orderId).map(({ status }) => status);
};
const decide = (orderId: string, decision: string) =>
  fetch(`${sandbox.payments.url}/payouts/${orderId}/${decision}`, { method: 'POST' });
async function turn(orderId: string): Promise<void> {
  await cashier.makeDue(orderId);
  await app.rooms.payments.sendPayouts();
}
async function withdraw(): Promise<string> {
  const { orderId } = (await cashier.withdraw(member, await accountAt('Vietcombank'))).value;
  await app.rooms.payments.sendPayouts();
  return orderId;
}
const money = async () => [
  await app.rooms.wallet.balance(member.memberId, 'VND'),
  await app.rooms.wallet.accountBalance(`member:${member.memberId}:VND:held`),
];
const HELD = [90_000_000n, 10_000_000n];

it('a withdrawal is sent once, and is paid when a status query reports it', async () => {
  const clearing = () => app.rooms.wallet.accountBalance(`clearing:${PROVIDER}:VND`);
  const before = await clearing();
  const orderId = await withdraw();
  expect([await statusOf(orderId), await money()]).toEqual(['submitted', HELD]);
  await turn(orderId);
  expect([await statusOf(orderId), relay.sent, await stored(orderId)]).toEqual(['submitted', 1, ['PENDING']]);
  await decide(orderId, 'paid');
  await turn(orderId);
  expect([await statusOf(orderId), await money(), relay.sent]).toEqual(['paid', [90_000_000n, 0n], 1]);
  expect(await clearing()).toBe(before + 10_000_000n);
});

it('a withdrawal that the bank rejects returns to the member', async () => {
  const orderId = await withdraw();
  await decide(orderId, 'failed');
  await turn(orderId);
  expect([await statusOf(orderId), await money()]).toEqual(['failed', [100_000_000n, 0n]]);
});

it('a payout whose answer is lost is looked up, never sent again', async () => {
  relay.mood = 'loses-answers';
  const orderId = await withdraw();
  expect([await statusOf(orderId), relay.sent, await stored(orderId)]).toEqual(['unknown', 1, ['PENDING']]);
  await turn(orderId);
  expect([await statusOf(orderId), await money(), relay.sent]).toEqual(['unknown', HELD, 1]);
  relay.mood = 'well';
  await turn(orderId);
  expect([await statusOf(orderId), relay.sent]).toEqual(['submitted', 1]);
  await decide(orderId, 'paid');
  await turn(orderId);
  expect([await statusOf(orderId), relay.sent, await stored(orderId)]).toEqual(['paid', 1, ['PAID']]);
});

it('a payout that never arrived is sent with the same key, and is one payout', async () => {
  relay.mood = 'loses-calls';
  const orderId = await withdraw();
  expect([await statusOf(orderId), await stored(orderId), await money()]).toEqual(['unknown', [], HELD]);
  relay.mood = 'well';
  await turn(orderId);
  expect([await statusOf(orderId), await stored(orderId)]).toEqual(['submitted', ['PENDING']]);
});

it('holds a payout while its provider is off, and continues when the provider is on again', async () => {
  const orderId = await withdraw();
  await decide(orderId, 'paid');
  await switchOff(PROVIDER);
  await turn(orderId);
  expect([await statusOf(orderId), await money()]).toEqual(['unknown', HELD]);
  expect((await cashier.withdraw(member, await accountAt('BIDV'))).errorCode).toBe('withdraw.closed');
  await connect(PROVIDER, account);
  await turn(orderId);
  expect([await statusOf(orderId), await money(), relay.sent]).toEqual(['paid', [90_000_000n, 0n], 1]);
});

describe('while another account of the provider is connected', () => {
  const connectOther = async () => {
    const other = await openSandbox();
    await connect(PROVIDER, {
      url: `${other.payments.url}/payos`,
      fields: account.fields,
      keys: { apiKey: other.payments.apiKey, checksumKey: other.payments.webhookSecret },
    });
    return async () => (await fetch(`${other.payments.url}/payouts`)).json();
  };

  it('a payout that was sent is not sent again from there', async () => {
    const orderId = await withdraw();
    const sentThere = await connectOther();
    await turn(orderId);
    expect(await sentThere()).toEqual([]);
    expect([await statusOf(orderId), await money()]).toEqual(['unknown', HELD]);
    await connect(PROVIDER, { ...account, keys });
    await decide(orderId, 'paid');
    await turn(orderId);
    expect([await statusOf(orderId), await money(), relay.sent]).toEqual(['paid', [90_000_000n, 0n], 1]);
  });

  it.each([
    ['loses-answers', 'paid', 1],
    ['loses-calls', 'submitted', 1],
  ] as const)(
    'a payout whose first try %s is not sent from there, and continues as before',
    async (mood, end, sent) => {
      relay.mood = mood;
      const orderId = await withdraw();
      relay.mood = 'well';
      const sentThere = await connectOther();
      for (const _turn of [1, 2]) await turn(orderId);
      expect(await sentThere()).toEqual([]);
      expect([await statusOf(orderId), await money()]).toEqual(['unknown', HELD]);
      await connect(PROVIDER, { ...account, keys });
      if (end === 'paid') await decide(orderId, end);
      await turn(orderId);
      expect([await statusOf(orderId), await stored(orderId), relay.sent]).toEqual([
        end,
        [end === 'paid' ? 'PAID' : 'PENDING'],
        sent,
      ]);
    },
  );
});

describe('a withdrawal that was not sent before its provider was switched off', () => {
  let orderId: string;
  const judge = (what: string, body: object) => ask('POST', `/withdrawals/${orderId}/${what}`, body);
  const waiting = async () =>
    (await ask<{ list: object[] }>('GET', `/withdrawals?filter=state:eq:waiting&filter=orderId:eq:${orderId}`)).value
      .list;
  /** Withdrawals that wait for the provider, as its card in the console shows them. */
  const shown = async () => {
    const { value } = await ask<{ providers: { provider: string; facts: { name: string; value: string }[] }[] }>(
      'GET',
      '/paymentConnections',
    );
    const card = value.providers.find(({ provider }) => provider === PROVIDER);
    return Number(card?.facts.find(({ name }) => name === 'waiting')?.value);
  };
  beforeEach(async () => {
    const before = await shown();
    orderId = (await cashier.withdraw(member, await accountAt('Vietcombank'))).value.orderId;
    await switchOff(PROVIDER);
    await app.rooms.payments.sendPayouts();
    expect([await statusOf(orderId), await money(), await stored(orderId)]).toEqual(['approved', HELD, []]);
    expect(await waiting()).toMatchObject([{ orderId, providerOff: true, byHand: false }]);
    expect(await shown()).toBe(before + 1);
  });
  afterEach(async () => {
    await connect(PROVIDER, account);
    await turn(orderId);
  });

  it('is sent when the provider is on again', async () => {
    await connect(PROVIDER, account);
    await turn(orderId);
    expect([await statusOf(orderId), await stored(orderId), await waiting()]).toEqual(['submitted', ['PENDING'], []]);
    expect(await judge('refuse', { reason: REASON })).toMatchObject({ errorCode: 'withdrawal.decided' });
  });

  it('can be refused, and is never sent', async () => {
    expect(await judge('refuse', { reason: REASON })).toMatchObject({ value: { status: 'refused' } });
    await connect(PROVIDER, account);
    await turn(orderId);
    expect([await statusOf(orderId), await money(), await stored(orderId)]).toEqual([
      'refused',
      [100_000_000n, 0n],
      [],
    ]);
  });

  it('can be paid by hand, and is never sent', async () => {
    const byHand = await judge('approve', { byHand: true, reason: REASON });
    expect(byHand).toMatchObject({ value: { status: 'approved', byHand: true, providerOff: false } });
    await connect(PROVIDER, account);
    await turn(orderId);
    const paid = await judge('pay', { proof: 'FT-2026-2', reason: REASON });
    expect(paid).toMatchObject({ value: { status: 'paid' } });
    expect([await money(), await stored(orderId)]).toEqual([[90_000_000n, 0n], []]);
  });

  it('goes to review when a deposit of its member is reversed', async () => {
    await app.platform.db.transaction((tx) => recheckWithdrawals(tx, member.memberId, 'VND', DEPOSIT_REVERSED));
    await connect(PROVIDER, account);
    await turn(orderId);
    expect([await statusOf(orderId), await stored(orderId)]).toEqual(['review', []]);
  });
});

it('rejects what payOS cannot pay, with the reason, or leaves it to manual payouts where they are on', async () => {
  const [known, unknown] = [await accountAt('Vietcombank'), await accountAt('Harbour Bank')];
  const refused = [await cashier.withdraw(member, unknown), await cashier.withdraw(member, known, '100000.50')];
  expect(refused).toMatchObject([
    { errorCode: 'request.invalid', value: { field: 'accountId', reason: 'bank' } },
    { errorCode: 'request.invalid', value: { field: 'amount', reason: 'step' } },
  ]);
  await connect('by-hand', {});
  const { value } = await cashier.withdraw(member, unknown);
  const byHand = await ask('POST', `/withdrawals/${value.orderId}/pay`, { proof: 'FT-2026-1', reason: REASON });
  expect(byHand).toMatchObject({ value: { status: 'paid', byHand: true } });
  expect([await stored(value.orderId), relay.sent]).toEqual([[], 0]);
  await switchOff('by-hand');
});
