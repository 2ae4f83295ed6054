import { createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    config: {
      trustProxy: ['127.0.0.2'],
      limits: { readsPerMinute: 60, pagesPerMinute: 60, streams: 100, streamsPerAddress: 10 },
    },
  });
});
afterAll(() => app.close());

const read = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url: '/wps/system/setTemplate', remoteAddress, headers });
const statuses = async (count: number, address: (index: number) => string) => {
  const seen: number[] = [];
  for (let index = 0; index < count; index++) seen.push((await read(address(index))).statusCode);
  return [seen.filter((status) => status === 200).length, seen.filter((status) => status === 429).length];
};

describe('reading without a token', () => {
  it('is counted by address', async () => {
    expect(await statuses(62, () => '203.0.113.7')).toEqual([60, 2]);
    const refused = await read('203.0.113.7');
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.json().errorCode).toBe('rate.limited');
    expect((await read('203.0.113.8')).statusCode).toBe(200);
  });

  it('is counted by /64 where addresses cost nothing, and by /48 eight times as loosely', async () => {
    expect(await statuses(62, (index) => `2001:db8:1:1::${(index + 1).toString(16)}`)).toEqual([60, 2]);
    expect(await statuses(600, (index) => `2001:db8:2:${index.toString(16)}::1`)).toEqual([480, 120]);
    expect((await read('2001:db8:3:1::1')).statusCode).toBe(200);
  });

  it('is counted by the peer where the proxy passes on what is no address', async () => {
    const answers = new Set<number>();
    for (let index = 0; index < 62; index++)
      answers.add((await read('127.0.0.2', { 'x-forwarded-for': `abc${index}` })).statusCode);
    expect(answers).toEqual(new Set([200, 429]));
  });
});
