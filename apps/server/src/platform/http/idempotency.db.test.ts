import { createTestDatabase } from '@fairlot/testkit/database';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../db/index.ts';
import { once, readIdempotencyKey } from './idempotency.ts';
import { createRateLimiter } from './rate-limit.ts';

const db = await createTestDatabase();
await db.script('create table probe (n int)');
afterAll(() => db.close());

it('accepts keys of 8 to 64 characters and rejects others', () => {
  for (const bad of [undefined, '', 'short', 'x'.repeat(65), 'white space', ['a'.repeat(9)]]) {
    expect(() => readIdempotencyKey(bad, {})).toThrow('idempotency.required');
  }
  expect(readIdempotencyKey('12345678', { a: 1, b: 2 }).inputHash).toBe(
    readIdempotencyKey('12345678', { b: 2, a: 1 }).inputHash,
  );
});

it('runs once per key, returns the first answer again, and stores nothing after a failure', async () => {
  const key = readIdempotencyKey('key-00000001', { amount: '1.00' });
  const attempt = (isFailing: boolean, input = key) =>
    db.transaction((tx) =>
      once(tx, 1n, 'probe', input, async () => {
        await tx.run(sql`insert into probe values (1)`);
        if (isFailing) throw new Error('wanted');
        return { balance: '5.00' };
      }),
    );
  await expect(attempt(true)).rejects.toThrow('wanted');
  const answers = await Promise.all(Array.from({ length: 10 }, () => attempt(false)));
  for (const answer of answers) expect(answer).toEqual({ balance: '5.00' });
  expect(await db.value(sql<bigint>`select count(*) from probe`)).toBe(1n);
  await expect(attempt(false, readIdempotencyKey('key-00000001', { amount: '2.00' }))).rejects.toThrow(
    'idempotency.conflict',
  );
});

it.each([true, false])('counts calls in a window (shared: %s) and returns when to retry', async (shared) => {
  const limiter = createRateLimiter(db);
  const limit = { max: 3, windowSeconds: 3600, by: 'address', shared } as const;
  for (let n = 0; n < 3; n++) await limiter.hit(limit, `probe-${shared}`, '10.0.0.1');
  await expect(limiter.hit(limit, `probe-${shared}`, '10.0.0.1')).rejects.toMatchObject({
    code: 'rate.limited',
    retryAfterSeconds: expect.any(Number),
  });
  await limiter.hit(limit, `probe-${shared}`, '10.0.0.2');
});
