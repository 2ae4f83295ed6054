import { createMember, createTestApp, openTestApp } from '@fairlot/testkit';
import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { registerEvents } from './sse.ts';
import type { StreamEvent } from './stream-rows.ts';
import type { Stream } from './stream.ts';

const { limits } = readConfig({ NODE_ENV: 'test' });
const app = await openTestApp({ started: true, config: { limits: { ...limits, heartbeatMs: 500 } } });
const origin = await app.listen();

/** Reads a stream of events; `text` grows while it is open. */
async function listen(headers: Record<string, string> = {}, search = '') {
  const abort = new AbortController();
  const response = await fetch(`${origin}/lgw/events${search}`, { headers, signal: abort.signal });
  const state = {
    status: response.status,
    type: response.headers.get('content-type'),
    text: '',
    isOver: false,
    stop: () => abort.abort(),
  };
  void (async () => {
    try {
      for await (const chunk of response.body ?? []) state.text += Buffer.from(chunk).toString();
    } catch {
      // ended by the test
    }
    state.isOver = true;
  })();
  return state;
}
const publish = async (memberId: bigint | null, name: 'balance' | 'status', data: object) => {
  const { stream } = app.platform.events;
  if (name === 'balance') await stream.publish(app.platform.db, memberId, name, data as { sumBalance: string });
  else await stream.publish(app.platform.db, memberId, name, data as { status: number });
};
const lastIdOf = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '';

it("opens a member's stream by the cookie; sends a visitor only the public events", async () => {
  const [anna, ben] = [await createMember(app), await createMember(app)];
  const streams = {
    anna: await listen({ cookie: anna.headers['cookie']! }),
    ben: await listen({ cookie: ben.headers['cookie']! }),
    visitor: await listen(),
  };
  expect([streams.anna.status, streams.anna.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await publish(anna.memberId, 'balance', { sumBalance: '1234.50' });
  await publish(null, 'status', { status: 0 });
  for (const stream of Object.values(streams)) await expect.poll(() => stream.text).toContain('event: status');
  expect(streams.anna.text).toContain('event: balance\ndata: {"sumBalance":1234.50}\n');
  expect(streams.ben.text).not.toContain('balance');
  expect(streams.visitor.text).not.toContain('balance');
  for (const stream of Object.values(streams)) stream.stop();
});

it('resumes after the last event seen, and asks a client that was away too long to fetch everything', async () => {
  const member = await createMember(app);
  const cookie = member.headers['cookie']!;
  const first = await listen({ cookie });
  await publish(member.memberId, 'balance', { sumBalance: '1.00' });
  await expect.poll(() => first.text).toContain('1.00');
  first.stop();
  await publish(member.memberId, 'balance', { sumBalance: '2.00' });
  const second = await listen({ cookie, 'last-event-id': lastIdOf(first.text) });
  await expect.poll(() => second.text).toContain('2.00');
  expect(second.text).not.toContain('resync');
  second.stop();
  const third = await listen({ cookie, 'last-event-id': '999999999' });
  await expect.poll(() => third.text).toContain('event: resync');
  expect(lastIdOf(third.text)).not.toBe('');
  third.stop();
  // A reconnection with the id of that response causes no resync.
  const fourth = await listen({ cookie, 'last-event-id': lastIdOf(third.text) });
  await publish(member.memberId, 'balance', { sumBalance: '3.00' });
  await expect.poll(() => fourth.text).toContain('3.00');
  expect(fourth.text).not.toContain('resync');
  fourth.stop();
  // An id that no stream has given, as after an event of another server.
  const fifth = await listen({ cookie, 'last-event-id': 'event-7' });
  await expect.poll(() => fifth.text).toContain('event: resync');
  fifth.stop();
});

it('first sends a page the events it missed between rendering and streaming, if there are any', async () => {
  const [anna, ben] = [await createMember(app), await createMember(app)];
  const reported = await listen();
  const before = `?since=${Date.now()}`;
  await publish(anna.memberId, 'balance', { sumBalance: '7.00' });
  await publish(null, 'status', { status: 3 });
  await expect.poll(() => reported.text).toContain('"status":3');
  const at = (ms: number) => `?since=${Date.now() + ms}`;
  const streams = {
    anna: await listen({ cookie: anna.headers['cookie']! }, before),
    ben: await listen({ cookie: ben.headers['cookie']! }, before),
    old: await listen({}, at(-3_600_000)),
    strange: await listen({}, '?since=x'),
  };
  await expect.poll(() => streams.anna.text).toMatch(/7\.00[^]*"status":3/);
  await expect.poll(() => streams.ben.text).toContain('"status":3');
  expect(streams.ben.text).not.toContain('7.00');
  await expect.poll(() => streams.old.text).toContain('event: resync');
  // A page rendered after the last event, according to the time of the events that follow.
  const later = await listen({}, at(60_000));
  await publish(null, 'status', { status: 4 });
  for (const stream of [later, streams.strange]) {
    await expect.poll(() => stream.text).toContain('"status":4');
    expect(stream.text).not.toMatch(/"status":3|resync/);
  }
  for (const stream of [reported, later, ...Object.values(streams)]) stream.stop();
});

it('ends when its session ends', async () => {
  const member = await createMember(app);
  const stream = await listen({ cookie: member.headers['cookie']! });
  await app.server.inject({ method: 'DELETE', url: '/wps/session/logout', headers: member.headers });
  await expect.poll(() => stream.isOver).toBe(true);
});

it('answers malformed HTTP in the envelope as well', async () => {
  const text = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    socket
      .on('data', (chunk) => (received += chunk.toString()))
      .on('end', () => resolve(received))
      .on('error', reject);
  });
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({ success: false, errorCode: 'request.invalid' });
});

it('keeps five streams per member: closes the oldest, which reconnects later than usual', async () => {
  const { headers } = await createMember(app);
  const streams = [];
  for (let count = 0; count < 6; count++) streams.push(await listen({ cookie: headers['cookie']! }));
  const [oldest, ...others] = streams;
  await expect.poll(() => oldest?.isOver).toBe(true);
  expect(oldest?.text).toContain('retry: 30000');
  expect(others.map(({ isOver }) => isOver)).toEqual([false, false, false, false, false]);
  for (const stream of others) stream.stop();
});

it('limits the streams of visitors per address without counting members’ streams', async () => {
  const small = await createTestApp({
    started: true,
    config: { limits: { ...app.config.limits, streams: 20, streamsPerAddress: 3 } },
  });
  try {
    const { headers } = await createMember(small);
    const at = await small.listen();
    const ends: AbortController[] = [];
    const open = async (sent: Record<string, string> = {}) => {
      const abort = new AbortController();
      ends.push(abort);
      return fetch(`${at}/lgw/events`, { headers: sent, signal: abort.signal });
    };
    const answers = [await open(), await open(), await open(), await open()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503]);
    expect(answers[3]?.headers.get('retry-after')).toBe('30');
    expect(await answers[3]?.json()).toMatchObject({ success: false, errorCode: 'server.busy' });
    expect((await open({ cookie: headers['cookie']! })).status).toBe(200);
    ends[0]?.abort();
    await expect.poll(async () => (await open()).status).toBe(200);
    for (const end of ends) end.abort();
  } finally {
    await small.close();
  }
});

describe('a client of a stream', () => {
  let server: FastifyInstance;
  let memberOf: () => Promise<bigint | null>;
  let pass: (event: StreamEvent) => void;
  /** The running read of missed events. */
  let missed: PromiseWithResolvers<StreamEvent[]>;

  beforeEach(async () => {
    missed = Promise.withResolvers();
    memberOf = () => Promise.resolve(null);
    server = fastify();
    const stream = {
      subscribe: (onEvent: typeof pass) => {
        pass = onEvent;
        return () => {};
      },
      since: () => missed.promise,
    } as unknown as Stream;
    registerEvents(server, stream, () => memberOf(), { total: 6, perAddress: 4 }, 300);
    await server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => server.close());

  const portOf = () => (server.server.address() as AddressInfo).port;
  /** Requests a stream and reads nothing. */
  const request = () => {
    const socket = connect(portOf(), '127.0.0.1').pause();
    socket.write('GET /lgw/events HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return socket;
  };
  /** Opens a stream that resumes after event 1. */
  async function open() {
    const port = portOf();
    const asked = get({
      host: '127.0.0.1',
      port,
      path: '/lgw/events',
      headers: { 'last-event-id': '1' },
      agent: false,
    });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const state = { status: answer.statusCode, text: '', isOver: false, stop: () => asked.destroy() };
    answer.setEncoding('utf8').on('data', (part: string) => (state.text += part));
    answer.on('error', () => {}).on('close', () => (state.isOver = true));
    return state;
  }
  const event = (id: bigint): StreamEvent => ({ id, memberId: null, name: 'status', data: { status: Number(id) } });
  const idsOf = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id);

  it('takes no place if it disconnects while its session is read', async () => {
    const session = Promise.withResolvers<bigint>();
    let [asked, closed] = [0, 0];
    memberOf = () => {
      asked++;
      return session.promise;
    };
    server.server.on('connection', (socket) => socket.on('close', () => closed++));
    const sockets = Array.from({ length: 6 }, request);
    await expect.poll(() => asked).toBe(6);
    for (const socket of sockets) socket.resetAndDestroy();
    await expect.poll(() => closed).toBe(6);
    session.resolve(7n);
    const stream = await open();
    expect(stream.status).toBe(200);
    stream.stop();
  });

  it('loses its place at the next heartbeat if it was closed and does not read that', async () => {
    memberOf = () => Promise.resolve(7n);
    let accepted = 0;
    server.server.on('request', () => accepted++);
    const sockets = [request()];
    await expect.poll(() => accepted).toBe(1);
    // More than the buffers of the operating system hold.
    pass({ id: 2n, memberId: 7n, name: 'balance', data: { text: 'x'.repeat(16 << 20) } });
    for (let more = 0; more < 5; more++) sockets.push(request());
    await expect.poll(() => accepted).toBe(6);
    await expect
      .poll(async () => {
        const stream = await open();
        stream.stop();
        return stream.status;
      })
      .toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('receives new events only after those that it missed', async () => {
    const stream = await open();
    pass(event(4n));
    missed.resolve([event(2n), event(3n)]);
    await expect.poll(() => idsOf(stream.text)).toEqual(['2', '3', '4']);
    pass(event(5n));
    await expect.poll(() => idsOf(stream.text)).toEqual(['2', '3', '4', '5']);
    stream.stop();
  });

  it('is closed if the missed events cannot be read, and then resumes after the same event', async () => {
    const stream = await open();
    pass(event(4n));
    missed.reject(new Error('no connection'));
    await expect.poll(() => stream.isOver).toBe(true);
    expect(idsOf(stream.text)).toEqual([]);
  });
});
