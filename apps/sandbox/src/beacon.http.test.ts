import { afterEach, expect, test, vi } from 'vitest';
import { sandboxOfEachTest } from './testing/test-sandbox.ts';

const app = sandboxOfEachTest();
afterEach(() => void vi.useRealTimers());

const info = async () =>
  (await app.inject('/beacon/info')).json<{
    public_key: string;
    genesis_time: number;
    period: number;
    schemeID: string;
  }>();

test('keeps the key over a restart, and gives a round the same signature for ever', async () => {
  const before = await info();
  expect(before).toMatchObject({
    public_key: expect.stringMatching(/^[0-9a-f]{192}$/),
    period: 3,
    schemeID: 'bls-unchained-g1-rfc9380',
  });
  const first = (await app.inject('/beacon/public/1')).json();
  expect(first).toEqual({
    round: 1,
    signature: expect.stringMatching(/^[0-9a-f]{96}$/),
    randomness: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await app.restart();
  expect(await info()).toEqual(before);
  expect((await app.inject('/beacon/public/1')).json()).toEqual(first);
});

test('a round appears at its time and not before', async () => {
  const { genesis_time: genesis } = await info();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime((genesis + 3 * 41) * 1000 - 1);
  expect((await app.inject('/beacon/public/42')).statusCode).toBe(404);
  vi.setSystemTime((genesis + 3 * 41) * 1000);
  expect((await app.inject('/beacon/public/42')).json()).toMatchObject({ round: 42 });
});

test.each(['0', '-1', '1.5', 'latest', '99999999999999999999'])('rejects round %s', async (round) => {
  expect((await app.inject(`/beacon/public/${round}`)).statusCode).toBe(400);
});
