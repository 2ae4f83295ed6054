import { randomUUID } from 'node:crypto';
import { expect, test } from '../kit/test.ts';
import { Client } from '@fairlot/testkit/client';
import { relaunch, type StartedProduct, startProduct } from '../kit/product/start-product.ts';

let product: StartedProduct;
let client: Client;
test.beforeAll(async () => {
  product = await startProduct();
  client = new Client(product.origin);
  await client.login('demo02', 'Fairlot2026');
});
test.afterAll(async () => {
  await product.stop();
});

const balanceOf = async (of: Client) => /"sumBalance":(-?[\d.]+)/.exec((await of.call('GET', '/wps/wallet')).text)?.[1];
const balance = () => balanceOf(client);
const statusOf = async (orderId: string) => (await client.call('GET', `/wps/deposit/${orderId}`)).value['status'];
let keys = 0;
async function order(amount: string): Promise<{ orderId: string; payUrl: string }> {
  const answer = await client.call(
    'POST',
    '/wps/deposit',
    { method: 'sandbox', amount },
    { 'idempotency-key': `deposit-${keys++}-key` },
  );
  expect(answer.errorCode).toBeNull();
  return { orderId: String(answer.value['orderId']), payUrl: String(answer.value['payUrl']) };
}
/** Clicks a button on the provider's page. */
const press = (payUrl: string, button: 'now' | 'later' | 'fail') =>
  fetch(`${payUrl}/${button}`, { method: 'POST', redirect: 'manual' });

test('credits nothing before the provider confirms, then exactly the amount', async () => {
  const { orderId, payUrl } = await order('50000.00');
  expect(await balance()).toBe('0.00');
  expect(await statusOf(orderId)).toBe('awaiting');
  await press(payUrl, 'now');
  await expect.poll(() => statusOf(orderId)).toBe('succeeded');
  expect(await balance()).toBe('50000.00');
});

test('credits nothing for a failed payment', async () => {
  const { orderId, payUrl } = await order('60000.00');
  await press(payUrl, 'fail');
  await expect.poll(() => statusOf(orderId)).toBe('failed');
  await press(payUrl, 'now');
  expect(await balance()).toBe('50000.00');
});

test('waits for a late payment while the provider is down, and credits it once after its restart', async () => {
  test.setTimeout(120_000);
  const { orderId, payUrl } = await order('70000.00');
  await press(payUrl, 'later');
  const pid = product.sandboxPid();
  process.kill(pid, 'SIGKILL');
  expect(['awaiting', 'processing']).toContain(await statusOf(orderId));
  expect(await balance()).toBe('50000.00');
  await expect.poll(() => statusOf(orderId), { timeout: 60_000, intervals: [500] }).toBe('succeeded');
  expect(product.sandboxPid()).not.toBe(pid);
  expect(await balance()).toBe('120000.00');
});

test('rejects a forged callback', async () => {
  const { orderId } = await order('80000.00');
  const body = JSON.stringify({
    eventId: 'forged',
    type: 'payment.updated',
    paymentId: 'p',
    merchantRef: orderId,
    status: 'SUCCEEDED',
    amount: '80000.00',
    currency: 'VND',
    occurredAt: new Date().toISOString(),
  });
  const answer = await fetch(`${product.origin}/wps/deposit/callback/sandbox`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'forged',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': `v1,${'A'.repeat(43)}=`,
    },
  });
  expect(answer.status).toBe(401);
  expect(await balance()).toBe('120000.00');
});

test('credits and pays each deposit and withdrawal once when the server is killed in between', async () => {
  test.setTimeout(360_000);
  const before = Number(await balance());
  const [waiting, processed, paid] = [await order('90000.00'), await order('91000.00'), await order('92000.00')];
  await press(processed.payUrl, 'later');
  const member = await withdrawer();
  const had = Number(await member.balance());
  const lastKey = randomUUID();
  // Unknown to the provider, waiting there, being paid there, and waiting for an operator here.
  const [unknown, pending, leaving, reviewed] = [
    await member.withdraw('100000.00'),
    await member.withdraw('110000.00'),
    await member.withdraw('120000.00'),
    await member.withdraw('2100000.00'),
  ];
  for (const id of [unknown, pending, leaving])
    await expect.poll(payouts, { timeout: 30_000 }).toContainEqual(expect.objectContaining({ id }));
  await say(unknown, 'unknown');
  await expect.poll(() => member.statusOf(unknown), { timeout: 30_000 }).toBe('unknown');
  expect(await member.statusOf(reviewed)).toBe('review');

  const pid = product.serverPid();
  // The launcher stops the provider too, so any of these may be lost.
  const pressed = Promise.allSettled([
    press(paid.payUrl, 'now'),
    say(leaving, 'paid'),
    member.ask('130000.00', lastKey),
  ]);
  process.kill(pid, 'SIGKILL');
  await pressed;
  expect(await product.exited).toBe(1);
  product = await relaunch(product);
  client = new Client(product.origin);
  await client.login('demo02', 'Fairlot2026');
  await member.logIn();

  expect(await statusOf(waiting.orderId)).toBe('awaiting');
  // The provider may have died before it stored the click: click again, which does not pay twice.
  for (const { payUrl } of [waiting, paid]) await press(payUrl, 'now');
  for (const { orderId } of [waiting, processed, paid])
    await expect.poll(() => statusOf(orderId), { timeout: 60_000, intervals: [500] }).toBe('succeeded');
  expect(await balance()).toBe((before + 273_000).toFixed(2));

  // The member's device retries with the same key: one withdrawal, whether or not the first request arrived.
  const late = String((await member.ask('130000.00', lastKey)).value['orderId']);
  await expect.poll(payouts, { timeout: 30_000 }).toContainEqual(expect.objectContaining({ id: late }));
  const sent = [unknown, pending, leaving, late];
  for (const id of sent) await say(id, 'paid');
  for (const id of sent)
    await expect.poll(() => member.statusOf(id), { timeout: 60_000, intervals: [500] }).toBe('paid');
  expect((await member.client.call('DELETE', `/wps/withdraw/${reviewed}`)).errorCode).toBeNull();
  const known = await payouts();
  for (const id of sent) expect(known.filter((payout) => payout.id === id)).toMatchObject([{ status: 'PAID' }]);
  expect(known.map(({ id }) => id)).not.toContain(reviewed);
  const fees = await Promise.all(sent.map(async (id) => Number((await member.find(id))['fee'])));
  const spent = fees.reduce((sum, fee) => sum + fee, 460_000);
  expect(await member.balance()).toBe((had - spent).toFixed(2));
  await product.audit();
});

const payouts = async () => (await (await fetch(`${product.sandboxOrigin}/payouts`)).json()) as { id: string }[];
/** Sets the provider's result of a payout. */
const say = (id: string, decision: 'paid' | 'unknown') =>
  fetch(`${product.sandboxOrigin}/payouts/${id}/${decision}`, { method: 'POST' });

/** A member with a payout account and money whose turnover is done. */
async function withdrawer() {
  const paymentPassword = '246810';
  let own = new Client(product.origin);
  const logIn = async () => {
    own = new Client(product.origin);
    expect((await own.login('demo01', 'Fairlot2026')).errorCode).toBeNull();
  };
  await logIn();
  const secret = { password: 'Fairlot2026', paymentPassword, confirmPaymentPassword: paymentPassword };
  expect((await own.callEncrypted('POST', '/wps/security/paymentPassword', secret)).errorCode).toBeNull();
  const accounts = (await own.call('GET', '/wps/payout/accounts')).value as unknown as { accountId: string }[];
  const accountId = accounts[0]?.accountId;
  const ask = (amount: string, key: string) =>
    own.callEncrypted(
      'POST',
      '/wps/withdraw',
      { accountId, amount, paymentPassword },
      { 'idempotency-key': `withdraw-${key}` },
    );
  const find = async (id: string) => (await own.call('GET', `/wps/withdraw/${id}`)).value;
  return {
    get client() {
      return own;
    },
    logIn,
    ask,
    withdraw: async (amount: string) => {
      const answer = await ask(amount, randomUUID());
      expect(answer.errorCode).toBeNull();
      return String(answer.value['orderId']);
    },
    find,
    statusOf: async (id: string) => (await find(id))['status'],
    balance: () => balanceOf(own),
  };
}
