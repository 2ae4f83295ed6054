import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createServer } from './http-server.ts';

it('a process that stops refuses calls on open connections, and finishes those under way', async () => {
  const server = await createServer({
    log: createLogger('silent'),
    metrics: createMetrics(),
    trustProxy: [],
    operatorNetworks: [],
    isProduction: false,
    metricsKey: undefined,
    isReady: async () => true,
  });
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
  // The second answer waits for the first one, which may not end before the second call is read.
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
