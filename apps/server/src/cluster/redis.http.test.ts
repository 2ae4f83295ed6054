import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createClient } from '@redis/client';
import { createMember, openTwoProcesses, type TestApp, type TestMember } from '@fairlot/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../platform/db/index.ts';
import { type RunningRedis, startRedis } from '../platform/redis/redis.testing.ts';
import { playDice } from './dice.testing.ts';
import { findProgram } from './find-program.testing.ts';

const program = findProgram('redis-server');
const LIMIT = { max: 10, windowSeconds: 600, by: 'member', shared: false } as const;

describe.skipIf(program === undefined)('two processes that share through Redis', () => {
  let redis: RunningRedis;
  let processes: Awaited<ReturnType<typeof openTwoProcesses>>;
  let apps: [TestApp, TestApp];
  let origin: string;
  let member: TestMember;
  beforeAll(async () => {
    redis = await startRedis(program ?? '');
    // Long enough that a busy machine answers in time, so that counts are exact.
    const config = { redis: { url: redis.url, answerMs: 3000 } };
    processes = await openTwoProcesses({ seed: 'demo', started: true, config });
    apps = processes.apps;
    origin = await apps[1].listen();
  });
  afterAll(async () => {
    redis.wake();
    await processes.close();
    await redis.stop();
  });
  beforeEach(async () => {
    member = await createMember(apps[0], { balance: '1000000.00' });
    await statesAre('up');
  });

  const stateOf = async (app: TestApp) => {
    const answer = await app.server.inject({ method: 'GET', url: '/readyz' });
    return [answer.statusCode, answer.json<{ redis?: string }>().redis];
  };
  const statesAre = async (state: 'up' | 'down') => {
    for (const app of apps) await expect.poll(() => stateOf(app), { timeout: 20_000 }).toEqual([200, state]);
  };
  /** How many of the calls were accepted, alternately in both processes. */
  const accepted = async (subject: string, calls: number) => {
    let count = 0;
    for (let call = 0; call < calls; call++)
      await apps[call % 2]!.limiter.hit(LIMIT, 'probe', subject).then(
        () => count++,
        (error: { code?: string }) => expect(error.code).toBe('rate.limited'),
      );
    return count;
  };
  const rounds = async () =>
    Number(
      await apps[0].platform.db.value(sql<bigint>`
        select count(*) from originals_rounds where member_id = ${member.memberId}::bigint`),
    );
  /** Places bets in both processes while something happens to Redis; each bet is accepted and stored once. */
  const betDuring = async (fault: () => void | Promise<void>) => {
    const before = await rounds();
    const sent = Array.from({ length: 6 }, (_, n) => playDice(apps[n % 2]!, member));
    await fault();
    for (let n = 0; n < 6; n++) sent.push(playDice(apps[n % 2]!, member));
    for (const answer of await Promise.all(sent)) expect(answer).toMatchObject({ success: true });
    expect(await rounds()).toBe(before + sent.length);
  };
  /** The events that a client of the second process receives. */
  const openEvents = async () => {
    const [stream] = (await once(get(`${origin}/lgw/events`, { headers: member.headers }), 'response')) as [
      IncomingMessage,
    ];
    const received = { text: '', stop: () => stream.destroy() };
    stream.on('data', (chunk: Buffer) => (received.text += chunk.toString()));
    return received;
  };

  it('counts a limit once for both', async () => {
    expect(await accepted('together', 14)).toBe(10);
  });

  it('counts reads of an address once for both, a moment later', async () => {
    const reads = { max: 40, windowSeconds: 600 };
    const isRefused = (app: TestApp, ip: string) => {
      try {
        app.limiter.hitRead(reads, 'probe', ip);
        return false;
      } catch {
        return true;
      }
    };
    for (let call = 0; call < reads.max; call++) expect(isRefused(apps[0], '203.0.113.9')).toBe(false);
    let calls = 0;
    const ask = () => (calls++, isRefused(apps[1], '203.0.113.9'));
    await expect.poll(ask, { timeout: 19_000, interval: 500 }).toBe(true);
    // Its own count alone would have accepted all forty.
    expect(calls).toBeLessThan(reads.max);
    expect(isRefused(apps[1], '203.0.113.10')).toBe(false);
  });

  it('shows a client of one process the bet that the other took', async () => {
    const received = await openEvents();
    expect((await playDice(apps[0], member)).success).toBe(true);
    await expect.poll(() => received.text, { timeout: 20_000 }).toContain('event: balance');
    received.stop();
  });

  it('takes bets while Redis is killed; each process then limits by its own count', async () => {
    await betDuring(redis.kill);
    await statesAre('down');
    const metrics = await apps[0].server.inject({ method: 'GET', url: '/metrics' });
    expect(metrics.body).toMatch(/^fairlot_redis_up 0$/m);
    expect(metrics.body).toMatch(/^fairlot_redis_failures_total [1-9]/m);
    expect(await accepted('killed', 30)).toBe(2 * LIMIT.max);
    const received = await openEvents();
    expect((await playDice(apps[0], member)).success).toBe(true);
    await expect.poll(() => received.text, { timeout: 20_000 }).toContain('event: balance');
    received.stop();
    await redis.restart();
    await statesAre('up');
    expect(await accepted('restarted', 14)).toBe(LIMIT.max);
  });

  it('takes bets while Redis is frozen, without sending it anything more', async () => {
    await betDuring(redis.freeze);
    await statesAre('down');
    await betDuring(() => {});
    expect(await accepted('frozen', 30)).toBe(2 * LIMIT.max);
    redis.wake();
    await statesAre('up');
  });

  it('takes bets while Redis is emptied; its own count still limits each process', async () => {
    expect(await accepted('emptied', 8)).toBe(8);
    await betDuring(redis.empty);
    expect(await redis.keys()).not.toContainEqual(expect.stringContaining('emptied'));
    // Both have counted four, and together they count from the beginning: six more each, of which four are too many.
    expect(await accepted('emptied', 30)).toBe(10);
  });

  it('passes the events of a message to its clients, once, and ignores messages that are not event lists', async () => {
    const received = await openEvents();
    const outside = await createClient({ url: redis.url }).connect();
    const [channel] = await outside.pubSubChannels('fairlot:*:stream');
    const sent: string[] = [];
    const listener = await createClient({ url: redis.url }).connect();
    await listener.subscribe(channel!, (text) => sent.push(text));
    await apps[0].platform.events.stream.publish(apps[0].platform.db, null, 'status', { status: 2 });
    await expect.poll(() => sent.join(' '), { timeout: 20_000 }).toContain('"status":2');
    const id = String((await apps[0].platform.events.stream.newestId()) + 100n);
    const event = { id, memberId: null, name: 'status', data: { status: 7 } };
    for (const events of [
      [event],
      [event],
      [{ ...event, id: 'x', data: { status: 8 } }],
      [{ ...event, data: null }],
      'none',
    ])
      await outside.publish(channel!, JSON.stringify({ from: 'another', events }));
    await outside.publish(channel!, 'no JSON');
    await outside.publish(
      channel!,
      JSON.stringify({ from: 'another', events: [{ ...event, id: `${id}1`, data: { status: 9 } }] }),
    );
    await expect.poll(() => received.text, { timeout: 20_000 }).toContain('"status":9');
    expect(received.text.match(/"status":7/g)).toHaveLength(1);
    expect(received.text).not.toContain('"status":8');
    received.stop();
    for (const client of [outside, listener]) client.destroy();
  });
});
