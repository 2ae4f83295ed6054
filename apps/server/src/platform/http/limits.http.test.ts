import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { openQuietServer } from '../quiet-server.testing.ts';

const app = await openTestApp({
  config: {
    trustProxy: ['127.0.0.2'],
    limits: { readsPerMinute: 60, pagesPerMinute: 60, streams: 100, streamsPerAddress: 10, heartbeatMs: 15_000 },
  },
});

const read = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url: '/wps/system/setTemplate', remoteAddress, headers });
const statuses = async (count: number, address: (index: number) => string) => {
  const seen: number[] = [];
  for (let index = 0; index < count; index++) seen.push((await read(address(index))).statusCode);
  return [seen.filter((status) => status === 200).length, seen.filter((status) => status === 429).length];
};

describe('the rate limit of reads without a token', () => {
  it('counts by address', async () => {
    expect(await statuses(62, () => '203.0.113.7')).toEqual([60, 2]);
    const refused = await read('203.0.113.7');
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.json().errorCode).toBe('rate.limited');
    expect((await read('203.0.113.8')).statusCode).toBe(200);
  });

  it('counts IPv6 by /64, and by /48 with eight times the limit', async () => {
    expect(await statuses(62, (index) => `2001:db8:1:1::${(index + 1).toString(16)}`)).toEqual([60, 2]);
    expect(await statuses(600, (index) => `2001:db8:2:${index.toString(16)}::1`)).toEqual([480, 120]);
    expect((await read('2001:db8:3:1::1')).statusCode).toBe(200);
  });

  it('counts by the peer address when the proxy forwards an invalid address', async () => {
    const answers = new Set<number>();
    for (let index = 0; index < 62; index++)
      answers.add((await read('127.0.0.2', { 'x-forwarded-for': `abc${index}` })).statusCode);
    expect(answers).toEqual(new Set([200, 429]));
  });
});

it('refuses calls on open connections while stopping, and finishes those in progress', async () => {
  const server = await openQuietServer(createLogger('silent'));
  const [begun, stopping, release] = [1, 2, 3].map(() => Promise.withResolvers<void>());
  server.get('/slow', async () => {
    begun!.resolve();
    await release!.promise;
    return 'the slow answer';
  });
  server.get('/quick', async () => 'the quick answer');
  server.addHook('preClose', async () => stopping!.resolve());
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const answered = text(socket);
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  ask('/slow');
  await begun!.promise;
  const closing = server.close();
  await stopping!.promise;
  // The second answer waits for the first one, which must not end before the second call is read.
  const read = once(server.server, 'request');
  ask('/quick');
  await read;
  release!.resolve();
  const [slow, refused = ''] = (await answered).split('HTTP/1.1 503');
  expect(slow).toContain('the slow answer');
  expect(refused.toLowerCase()).toContain('connection: close');
  expect(refused).toContain('"errorCode":"system.upgrading"');
  expect(refused).not.toContain('the quick answer');
  await closing;
});

it('closes connections without a request when it stops, instead of waiting for their clients', async () => {
  const server = await openQuietServer(createLogger('silent'));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(server.server, 'connection');
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await accepted;
  const ended = once(socket, 'close');
  await server.close();
  await ended;
  expect(socket.bytesWritten).toBe(0);
});

it('keeps the console to its networks in every form of an address that the router accepts', async () => {
  const server = await openQuietServer(createLogger('silent'), ['203.0.113.0/24']);
  for (const path of ['/backoffice', '/backoffice/*', '/m/*']) server.get(path, async () => null);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const statusOf = async (path: string) => {
    const [answer] = (await once(get({ host: '127.0.0.1', port, path }), 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  for (const path of ['/backoffice/x', 'http://site/backoffice/x', 'https://site/%62ackoffice', '/backoffice#x'])
    expect([path, await statusOf(path)]).toEqual([path, 403]);
  expect(await statusOf('http://site/m/home')).toBe(200);
  await server.close();
});
