import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { untilReady } from './until-ready.ts';

const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(asked.length < 3 ? 503 : 200).end();
});
let asked: string[] = [];
let origin = '';
beforeEach(async () => {
  asked = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.close();
  await once(server, 'close');
});

it('waits for a product that is still starting', async () => {
  await untilReady(origin, AbortSignal.timeout(10_000), 1);
  expect(asked).toEqual(['/readyz', '/readyz', '/readyz']);
});

it('ends with the sandbox', async () => {
  const stopping = new AbortController();
  const waiting = untilReady('http://127.0.0.1:1', stopping.signal);
  stopping.abort();
  await waiting;
  expect(stopping.signal.aborted).toBe(true);
});
