import { createMember, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { look, openFlight, stake } from '../crash/crash.testing.ts';
import { call, play, readRound } from '../originals.testing.ts';

const app = await openTestApp({ seed: 'demo' });
const { db } = app.platform;

interface Pair {
  serverSeedHash: string;
  nextServerSeedHash: string;
  nonce: number;
}

test('after a restore no pair, promised seed or chain of the earlier moment decides an outcome', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const pair = async () => (await call<Pair>(app, member, 'GET', '/lgw/originals/seeds')).value;
  const { value: dice } = await play(app, member, 'dice', { over: true, target: '50.50' });
  const { value: mines } = await play(app, member, 'mines', { mines: 3 });
  const late = await openFlight(app);
  const { value: flown } = await stake(app, member, '1.01');
  await db.run(sql`update originals_flights set starts_at = starts_at - interval '1 day' where id = ${late}::bigint`);
  const before = await pair();
  expect(before.nonce).toBe(2);

  const { rounds } = await app.rooms.originals.renewSecrets();
  expect(rounds).toBe(1);
  // Nothing was decided in the open round, so its stake is returned.
  expect((await readRound(app, member, mines.roundId)).value).toMatchObject({ state: 'settled', payout: '1000.00' });
  const after = await pair();
  expect(after.nonce).toBe(0);
  expect([before.serverSeedHash, before.nextServerSeedHash]).not.toContain(after.serverSeedHash);
  expect(after.nextServerSeedHash).not.toBe(before.nextServerSeedHash);
  expect((await readRound(app, member, dice.roundId)).value).toMatchObject({ state: 'settled' });
  expect((await play(app, member, 'dice', { over: true, target: '50.50' })).success).toBe(true);

  // The late flight is over, and the next one is the first of a new chain.
  const next = await openFlight(app);
  expect(next).not.toBe(late);
  expect((await readRound(app, member, flown.roundId)).value.state).toBe('settled');
  const chainOf = (id: bigint) =>
    db.one(sql<{ chain: bigint; place: number }>`
      select chain_id as chain, place from originals_flights where id = ${id}::bigint`);
  expect(await chainOf(next)).toMatchObject({ place: 0 });
  expect((await chainOf(next)).chain).not.toBe((await chainOf(late)).chain);
  expect((await look(app, member)).state).toBe('betting');
});
