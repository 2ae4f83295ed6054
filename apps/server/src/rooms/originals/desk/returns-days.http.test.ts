import { createMember, openBackOffice, runJob } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { play } from '../originals.testing.ts';

const { app, call } = await openBackOffice();
const { db } = app.platform;

const CHOICES = { target: '2.00' };
const read = async (asset = 'VND', report = 'gameReturns') =>
  (
    await call<{ rows: { key: string; numbers: string[] }[] }>(
      'GET',
      `/reports/${report}?from=2026-01-04&to=2026-01-07&part=day&by=game&asset=${asset}`,
    )
  ).value.rows;
const sumUp = async () => {
  while (await runJob(app, 'originals-returns'));
};
const sums = () =>
  db.rows(sql<{ day: string; rounds: bigint }>`
  select day::text as day, sum(rounds)::bigint as rounds from originals_returns where day < '2026-02-01'
   group by day order by day`);

it('reads complete days from their sums, with the same figures as from the rounds', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const trial = await createMember(app, { balance: '100000.00', type: 4 });
  for (const one of [member, member, member, trial])
    expect((await play(app, one, 'limbo', CHOICES)).success).toBe(true);
  expect((await play(app, member, 'mines', { mines: 3 })).success).toBe(true);
  const move = (at: string, where: ReturnType<typeof sql>) =>
    db.run(sql`update originals_rounds set placed_at = ${at}::timestamptz where ${where}`);
  const mine = sql`member_id = any(${[member.memberId, trial.memberId]}::bigint[])`;
  await move('2026-01-04 23:59+07', sql`${mine} and game_code = 'limbo'`);
  await move('2026-01-06 00:00+07', sql`${mine} and game_code = 'mines'`);
  const before = { money: await read(), play: await read('FUN') };
  expect(before.money.map(({ key, numbers }) => [key, numbers[4]])).toEqual([['limbo', '3']]);
  expect(before.play.map(({ key, numbers }) => [key, numbers[4]])).toEqual([['limbo', '1']]);

  await sumUp();
  // The open round of the last day keeps that day out of the sums.
  expect(await sums()).toEqual([{ day: '2026-01-04', rounds: 4n }]);
  expect({ money: await read(), play: await read('FUN') }).toEqual(before);

  const played = async () => (await read('VND', 'originals')).map(({ key }) => key);
  expect(await played()).toEqual(['limbo', 'mines']);

  await db.run(sql`update originals_rounds set due_at = clock_timestamp() where state = 'open' and ${mine}`);
  // The stake of a round without a choice is refunded, and counts nowhere.
  await app.rooms.originals.settleLeft();
  await sumUp();
  expect(await sums()).toEqual([{ day: '2026-01-04', rounds: 4n }]);
  expect({ money: await read(), play: await read('FUN') }).toEqual(before);
  expect(await played()).toEqual(['limbo']);
});

it('finds sums that differ from their rounds', async () => {
  const audit = async () => {
    const rooms = app.platform.collected.all().flatMap(({ audits }) => audits ?? []);
    return rooms.find(({ name }) => name === 'originals-returns')?.run();
  };
  expect(await audit()).toEqual([]);
  await db.run(sql`update originals_returns set rounds = rounds + 1 where day < '2026-02-01' and asset = 'VND'`);
  expect(await audit()).toEqual(['returns of limbo on 2026-01-04 in VND differ from its rounds']);
  await db.run(sql`update originals_returns set rounds = rounds - 1 where day < '2026-02-01' and asset = 'VND'`);
});
