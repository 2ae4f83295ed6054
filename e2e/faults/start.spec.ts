import { createServer } from 'node:net';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairlot/testkit';
import { expect, test } from '../kit/test.ts';
import { Client, issueOnSale } from '@fairlot/testkit/client';
import { PNG } from '../kit/browser.ts';
import { launch, type StartedProduct, startProduct } from '../kit/product/start-product.ts';

let folders = '';
let product: StartedProduct;
test.beforeAll(async () => {
  // A first start on an empty data folder, as a new user sees it.
  folders = mkdtempSync(join(tmpdir(), 'fairlot-start-'));
  product = await startProduct({ DATA_DIR: join(folders, 'first') });
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folders, { recursive: true, force: true });
});

test('prints addresses and demonstration accounts, but no secret', () => {
  const text = product.output();
  for (const part of [product.origin, 'demo01', 'demo02', 'Fairlot2026']) expect(text).toContain(part);
  expect(text).not.toMatch(/[0-9a-f]{64}/);
});

test('serves health, metrics and contract', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json'])
    expect((await fetch(product.origin + path)).status, path).toBe(200);
});

test('refuses to start a second process on the same embedded data folder, with a clear message', async () => {
  const second = launch({ ...product.env, PORT: String(await freePort()), SANDBOX_PORT: 'off' });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain('in use by process');
  expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
});

test('finds the files beside its modules: fonts and the programs that draw documents and pictures', async () => {
  const client = new Client(product.origin);
  await client.login('demo01', 'Fairlot2026');
  const headers = { authorization: `Bearer ${client.token}`, cookie: `fairlot_sid=${client.cookie}` };
  const month = new Date().toISOString().slice(0, 7);
  const statement = await fetch(`${product.origin}/wps/report/statement.pdf?month=${month}`, {
    headers: { ...headers, moduleid: 'TRANSREC3', language: 'th' },
  });
  expect((await statement.text()).slice(0, 5)).toBe('%PDF-');
  const form = new FormData();
  form.append('picture', new File([new Uint8Array(PNG)], 'slip.png', { type: 'image/png' }));
  const sent = await fetch(`${product.origin}/wps/chat/messages`, {
    method: 'POST',
    headers: { ...headers, moduleid: 'CBS3' },
    body: form,
  });
  expect(await sent.json()).toMatchObject({ success: true, value: { picture: { width: 24, height: 18 } } });
});

test('stops at a port in use, naming the variable and a free port, before anything is written', async () => {
  const folder = join(folders, 'second');
  const second = launch({ ...product.env, DATA_DIR: folder, SANDBOX_PORT: 'off' });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(/PORT/);
  expect(second.output()).toMatch(/\b\d{4,5}\b.*free|free.*\b\d{4,5}\b/s);
  expect(() => readdirSync(folder)).toThrow('ENOENT');
});

test('names every invalid variable and starts nothing', async () => {
  const folder = join(folders, 'bad');
  const bad = launch({
    PORT: String(await freePort()),
    SANDBOX_PORT: 'off',
    DATA_DIR: folder,
    LOG_LEVEL: 'loud',
    SEED_GAMES: 'many',
    NODE_ENV: 'production',
    TEST_CAPTCHA: '1',
  });
  expect(await bad.exited).toBe(1);
  for (const name of ['LOG_LEVEL', 'SEED_GAMES', 'TEST_CAPTCHA']) expect(bad.output()).toContain(name);
});

test('never accepts a fixed captcha answer unless TEST_CAPTCHA is set', async () => {
  const client = new Client(product.origin);
  const { value } = await client.call('GET', '/wps/captcha', undefined, { moduleid: 'VALID_CAPTCHA3' });
  const answer = await client.callEncrypted(
    'PUT',
    '/wps/account/register',
    {
      username: 'nofixed1',
      password: 'Fairlot2026',
      confirmPassword: 'Fairlot2026',
      captcha: '24680',
      captchaId: value['captchaId'],
      agreement: true,
      type: 0,
      registerMethod: 'H5',
    },
    { moduleid: 'REGISTER_REE3' },
  );
  expect(answer.errorCode).toBe('captcha.error');
});

test('finishes requests and releases its port when stopped; restarts without install, build or seed', async () => {
  test.setTimeout(180_000);
  const client = new Client(product.origin);
  await client.login('demo01', 'Fairlot2026');
  const { numero: drawNumber } = await issueOnSale(client, 'VN300', 30_000);
  const lines = [{ play: 'de', picks: ['27'], unitStake: '1000.00' }];
  const tickets = Array.from({ length: 40 }, (_, n) =>
    client.placeTicket({ gameCode: 'VN300', numero: drawNumber, lines }, `stop-key-${n}`).then(
      ({ success }) => success,
      () => 'refused connection',
    ),
  );
  // The first response shows that the others are pending.
  await Promise.race(tickets);
  const stopped = product.stop();
  const outcomes = await Promise.all(tickets);
  await stopped;
  expect(await product.exited).toBe(0);
  expect(await isFree(Number(product.env['PORT']))).toBe(true);
  const accepted = outcomes.filter((outcome) => outcome === true).length;
  expect(accepted).toBeGreaterThan(0);

  product = await startProduct(product.env);
  expect(product.output()).not.toMatch(/Installing|Building/);
  const later = new Client(product.origin);
  await later.login('demo01', 'Fairlot2026');
  const { text } = await later.call('GET', '/wps/wallet');
  const spent = 5_000_000 - Number(/"sumBalance":([\d.]+)/.exec(text)?.[1]);
  expect(spent % 1000).toBe(0);
  expect(spent / 1000).toBeGreaterThanOrEqual(accepted);
});

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
