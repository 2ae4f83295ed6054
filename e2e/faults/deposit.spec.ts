import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../kit/audit.ts';
import { Client } from '../kit/client.ts';
import { launch, type Product, startProduct } from '../kit/product.ts';

let product: Product;
let client: Client;
beforeAll(async () => {
  product = await startProduct();
  client = new Client(product.origin);
  await client.login('demo02', 'Fairlot2026');
});
afterAll(async () => {
  await product.stop();
});

const balance = async () => /"sumBalance":(-?[\d.]+)/.exec((await client.call('GET', '/wps/wallet')).text)?.[1];
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
/** Presses a button of the provider's page. */
const press = (payUrl: string, button: 'now' | 'later' | 'fail') =>
  fetch(`${payUrl}/${button}`, { method: 'POST', redirect: 'manual' });

it('credits nothing before the provider says so, then exactly the amount', async () => {
  const { orderId, payUrl } = await order('50000.00');
  expect(await balance()).toBe('0.00');
  expect(await statusOf(orderId)).toBe('awaiting');
  await press(payUrl, 'now');
  await expect.poll(() => statusOf(orderId)).toBe('succeeded');
  expect(await balance()).toBe('50000.00');
});

it('credits nothing for a payment that failed', async () => {
  const { orderId, payUrl } = await order('60000.00');
  await press(payUrl, 'fail');
  await expect.poll(() => statusOf(orderId)).toBe('failed');
  await press(payUrl, 'now');
  expect(await balance()).toBe('50000.00');
});

it('waits for a late payment through the death of the provider, and credits it once after its restart', async () => {
  const { orderId, payUrl } = await order('70000.00');
  await press(payUrl, 'later');
  const pid = product.sandboxPid();
  process.kill(pid, 'SIGKILL');
  expect(['awaiting', 'processing']).toContain(await statusOf(orderId));
  expect(await balance()).toBe('50000.00');
  await expect.poll(() => statusOf(orderId), { timeout: 60_000, interval: 500 }).toBe('succeeded');
  expect(product.sandboxPid()).not.toBe(pid);
  expect(await balance()).toBe('120000.00');
}, 120_000);

it('refuses a forged callback', async () => {
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

it('the server killed while deposits wait, are processed and are being paid credits each once', async () => {
  const [waiting, processed, paid] = [await order('90000.00'), await order('91000.00'), await order('92000.00')];
  await press(processed.payUrl, 'later');
  const pid = product.serverPid();
  const pressed = press(paid.payUrl, 'now').catch(() => undefined); // the launcher takes the provider down as well
  process.kill(pid, 'SIGKILL');
  await pressed;
  expect(await product.exited).toBe(1);
  product = launch(product.env);
  await expect.poll(() => product.output(), { timeout: 60_000 }).toContain('Fairlot is ready');
  client = new Client(product.origin);
  await client.login('demo02', 'Fairlot2026');
  expect(await statusOf(waiting.orderId)).toBe('awaiting');
  // The provider may have died before the press was kept: it is pressed again, which pays no second time.
  for (const { payUrl } of [waiting, paid]) await press(payUrl, 'now');
  for (const { orderId } of [waiting, processed, paid])
    await expect.poll(() => statusOf(orderId), { timeout: 60_000, interval: 500 }).toBe('succeeded');
  expect(await balance()).toBe('393000.00');
  expect(await audit(product)).toContain('The books are right.');
}, 180_000);
