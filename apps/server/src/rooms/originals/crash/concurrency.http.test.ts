import { randomUUID } from 'node:crypto';
import { createMember, openTwoProcesses, type TestApp, type TestMember } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { untilBlocked } from '../../../platform/db/locks.testing.ts';
import { call, readRound } from '../originals.testing.ts';
import { cashOut, drive, fly, moveFlight, openFlight, openFlightTo, stake, stakeOn } from './crash.testing.ts';

const { apps } = await openTwoProcesses({ seed: 'demo' });
// Ends with an audit of the books, which recomputes every round and every link.

const members = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createMember(apps[0], { balance: '100000.00' })));
const both = <T>(work: (app: TestApp) => Promise<T>) => Promise.all(apps.map(work));

test('two processes drive one flight, and each state is announced once', async () => {
  const ids: bigint[] = [];
  for (let flight = 0; flight < 5; flight += 1) {
    await both(drive);
    const id = await openFlight(apps[flight % 2]!);
    ids.push(id);
    const staked = await Promise.all(
      (await members(6)).map((member, index) => stake(apps[index % 2]!, member, `${index + 1}.05`)),
    );
    expect(staked.every(({ success }) => success)).toBe(true);
    await moveFlight(apps[0], id, 0);
    await both(drive);
    await moveFlight(apps[0], id, -3_600_000);
    await both(drive);
    await both(drive);
  }
  const reported = await apps[0].platform.db.rows(sql<{ round: string; states: string[] }>`
    select data ->> 'round' as round, array_agg(data ->> 'state' order by id) as states
      from platform_stream where name = 'crash' and (data ->> 'round')::bigint = any(${ids}::bigint[]) group by 1`);
  expect(reported).toHaveLength(5);
  for (const { states } of reported) expect(states).toEqual(['betting', 'flying', 'crashed']);
  const { open } = await apps[0].platform.db.one(sql<{ open: bigint }>`
    select count(*) as open from originals_rounds where flight_id = any(${ids}::bigint[]) and state = 'open'`);
  expect(open).toBe(0n);
});

test('a flight begins with the return that another process has just set, and none if the game is closed', async () => {
  const [app] = apps;
  const { db } = app.platform;
  /** Changes the game as another process does, while this one keeps its former settings. */
  const change = async (fields: string) => {
    await fly(app, await openFlight(app));
    await stake(app, (await members(1))[0]!, null);
    await db.script(`update originals_games set ${fields}, version = version + 1 where code = 'crash'`);
    await drive(app);
    return db.rows(sql<{ state: string; returnScaled: number }>`
      select state, return_scaled as "returnScaled" from originals_flights order by id desc limit 1`);
  };
  const { former } = await db.one(sql<{ former: number }>`
    select return_scaled as former from originals_games where code = 'crash'`);
  expect(await change('return_scaled = return_scaled - 100')).toEqual([
    { state: 'betting', returnScaled: former - 100 },
  ]);
  expect(await change('enabled = false')).toEqual([{ state: 'settled', returnScaled: former - 100 }]);
  await db.run(sql`update originals_games set enabled = true, return_scaled = ${former}::int where code = 'crash'`);
});

test('concurrent stakes of one member take two seats, each once; the others are refused', async () => {
  const id = await openFlight(apps[0]);
  for (const member of await members(4)) {
    const answers = await Promise.all([0, 1, 0, 1].map((place) => stake(apps[place]!, member, '1.01')));
    const seats = answers.filter(({ success }) => success).map(({ value }) => value.events[0]?.['seat' as never]);
    expect(new Set(seats)).toEqual(new Set([1, 2]));
    expect(answers.flatMap(({ errorCode }) => errorCode ?? [])).toEqual(['round.open', 'round.open']);
  }
  for (const member of await members(4)) {
    const answers = await Promise.all([0, 1, 0, 1].map((place) => stakeOn(apps[place]!, member, 2, '1.01')));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(new Set(['round.open']));
  }
  await fly(apps[0], id);
  await both(drive);
});

test('two bets of a member that end at the same time by hand and automatically are each paid once', async () => {
  const { id, point } = await openFlightTo(apps[0], (at) => at >= 300n && at < 3000n);
  const people = await members(8);
  const staked = await Promise.all(
    people.map(async (member, index) => ({
      member,
      auto: (await stakeOn(apps[index % 2]!, member, 1, '1.50')).value.roundId,
      hand: (await stakeOn(apps[(index + 1) % 2]!, member, 2, null, '2000.00')).value.roundId,
    })),
  );
  await moveFlight(apps[0], id, 0);
  await drive(apps[0]);
  await moveFlight(apps[0], id, -10_000);
  await Promise.all([
    ...staked.flatMap(({ member, auto, hand }, index) => [
      cashOut(apps[index % 2]!, member, hand),
      cashOut(apps[(index + 1) % 2]!, member, hand),
      cashOut(apps[index % 2]!, member, auto),
    ]),
    both(drive),
  ]);
  await fly(apps[1], id);
  await both(drive);
  for (const { member, auto, hand } of staked) {
    expect((await readRound(apps[0], member, auto)).value).toMatchObject({ state: 'settled', payout: '1500.00' });
    const { value: round } = await readRound(apps[0], member, hand);
    const times = Number(round.crash?.cashOut);
    expect(times * 100).toBeLessThanOrEqual(Number(point));
    expect(Number(round.payout)).toBeCloseTo(2000 * times, 2);
    const { value } = await call<{ sumBalance: number }>(apps[0], member, 'GET', '/wps/wallet/merchant');
    expect(value.sumBalance).toBeCloseTo(100_000 - 3000 + 1500 + Number(round.payout), 2);
  }
});

test('two devices that cash out at two processes at the same time are paid once', async () => {
  const { id } = await openFlightTo(apps[0], (point) => point >= 400n);
  const [member, other] = (await members(2)) as [TestMember, TestMember];
  const { value } = await stake(apps[1], member, null);
  await stake(apps[0], other, '1.20');
  await fly(apps[0], id, 200n);
  const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((place) => cashOut(apps[place]!, member, value.roundId)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(new Set(['round.closed']));
  const { value: round } = await readRound(apps[0], member, value.roundId);
  expect(round.payout).toBe(answers.find(({ success }) => success)?.value.payout);
});

test('a later cash-out does not overtake one that waits for its request key', async () => {
  const { id } = await openFlightTo(apps[0], (point) => point >= 400n);
  const [member] = (await members(1)) as [TestMember];
  const { value } = await stake(apps[1], member, null);
  await fly(apps[0], id, 200n);
  const { db } = apps[0].platform;
  const [key, claimed, failed] = [randomUUID(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = db.transaction(async (tx) => {
    await tx.run(sql`select idempotency_claim(${member.memberId}::bigint, 'originals.takeStep', ${key}, 'other')`);
    claimed.resolve();
    await failed.promise;
  });
  await claimed.promise;
  const first = cashOut(apps[0], member, value.roundId, key);
  await untilBlocked(db, '%originals_leave_flight%');
  const second = cashOut(apps[1], member, value.roundId);
  await Promise.race([second, untilBlocked(db, '%originals_leave_flight%', 2)]);
  failed.reject(new Error('the step that claimed the key failed'));
  await expect(other).rejects.toThrow('failed');
  expect([(await first).errorCode, (await second).errorCode]).toEqual([null, 'round.closed']);
});

test('pays every stake once when manual and automatic cash-outs coincide with the end of a flight', async () => {
  const { id, point } = await openFlightTo(apps[0], (at) => at >= 300n && at < 3000n);
  const people = await members(20);
  const staked = await Promise.all(
    people.map((member, index) => stake(apps[index % 2]!, member, index % 2 === 0 ? '1.50' : null)),
  );
  await moveFlight(apps[0], id, 0);
  await drive(apps[0]);
  await moveFlight(apps[0], id, -10_000);
  const key = randomUUID();
  const left = await Promise.all([
    ...people.map((member, index) => cashOut(apps[(index + 1) % 2]!, member, staked[index]!.value.roundId)),
    both(drive),
    cashOut(apps[0], people[1]!, staked[1]!.value.roundId, key),
    both(drive),
  ]);
  expect(left).toHaveLength(23);
  await fly(apps[1], id);
  await both(drive);
  for (const [index, member] of people.entries()) {
    const { value: round } = await readRound(apps[0], member, staked[index]!.value.roundId);
    expect(round.state).toBe('settled');
    if (index % 2 === 0) expect(round.payout).toBe('1500.00');
    else if (round.crash?.cashOut === null) expect(round.payout).toBe('0.00');
    else expect(Number(round.crash?.cashOut) * 100).toBeLessThanOrEqual(Number(point));
  }
});

test('two processes place one stake for one request key; stakes during take-off are placed or refused', async () => {
  const id = await openFlight(apps[0]);
  const people = await members(12);
  const key = randomUUID();
  const same = await Promise.all([0, 1, 0, 1].map((place) => stake(apps[place]!, people[0]!, null, '1000.00', key)));
  expect(new Set(same.map(({ value }) => value.roundId)).size).toBe(1);
  await moveFlight(apps[0], id, 25);
  const racing = people.slice(1).map((member, index) => stake(apps[index % 2]!, member, '1.01'));
  await new Promise((resolve) => setTimeout(resolve, 26));
  await Promise.all([both(drive), ...racing]);
  const codes = new Set((await Promise.all(racing)).flatMap(({ errorCode }) => errorCode ?? []));
  expect([...codes].filter((code) => code !== 'round.closed')).toEqual([]);
  await fly(apps[0], id);
  await both(drive);
});
