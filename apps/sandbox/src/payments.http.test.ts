import { createHmac } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startReceiver, waitUntil } from './testing/test-receiver.ts';
import type { ReceivedWebhook, Receiver } from './testing/test-receiver.ts';
import { sandboxOfEachTest } from './testing/test-sandbox.ts';

const apiKey = 'test-key';
const webhookSecret = 'test-secret';
const returnUrl = 'http://127.0.0.1:3000/m/deposit?order=1';

const app = sandboxOfEachTest({ apiKey, webhookSecret, webhooks: { retryDelaysMs: [10, 20] } });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  return receiver.close;
});

describe('the merchant API', () => {
  it('creates a payment once and returns the same one again', async () => {
    const first = await create();
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      paymentId: expect.stringMatching(/^[0-9a-f]{32}$/),
      merchantRef: 'order-1',
      status: 'AWAITING_PLAYER',
      amount: '50000.00',
      currency: 'VND',
      payUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1(:\d+)?\/pay\/[0-9a-f]{32}$/),
    });
    const again = await create();
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
  });

  it('creates one payment for ten simultaneous equal requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(new Set(answers.map((answer) => answer.json().paymentId)).size).toBe(1);
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
  });

  it.each([{ amount: '50000.01' }, { currency: 'USD' }, { returnUrl: 'http://127.0.0.1:3000/other' }])(
    'rejects a used reference with %o',
    async (change) => {
      await create();
      const answer = await create(change);
      expect(answer.statusCode).toBe(409);
      expect((await getPayment('order-1')).json()).toMatchObject({ amount: '50000.00', currency: 'VND' });
    },
  );

  it.each([
    { amount: '0.00' },
    { amount: '5' },
    { amount: '1.234' },
    { amount: '-1.00' },
    { amount: 50_000 },
    { currency: 'vnd' },
    { merchantRef: '' },
    { extra: 1 },
    { webhookUrl: 'http://192.0.2.1/hook' },
    { webhookUrl: 'ftp://127.0.0.1/hook' },
    { webhookUrl: 'http://127.0.0.1.example.com/' },
    { returnUrl: 'https://user:secret@example.com/' },
    { returnUrl: 'javascript:alert(1)' },
  ])('rejects %o', async (change) => {
    expect((await create(change)).statusCode).toBe(400);
  });

  it.each([undefined, 'Bearer wrong', `Basic ${apiKey}`, 'Bearer '])(
    'rejects the authorization %o',
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      const post = await app.inject({ method: 'POST', url: '/pay/v1/payments', headers, payload: requestBody() });
      const get = await app.inject({ url: '/pay/v1/payments/order-1', headers });
      expect([post.statusCode, get.statusCode]).toEqual([401, 401]);
    },
  );

  it('answers not found for unknown payments and addresses', async () => {
    expect((await getPayment('order-2')).statusCode).toBe(404);
    for (const url of ['/mail?to=a', '/nothing', '/pay/unknown'])
      expect((await app.inject({ url })).statusCode).toBe(404);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});

describe('the payment page', () => {
  it('shows amount, reference and three choices, then the link back', async () => {
    const { paymentId } = (await create()).json();
    const open = await app.inject({ url: `/pay/${paymentId}` });
    expect(open.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(open.body).toContain('50,000.00 VND');
    expect(open.body).toContain('order-1');
    expect([...open.body.matchAll(/<button[^>]*>([^<]*)/g)].map((match) => match[1])).toEqual([
      'Pay now',
      'Pay later',
      'Fail',
    ]);

    const chosen = await choose(paymentId, 'now');
    expect(chosen.statusCode).toBe(303);
    const paid = await app.inject({ url: chosen.headers.location });
    expect(paid.body).toContain('>Paid<');
    expect(paid.body).toContain(`<a class="back" href="${returnUrl}">Back to Fairlot</a>`);
    expect(paid.body).not.toContain('<button');
  });

  it("escapes the merchant's texts", async () => {
    const { paymentId } = (await create({ returnUrl: 'http://localhost/"><script>alert(1)</script>' })).json();
    await choose(paymentId, 'fail');
    const page = await app.inject({ url: `/pay/${paymentId}` });
    expect(page.body).not.toContain('<script>');
  });

  it('ignores a second choice', async () => {
    const { paymentId } = (await create()).json();
    await choose(paymentId, 'fail');
    await receiver.waitFor(1);
    await choose(paymentId, 'now');
    await choose(paymentId, 'later');
    expect((await getPayment('order-1')).json().status).toBe('FAILED');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(receiver.received).toHaveLength(1);
  });

  it('notifies the merchant once when two choices arrive at the same time', async () => {
    const { paymentId } = (await create()).json();
    await Promise.all([choose(paymentId, 'now'), choose(paymentId, 'fail'), choose(paymentId, 'now')]);
    await receiver.waitFor(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(receiver.received).toHaveLength(1);
  });
});

describe('the webhook', () => {
  it.each([
    ['now', 'SUCCEEDED'],
    ['fail', 'FAILED'],
  ])('after "%s" reports %s, signed', async (choice, status) => {
    const { paymentId } = (await create()).json();
    await choose(paymentId, choice);
    await receiver.waitFor(1);
    const { headers, body } = firstWebhook();
    const id = String(headers['webhook-id']);
    expect(JSON.parse(body)).toEqual({
      eventId: id,
      type: 'payment.updated',
      paymentId,
      merchantRef: 'order-1',
      status,
      amount: '50000.00',
      currency: 'VND',
      occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    const timestamp = String(headers['webhook-timestamp']);
    expect(Math.abs(Date.now() / 1_000 - Number(timestamp))).toBeLessThan(60);
    const expected = createHmac('sha256', webhookSecret).update(`${id}.${timestamp}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  });

  it('is repeated with the same event until it is accepted, not longer', async () => {
    receiver.statuses.push(500, 302, 404);
    const { paymentId } = (await create()).json();
    await choose(paymentId, 'now');
    await receiver.waitFor(4);
    await waitUntil(async () => (await pendingDeliveries()) === 0, 'an empty queue');
    expect(receiver.received).toHaveLength(4);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  });

  it('stops after its last attempt', async () => {
    await app.restart({ webhooks: { retryDelaysMs: [10], maxTries: 3 } });
    receiver.statuses.push(500, 500, 500, 500);
    const { paymentId } = (await create()).json();
    await choose(paymentId, 'now');
    await waitUntil(async () => (await pendingDeliveries()) === 0, 'an empty queue');
    expect(receiver.received).toHaveLength(3);
  });

  it('survives a restart while the receiver is down', async () => {
    receiver.statuses.push(503);
    await app.restart({ webhooks: { retryDelaysMs: [400] } });
    const { paymentId } = (await create()).json();
    await choose(paymentId, 'now');
    await receiver.waitFor(1);
    await app.restart();
    await receiver.waitFor(2);
    expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
    expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({ paymentId, status: 'SUCCEEDED' });
  });
});

describe('pay later', () => {
  it('is processing first and succeeds after the wait', async () => {
    await app.restart({ payLaterMs: 6000 });
    const { paymentId } = (await create()).json();
    await choose(paymentId, 'later');
    expect((await getPayment('order-1')).json().status).toBe('PROCESSING');
    expect(receiver.received).toHaveLength(0);
    await receiver.waitFor(1);
    expect(JSON.parse(firstWebhook().body).status).toBe('SUCCEEDED');
    expect((await getPayment('order-1')).json().status).toBe('SUCCEEDED');
  });

  it('succeeds across a restart, even when the time passed in between', async () => {
    await app.restart({ payLaterMs: 60_000 });
    const { paymentId } = (await create()).json();
    await choose(paymentId, 'later');
    await app.close();
    expect(receiver.received).toHaveLength(0);
    const { now } = Date;
    const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
    onTestFinished(() => later.mockRestore());
    await app.start();
    await receiver.waitFor(1);
    expect((await getPayment('order-1')).json()).toMatchObject({ paymentId, status: 'SUCCEEDED' });
  });
});

describe('the state file', () => {
  it('keeps every payment over a restart', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((merchantRef) => create({ merchantRef })));
    await app.restart();
    for (const merchantRef of ['a', 'b', 'c', 'd']) expect((await create({ merchantRef })).statusCode).toBe(200);
  });

  it('prevents the start when it is damaged', async () => {
    await create();
    await writeFile(join(app.dataDir, 'sandbox', 'state.json'), '{"payments": [');
    await expect(app.start()).rejects.toThrow(/damaged/);
  });
});

function requestBody(change: Record<string, unknown> = {}) {
  return {
    merchantRef: 'order-1',
    amount: '50000.00',
    currency: 'VND',
    webhookUrl: receiver.url,
    returnUrl,
    ...change,
  };
}

function create(change: Record<string, unknown> = {}) {
  const headers = { authorization: `Bearer ${apiKey}` };
  return app.inject({ method: 'POST', url: '/pay/v1/payments', headers, payload: requestBody(change) });
}

function firstWebhook(): ReceivedWebhook {
  const webhook = receiver.received[0];
  if (webhook === undefined) throw new Error('no webhook has arrived');
  return webhook;
}

function getPayment(merchantRef: string) {
  return app.inject({ url: `/pay/v1/payments/${merchantRef}`, headers: { authorization: `Bearer ${apiKey}` } });
}

function choose(paymentId: string, choice: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.inject({ method: 'POST', url: `/pay/${paymentId}/${choice}`, headers, payload: '' });
}

async function pendingDeliveries(): Promise<number> {
  const state: { deliveries: unknown[] } = JSON.parse(
    await readFile(join(app.dataDir, 'sandbox', 'state.json'), 'utf8'),
  );
  return state.deliveries.length;
}
