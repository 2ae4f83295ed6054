import type { Envelope, protection as contract, ValueOf } from '@fairlot/contract';
import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';

const app = await openTestApp();

type PlaySession = ValueOf<typeof contract.session>;

const HOUR_MS = 3_600_000;
const post = async ({ headers }: TestMember, url: string, payload: object) =>
  (await app.server.inject({ method: 'POST', url, headers, payload })).json();
const timeout = (member: TestMember, hours: unknown) => post(member, '/wps/protection/timeout', { hours });
const exclusion = (member: TestMember, months: unknown) => post(member, '/wps/protection/exclusion', { months });
const playRefusal = ({ memberId }: TestMember) =>
  app.platform.db
    .transaction((tx) => app.rooms.protection.assertAllowed(tx, memberId, 'play', 'VND'))
    .then(
      () => null,
      (error: unknown) => error,
    );

it('a session ends after 30 minutes although the open page polls, and the next call begins another', async () => {
  const member = await createMember(app);
  const isOwn = sql`member_id = ${member.memberId}::bigint`;
  const get = async (url: string) =>
    (await app.server.inject({ method: 'GET', url, headers: member.headers })).json<Envelope<PlaySession>>().value;
  const poll = async () => {
    for (const url of ['/wps/protection', '/lgw/originals/crash']) await get(url);
    return get('/wps/protection/session');
  };
  await get('/wps/protection/limits');
  const { beganAt, checkAt } = await poll();
  expect(checkAt).toBe(beganAt + HOUR_MS);
  for (let minutes = 0; minutes < 40; minutes += 10) {
    await app.platform.db.run(sql`
      update protection_sessions set began_at = began_at - interval '10 minutes',
             seen_at = seen_at - interval '10 minutes' where ${isOwn}`);
    await poll();
  }
  const over = await poll();
  expect(over.checkAt).toBeNull();
  expect(over.beganAt).toBeGreaterThanOrEqual(beganAt);
  await get('/wps/protection/limits');
  expect((await poll()).checkAt).toBeGreaterThan(beganAt + HOUR_MS);
  const sessions = await app.platform.db.rows(sql`select 1 from protection_sessions where ${isOwn}`);
  expect(sessions).toHaveLength(2);
});

describe('time-out and exclusion', () => {
  it('are effective when their call has answered, and report their end', async () => {
    const member = await createMember(app);
    expect(await playRefusal(member)).toBeNull();
    const { value } = await timeout(member, 24);
    expect(Math.abs(value.timedOutUntil - Date.now() - 24 * HOUR_MS)).toBeLessThan(10_000);
    expect(value.excludedUntil).toBeNull();
    expect(await playRefusal(member)).toMatchObject({
      code: 'protection.refused',
      value: { reason: 'timed-out', until: value.timedOutUntil },
    });
    const state = await app.server.inject({ method: 'GET', url: '/wps/protection', headers: member.headers });
    expect(state.json().value).toEqual(value);
  });

  it('a time-out can be extended, not shortened', async () => {
    const member = await createMember(app);
    const long = (await timeout(member, 48)).value.timedOutUntil;
    expect((await timeout(member, 1)).value.timedOutUntil).toBe(long);
    expect((await timeout(member, 72)).value.timedOutUntil).toBeGreaterThan(long + 23 * HOUR_MS);
  });

  it('an exclusion can be extended, not shortened, and leaves withdrawals open', async () => {
    const member = await createMember(app);
    const long = (await exclusion(member, 12)).value.excludedUntil;
    expect(long).toBeGreaterThan(Date.now() + 364 * 24 * HOUR_MS);
    expect((await exclusion(member, 6)).value.excludedUntil).toBe(long);
    expect((await exclusion(member, 60)).value.excludedUntil).toBeGreaterThan(long);
    await app.platform.db.transaction((tx) =>
      app.rooms.protection.assertAllowed(tx, member.memberId, 'withdraw', 'VND'),
    );
    await expect(app.rooms.protection.gate(app.platform.db, member.memberId, 'deposit', 'VND')).resolves.toBe(
      'excluded',
    );
  });

  it('take whole hours up to six weeks and six to sixty months', async () => {
    const member = await createMember(app);
    for (const hours of [0, -1, 1009, 1.5, '24', null])
      expect((await timeout(member, hours)).errorCode, String(hours)).toBe('request.invalid');
    for (const months of [0, 5, 61, 6.5, '6'])
      expect((await exclusion(member, months)).errorCode, String(months)).toBe('request.invalid');
    expect(await playRefusal(member)).toBeNull();
  });

  it('are not available to trial members, and need a token', async () => {
    const trial = await createMember(app, { type: 4 });
    expect((await timeout(trial, 24)).errorCode).toBe('permission.denied');
    const answer = await app.server.inject({ method: 'POST', url: '/wps/protection/timeout', payload: { hours: 24 } });
    expect(answer.statusCode).toBe(401);
  });
});
