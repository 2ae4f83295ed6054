import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { PayoutDecision } from '../model.ts';
import { startReceiver, waitUntil } from '../testing/test-receiver.ts';
import type { Receiver } from '../testing/test-receiver.ts';
import { sandboxOfEachTest } from '../testing/test-sandbox.ts';
import { signWebhook } from '../webhooks.ts';

const apiKey = 'test-key';
const webhookSecret = 'test-secret';
const id = '2f0d9c1e-8a50-4d8e-9b5d-000000000001';
const app = sandboxOfEachTest({ apiKey, webhookSecret });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  return receiver.close;
});

function create(change: object = {}, { secret = webhookSecret, at = Date.now(), key = apiKey } = {}) {
  const request = { id, amount: '60000.00', currency: 'VND', kind: 'bank', bank: 'B', account: '1', holder: 'H' };
  const payload = JSON.stringify({ ...request, webhookUrl: receiver.url, ...change });
  const [requestId, timestamp] = [randomUUID(), String(Math.floor(at / 1000))];
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'request-id': requestId,
    'request-timestamp': timestamp,
    'request-signature': signWebhook(secret, requestId, timestamp, payload),
  };
  return app.inject({ method: 'POST', url: '/pay/v1/payouts', headers, payload });
}
const decide = (decision: PayoutDecision) => app.inject({ method: 'POST', url: `/payouts/${id}/${decision}` });
const listed = async () => (await app.inject('/payouts')).json();

it('accepts a payout once for its id', async () => {
  const [first, again] = [await create(), await create()];
  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(again.json()).toEqual(first.json());
  expect((await create({ amount: '60000.01' })).statusCode).toBe(409);
  expect(await listed()).toEqual([expect.objectContaining({ id, status: 'PENDING', amount: '60000.00' })]);
});

it('is decided manually on the page of the bank', async () => {
  await create();
  expect((await app.inject('/')).headers.location).toBe('/bank');
  expect((await app.inject('/bank')).body).toContain(`formaction="/payouts/${id}/paid">Pay out`);
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.inject({ method: 'POST', url: `/payouts/${id}/paid`, headers, payload: '' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/bank']);
  expect(await listed()).toEqual([expect.objectContaining({ id, status: 'PAID' })]);
  expect((await app.inject('/bank')).body).toContain(`formaction="/payouts/${id}/reversed">Send it back`);
});

it('rejects requests that are unsigned, signed long ago or without the key', async () => {
  expect((await create({}, { secret: 'other' })).statusCode).toBe(401);
  expect((await create({}, { at: Date.now() - 600_000 })).statusCode).toBe(401);
  expect((await create({}, { key: 'other' })).statusCode).toBe(401);
  expect(await listed()).toEqual([]);
});

it('waits for a decision, and reports it', async () => {
  await create();
  for (const decision of ['unknown', 'paid', 'reversed'] as const)
    expect((await decide(decision)).statusCode).toBe(200);
  expect((await decide('paid')).statusCode).toBe(409);
  await waitUntil(() => receiver.received.length === 3, 'three webhooks');
  const reported = receiver.received.map(({ body }) => (JSON.parse(body) as { status: string }).status);
  expect(reported.toSorted()).toEqual(['PAID', 'REVERSED', 'UNKNOWN']);
  expect((await app.inject({ method: 'POST', url: '/payouts/other/paid' })).statusCode).toBe(404);
});

it('keeps payouts over a restart', async () => {
  await create();
  await app.restart();
  expect(await listed()).toEqual([expect.objectContaining({ id, status: 'PENDING' })]);
});
