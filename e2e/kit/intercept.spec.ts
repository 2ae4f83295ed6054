import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './test.ts';
import { closePhones, visit } from './browser.ts';
import { answerWith, changeAnswer, hold, intercept } from './intercept.ts';

/** Responses of `/slow` that the server has not sent yet. */
const waiting: (() => void)[] = [];
const server = createServer((request, response) => {
  const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"of":"server"}');
  if (request.url === '/slow') waiting.push(answer);
  else answer();
});
let origin = '';
test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  await closePhones();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = (path: string) => `fetch('${path}').then((response) => response.json()).catch(() => 'failed')`;

test('a handler that is still running when its page closes, or that never ends, is harmless', async () => {
  const { page, close } = await visit(origin);
  await page.goto('/');
  await changeAnswer(page, '**/slow', (body: { of: string }) => Object.assign(body, { of: 'journey' }));
  await hold(page, '**/held');
  const asked = page.waitForRequest('**/held');
  await page.evaluate(`void ${ask('/slow')}; void ${ask('/held')}`);
  await asked;
  await expect.poll(() => waiting.length).toBe(1);
  await close();
  for (const answer of waiting.splice(0)) answer();
});

test('stop waits for pending responses; later requests reach the server', async () => {
  const { page } = await visit(origin);
  await page.goto('/');
  const stop = await changeAnswer(page, '**/slow', (body: { of: string }) => Object.assign(body, { of: 'journey' }));
  const answered = page.evaluate(ask('/slow'));
  await expect.poll(() => waiting.length).toBe(1);
  const stopped = stop();
  for (const answer of waiting.splice(0)) answer();
  await stopped;
  expect([await answered, await page.evaluate(ask('/quick'))]).toEqual([{ of: 'journey' }, { of: 'server' }]);
});

test('responds the given number of times, and releases held requests', async () => {
  const { page } = await visit(origin);
  await page.goto('/');
  await answerWith(page, '**/quick', { json: 'own' }, { times: 1 });
  expect([await page.evaluate(ask('/quick')), await page.evaluate(ask('/quick'))]).toEqual(['own', { of: 'server' }]);
  const { release } = await hold(page, '**/held');
  const answered = page.evaluate(ask('/held'));
  release();
  expect(await answered).toEqual({ of: 'server' });
});

test('a handler that fails makes its journey fail, and the page gets a response', async () => {
  const { page, close } = await visit(origin);
  await page.goto('/');
  const fail = () => Promise.reject(new Error('of the handler'));
  const stop = await intercept(page, '**/first', fail);
  expect(await page.evaluate(ask('/first'))).toBe('failed');
  await expect(stop()).rejects.toThrow('of the handler');
  await intercept(page, '**/second', fail);
  await page.evaluate(ask('/second'));
  await expect(close()).rejects.toThrow('of the handler');
});
