import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { crashWord, followsLink, fromHex } from '@fairlot/fairness';
import {
  checkFlights,
  checkRound,
  type FlightEvidence,
  readFlightEvidence,
  readRoundEvidence,
} from '@fairlot/fairness/rounds';
import { crashElapsedMs, crashMultiplierAt, pointHundredths } from '@fairlot/game-maths';
import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { call, play, readRound, step } from '../originals.testing.ts';
import { cashOut, drive, fly, look, moveFlight, openFlight, openFlightTo, stake } from './crash.testing.ts';

const app = await openTestApp({ seed: 'demo' });

const rich = () => createMember(app, { balance: '1000000.00' });
const reported = (id: bigint) =>
  app.platform.db.rows(sql<{ data: { state: string; multiplier: string | null; hash: string; startsAt: number } }>`
    select data from platform_stream where name = 'crash' and data ->> 'round' = ${String(id)} order by id`);

test('a flight takes stakes, flies, pays a cash-out at the time its call arrived, crashes and settles', async () => {
  const members = await Promise.all([rich(), rich(), rich(), rich()]);
  const [byHand, byItself, lost, late] = members.map((member) => member);
  const { id, point } = await openFlightTo(app, (at) => at > 300n && at < 1000n);
  const stakes = [
    await stake(app, byHand!, null),
    await stake(app, byItself!, '1.50'),
    await stake(app, lost!, `${point / 100n + 1n}.00`),
    await stake(app, late!, null, '2500.50'),
  ];
  expect(stakes.map(({ errorCode }) => errorCode)).toEqual([null, null, null, null]);
  expect(stakes[0]?.value).toMatchObject({ state: 'open', payout: null, balance: '999000.00', nonce: Number(id) });
  const roundOf = (index: number) => stakes[index]!.value.roundId;

  expect(await look(app, byHand!)).toMatchObject({
    round: String(id),
    state: 'betting',
    players: 4,
    multiplier: null,
    own: [{ roundId: roundOf(0), seat: 1, stake: '1000.00', autoCashOut: null, cashOut: null }],
  });
  expect((await look(app, byHand!)).passengers).toHaveLength(3);
  expect((await cashOut(app, byHand!, roundOf(0))).errorCode).toBe('choice.invalid');
  const flownAt = Date.now();
  await fly(app, id, 200n);
  expect((await stake(app, await rich(), null)).errorCode).toBe('round.closed');
  expect((await readRound(app, byItself!, roundOf(1))).value).toMatchObject({
    state: 'settled',
    payout: '1500.00',
    serverSeed: null,
    crash: { point: null, cashOut: '1.50' },
  });
  const key = randomUUID();
  const left = await cashOut(app, byHand!, roundOf(0), key);
  const multiplier = String(left.value.events[0]?.['multiplier' as never]);
  expect(Number(multiplier)).toBeGreaterThanOrEqual(2);
  const mostMs = crashElapsedMs(200n) + Date.now() - flownAt + 50;
  expect(Math.round(Number(multiplier) * 100)).toBeLessThanOrEqual(Number(crashMultiplierAt(mostMs)));
  expect(left.value.payout).toBe((Number(multiplier) * 1000).toFixed(2));
  expect((await cashOut(app, byHand!, roundOf(0), key)).value).toEqual(left.value);
  expect((await cashOut(app, byHand!, roundOf(0))).errorCode).toBe('round.closed');
  expect((await cashOut(app, byItself!, roundOf(0))).errorCode).toBe('not.found');

  await fly(app, id);
  expect((await cashOut(app, late!, roundOf(3))).errorCode).toBe('round.closed');
  await drive(app);
  for (const [member, index] of [
    [lost!, 2],
    [late!, 3],
  ] as const)
    expect((await readRound(app, member, roundOf(index))).value).toMatchObject({ state: 'settled', payout: '0.00' });

  const events = await reported(id);
  expect(events.map(({ data }) => data.state)).toEqual(['betting', 'flying', 'crashed']);
  const [betting, , crashed] = events.map(({ data }) => data);
  const { value: round } = await readRound(app, lost!, roundOf(2));
  const checks = await checkRound(readRoundEvidence(round));
  expect(checks.map(({ state }) => state)).toEqual(['passed', 'passed', 'passed']);
  expect(followsLink(fromHex(crashed!.hash), fromHex(betting!.hash))).toBe(true);
  expect(round).toMatchObject({ serverSeed: crashed!.hash, serverSeedHash: betting!.hash, nonce: Number(id) });
  expect(pointHundredths(crashWord(fromHex(crashed!.hash), fromHex(round.clientSeed)))).toBe(point);
  expect(crashed!.multiplier).toBe(`${point / 100n}.${String(point % 100n).padStart(2, '0')}`);
  await expect.poll(async () => (await look(app, byHand!)).round).toBe(String(id + 1n));
  const next = await look(app, byHand!);
  expect(next.last[0]).toMatchObject({ round: String(id), multiplier: crashed!.multiplier, hash: crashed!.hash });
  expect((await reported(BigInt(next.round)))[0]?.data.hash).toBe(crashed!.hash);
});

test('the automatic cash-out can be switched off in flight, but not raised, and not once it was met', async () => {
  const members = await Promise.all([rich(), rich(), rich()]);
  const [holder, met, stranger] = members.map((member) => member);
  const { id, point } = await openFlightTo(app, (at) => at > 400n && at < 100_000n);
  const stakes = [await stake(app, holder!, '2.50'), await stake(app, met!, '1.50')];
  const roundOf = (index: number) => stakes[index]!.value.roundId;
  const off = (member: TestMember, index: number, key?: string) =>
    step(app, member, 'crash', roundOf(index), 'autoOff', key);
  await moveFlight(app, id, 0);
  await drive(app);
  // No process has landed the flight yet: players who reached their multiplier have still cashed out.
  await moveFlight(app, id, -crashElapsedMs(151n));
  expect((await off(met!, 1)).errorCode).toBe('round.closed');
  expect((await off(stranger!, 0)).errorCode).toBe('not.found');
  const key = randomUUID();
  const dropped = await off(holder!, 0, key);
  expect(dropped.value).toMatchObject({ state: 'open', payout: null, balance: '999000.00' });
  expect((await off(holder!, 0, key)).value).toEqual(dropped.value);
  await expect.poll(() => look(app, holder!)).toMatchObject({ own: [{ autoCashOut: null, cashOut: null }] });
  await fly(app, id, 300n);
  const left = await cashOut(app, holder!, roundOf(0));
  expect(Number(left.value.payout)).toBeGreaterThanOrEqual(3000);
  await fly(app, id);
  expect((await off(met!, 1)).errorCode).toBe('round.closed');
  const round = (await readRound(app, holder!, roundOf(0))).value;
  expect(round).toMatchObject({ choices: { autoCashOut: '2.50' }, steps: ['autoOff', 'cashOut'] });
  expect((await checkRound(readRoundEvidence(round))).every(({ state }) => state === 'passed')).toBe(true);
  expect((await readRound(app, met!, roundOf(1))).value.payout).toBe('1500.00');
  expect(point).toBeGreaterThan(400n);
});

test('past flights lead to the anchor that was published before them', async () => {
  const { value: list } = await call<FlightEvidence[]>(app, await rich(), 'GET', '/lgw/originals/crash/flights');
  expect(list.length).toBeGreaterThan(1);
  expect((await checkFlights(list.map(readFlightEvidence))).every(({ state }) => state === 'passed')).toBe(true);
  const before = `/lgw/originals/crash/flights?before=${list[1]!.round}`;
  expect((await call<FlightEvidence[]>(app, await rich(), 'GET', before)).value[0]).toEqual(list[2]);
  const tooLarge = `/lgw/originals/crash/flights?before=${'9'.repeat(20)}`;
  expect((await call(app, await rich(), 'GET', tooLarge)).errorCode).toBe('request.invalid');
});

test('a call that arrived before the crash counts, although the crash was recorded meanwhile', async () => {
  const member = await rich();
  const { id, point } = await openFlightTo(app, (at) => at > 300n && at < 100_000n);
  const { value } = await stake(app, member, null);
  await fly(app, id, 120n);
  // Another process records the crash while the call is on its way; no stake is lost for half a second.
  await app.platform.db.run(sql`
    update originals_flights set state = 'crashed', point = ${point}::bigint, link = repeat('0', 64),
           crashed_at = clock_timestamp() where id = ${id}::bigint`);
  expect((await cashOut(app, member, value.roundId)).value.state).toBe('settled');
  await app.platform.db.run(sql`
    update originals_flights set state = 'flying', point = null, link = null, crashed_at = null
     where id = ${id}::bigint`);
  await fly(app, id);
});

test('a call that is held back until after the crash counts when it is complete', async () => {
  const member = await rich();
  const { id, point } = await openFlightTo(app, (at) => at > 150n && at < 100_000n);
  const { value } = await stake(app, member, null);
  await fly(app, id, 120n);
  const origin = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  const body = JSON.stringify({ choice: 'cashOut' });
  const head = { ...member.headers, host: origin.host, 'idempotency-key': randomUUID(), connection: 'close' };
  const lines = Object.entries({ ...head, 'content-type': 'application/json', 'content-length': body.length });
  // The head is sent a second before the crash, the body after it.
  await moveFlight(app, id, 1000 - crashElapsedMs(point));
  const seen = once(app.server.server, 'request');
  const socket = connect(Number(origin.port), '127.0.0.1');
  const path = `/lgw/originals/crash/rounds/${value.roundId}/steps`;
  socket.write(
    `POST ${path} HTTP/1.1\r\n${lines.map(([name, given]) => `${name}: ${String(given)}\r\n`).join('')}\r\n`,
  );
  await seen;
  const crashedMs = crashElapsedMs(point + 1n);
  const isOver = () =>
    app.platform.db.one(sql<{ over: boolean }>`
      select clock_timestamp() > starts_at + ${crashedMs}::int * interval '1 ms' as over
        from originals_flights where id = ${id}::bigint`);
  await expect.poll(isOver).toEqual({ over: true });
  socket.write(body);
  expect(await text(socket)).toContain('"errorCode":"round.closed"');
  await drive(app);
  await fly(app, id);
  expect((await readRound(app, member, value.roundId)).value).toMatchObject({ state: 'settled', payout: '0.00' });
});

test('a break begun in flight blocks further stakes but not the cash-out', async () => {
  const member = await rich();
  const { id } = await openFlightTo(app, (at) => at > 300n && at < 100_000n);
  const { value } = await stake(app, member, null);
  await call(app, member, 'POST', '/wps/protection/timeout', { hours: 24 });
  await fly(app, id, 200n);
  expect(Number((await cashOut(app, member, value.roundId)).value.payout)).toBeGreaterThanOrEqual(2000);
  await fly(app, id);
  await openFlight(app);
  expect((await stake(app, member, null)).errorCode).toBe('protection.refused');
});

test('a delayed take-off delays the flight for everyone, and a restart lands it by its chain', async () => {
  const member = await rich();
  const { id } = await openFlightTo(app, (at) => at >= 200n);
  const { value } = await stake(app, member, '1.80');
  await moveFlight(app, id, -60_000);
  await drive(app);
  // The shared view is cached for half a second: the previous flight may still be visible.
  await expect.poll(() => look(app, member)).toMatchObject({ round: String(id), state: 'flying' });
  const { startsAt, now } = await look(app, member);
  expect(now - startsAt).toBeLessThan(30_000);
  // No process drove the flight: the automatic cash-out still applies.
  await moveFlight(app, id, -3_600_000);
  await drive(app);
  await drive(app);
  expect((await readRound(app, member, value.roundId)).value).toMatchObject({ state: 'settled', payout: '1800.00' });
});

test.each([
  [{ autoCashOut: '1.00' }, '1000.00', 'choice.invalid'],
  [{ target: '2.00' }, '1000.00', 'choice.invalid'],
  [{ autoCashOut: '2' }, '1000.00', 'request.invalid'],
  [{ autoCashOut: null }, '999.99', 'limit.exceeded'],
  [{ autoCashOut: null }, '1000000.01', 'balance.insufficient'],
])('%j for %s is refused: %s', async (choices, amount, code) => {
  await openFlight(app);
  expect((await play(app, await rich(), 'crash', choices, amount)).errorCode).toBe(code);
});

test('the lobby shows the current number of players and the last flights', async () => {
  const { value } = (await app.server.inject('/lgw/originals/live')).json<{
    value: { games: { game: string; players: number }[]; last: object[] };
  }>();
  expect(value.games.find(({ game }) => game === 'crash')?.players).toBe(10);
  expect(value.games.find(({ game }) => game === 'dice')?.players).toBe(0);
  expect(value.last.length).toBeGreaterThan(3);
});

test('cashes out all remaining players when a flight has reached its maximum exposure', async () => {
  const members = await Promise.all([rich(), rich()]);
  await app.platform.db.run(sql`
    update originals_games set max_stake_minor = 200000, max_payout_minor = 1000000, max_exposure_minor = 1200000,
           version = version + 1 where code = 'crash'`);
  const { id } = await openFlightTo(app, (at) => at >= 500n);
  const stakes = [];
  for (const member of members) stakes.push(await stake(app, member, null, '2000.00'));
  await fly(app, id, 150n);
  expect((await readRound(app, members[0]!, stakes[0]!.value.roundId)).value.state).toBe('open');
  await fly(app, id, 310n);
  for (const [index, member] of members.entries())
    expect((await readRound(app, member, stakes[index]!.value.roundId)).value).toMatchObject({
      payout: '6000.00',
      crash: { cashOut: '3.00' },
    });
  await fly(app, id);
});
