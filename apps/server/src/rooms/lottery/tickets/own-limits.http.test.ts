import { callSite, createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import type { protection as contract, ValueOf } from '@fairlot/contract';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { cancel, createIssue, de, finishIssue, get, send } from '../lottery.testing.ts';

type Limits = ValueOf<typeof contract.limits>;

const app = await openTestApp({ seed: 'demo' });
const issue = await createIssue(app);

const ask = (method: 'PUT' | 'POST', { headers }: TestMember, url: string, payload: object) =>
  callSite(app, headers, method, url, payload);
const set = (member: TestMember, kind: string, period: string, limit: string | number | null) =>
  ask('PUT', member, '/wps/protection/limits', { kind, period, limit });
const confirm = (member: TestMember, kind: string, period: string) =>
  ask('POST', member, '/wps/protection/limits/confirm', { kind, period });
const limitOf = async (member: TestMember, kind: string, period: string) =>
  (await get<Limits>(app, '/wps/protection/limits', member.headers)).value?.find(
    (limit) => limit.kind === kind && limit.period === period,
  );
const bet = (member: TestMember, stake: string, on = issue) => send(app, member, on, [de('27', stake)]);
const refusal = (kind: string, period: string, left: string | number) => ({
  success: false,
  errorCode: 'protection.refused',
  value: { reason: 'limit', kind, period, left },
});
const letTimePass = (member: TestMember, interval: string) =>
  app.platform.db.transaction(async (tx) => {
    await tx.run(sql`
      update protection_bets set placed_at = placed_at - ${interval}::interval where member_id = ${member.memberId}`);
    await tx.run(sql`
      update protection_limits set confirm_from = confirm_from - ${interval}::interval
       where member_id = ${member.memberId}`);
    await tx.run(sql`update protection_sums set slot_at = null where member_id = ${member.memberId}`);
  });

describe('a limit of stakes', () => {
  it('accepts bets up to it, and reports kind, period and rest', async () => {
    const member = await createMember(app, { balance: '20000.00' });
    expect((await set(member, 'stake', 'day', '5000.00')).success).toBe(true);
    expect((await bet(member, '3000.00')).success).toBe(true);
    expect(await bet(member, '3000.00')).toMatchObject(refusal('stake', 'day', '2000.00'));
    expect((await bet(member, '2000.00')).success).toBe(true);
    expect(await bet(member, '1000.00')).toMatchObject(refusal('stake', 'day', '0.00'));
    expect(await limitOf(member, 'stake', 'day')).toEqual({
      kind: 'stake',
      period: 'day',
      limit: '5000.00',
      used: '5000.00',
      pending: null,
    });
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(1_500_000n);
  });

  it('counts bets made before it was set, and each period separately; the lowest wins', async () => {
    const member = await createMember(app, { balance: '50000.00' });
    await bet(member, '4000.00');
    await app.platform.events.outbox.drain();
    await letTimePass(member, '30 hours');
    await set(member, 'stake', 'day', '5000.00');
    await set(member, 'stake', 'week', '7000.00');
    expect(await bet(member, '6000.00')).toMatchObject(refusal('stake', 'week', '3000.00'));
    expect((await bet(member, '3000.00')).success).toBe(true);
    await letTimePass(member, '8 days');
    expect(await bet(member, '6000.00')).toMatchObject(refusal('stake', 'day', '5000.00'));
    expect((await bet(member, '5000.00')).success).toBe(true);
  });

  it('does not count a cancelled ticket', async () => {
    const member = await createMember(app, { balance: '50000.00' });
    await set(member, 'stake', 'month', '5000.00');
    const issue = await createIssue(app, { game: 'VN300' });
    const { value } = await send(app, member, issue, [de('27', '5000.00')], undefined, { gameCode: 'VN300' });
    await cancel(app, member, value!.ticketId);
    await app.platform.events.outbox.drain();
    expect((await limitOf(member, 'stake', 'month'))?.used).toBe('0.00');
    expect((await bet(member, '5000.00')).success).toBe(true);
  });
});

describe('a limit of losses', () => {
  it('counts open stakes as lost, and subtracts returns', async () => {
    const member = await createMember(app, { balance: '900000.00' });
    const issue = await createIssue(app);
    await set(member, 'loss', 'day', '100000.00');
    const all = Array.from({ length: 100 }, (_, value) => de(String(value).padStart(2, '0')));
    expect((await send(app, member, issue, all)).success).toBe(true);
    expect(await bet(member, '1000.00')).toMatchObject(refusal('loss', 'day', '0.00'));
    await finishIssue(app, issue);
    await app.platform.events.outbox.drain();
    // One of the hundred numbers won 99,500.00.
    expect((await limitOf(member, 'loss', 'day'))?.used).toBe('500.00');
    expect(await bet(member, '100000.00')).toMatchObject(refusal('loss', 'day', '99500.00'));
    expect((await bet(member, '99500.00')).success).toBe(true);
  });
});

describe('a limit of time', () => {
  const began = (member: TestMember, ago: string, seenAgo: string) =>
    app.platform.db.run(sql`
      update protection_sessions set began_at = clock_timestamp() - ${ago}::interval,
             seen_at = clock_timestamp() - ${seenAgo}::interval where member_id = ${member.memberId}`);

  it('blocks new bets when the session reaches it; a break of 30 minutes begins another session', async () => {
    const member = await createMember(app, { balance: '50000.00' });
    expect((await set(member, 'session', 'day', 60)).success).toBe(true);
    expect((await bet(member, '1000.00')).success).toBe(true);
    await began(member, '59 minutes', '1 minute');
    expect((await bet(member, '1000.00')).success).toBe(true);
    await began(member, '61 minutes', '1 minute');
    expect(await bet(member, '1000.00')).toMatchObject(refusal('session', 'day', 0));
    expect(await limitOf(member, 'session', 'day')).toMatchObject({ limit: 60, used: 61 });
    await began(member, '91 minutes', '31 minutes');
    expect(await limitOf(member, 'session', 'day')).toMatchObject({ limit: 60, used: 0 });
    expect((await bet(member, '1000.00')).success).toBe(true);
  });
});

describe('changing a limit', () => {
  it('a lower one is effective immediately, a higher one after a day and its confirmation', async () => {
    const member = await createMember(app, { balance: '50000.00' });
    await set(member, 'stake', 'day', '5000.00');
    await set(member, 'stake', 'day', '2000.00');
    expect(await bet(member, '3000.00')).toMatchObject(refusal('stake', 'day', '2000.00'));
    const asked = await set(member, 'stake', 'day', '9000.00');
    expect(asked.success).toBe(true);
    const waiting = await limitOf(member, 'stake', 'day');
    expect(waiting).toMatchObject({ limit: '2000.00', pending: { limit: '9000.00' } });
    expect(Math.abs(waiting!.pending!.confirmFrom - Date.now() - 86_400_000)).toBeLessThan(10_000);
    expect(await confirm(member, 'stake', 'day')).toMatchObject({ success: false, errorCode: 'limit.waiting' });
    await letTimePass(member, '25 hours');
    // Time alone raises no limit.
    expect(await bet(member, '3000.00')).toMatchObject(refusal('stake', 'day', '2000.00'));
    expect((await confirm(member, 'stake', 'day')).success).toBe(true);
    expect((await bet(member, '9000.00')).success).toBe(true);
    expect(await confirm(member, 'stake', 'day')).toMatchObject({ success: false, errorCode: 'not.found' });
  });

  it('removing it waits like a raise; keeping it cancels the removal', async () => {
    const member = await createMember(app, { balance: '50000.00' });
    await set(member, 'stake', 'day', '2000.00');
    await set(member, 'stake', 'day', null);
    expect(await limitOf(member, 'stake', 'day')).toMatchObject({ limit: '2000.00', pending: { limit: null } });
    await set(member, 'stake', 'day', '2000.00');
    expect(await limitOf(member, 'stake', 'day')).toMatchObject({ limit: '2000.00', pending: null });
    await set(member, 'stake', 'day', null);
    await letTimePass(member, '24 hours');
    expect((await confirm(member, 'stake', 'day')).success).toBe(true);
    expect(await limitOf(member, 'stake', 'day')).toMatchObject({ limit: null, pending: null });
    expect((await bet(member, '30000.00')).success).toBe(true);
  });

  it.each([
    ['an unknown kind', { kind: 'wins', period: 'day', limit: '1.00' }],
    ['an unknown period', { kind: 'loss', period: 'year', limit: '1.00' }],
    ['a negative amount', { kind: 'loss', period: 'day', limit: '-1.00' }],
    ['an amount with three decimal places', { kind: 'loss', period: 'day', limit: '1.001' }],
    ['an amount that is not a string', { kind: 'loss', period: 'day', limit: 100 }],
    ['a fraction of a minute', { kind: 'session', period: 'day', limit: '1.50' }],
    ['a missing limit', { kind: 'loss', period: 'day' }],
  ])('%s is refused', async (_, body) => {
    const member = await createMember(app);
    expect(await ask('PUT', member, '/wps/protection/limits', body)).toMatchObject({ errorCode: 'request.invalid' });
  });

  it('is not for trial members, and needs a token', async () => {
    const trial = await createMember(app, { type: 4 });
    expect(await set(trial, 'stake', 'day', '1.00')).toMatchObject({ errorCode: 'permission.denied' });
    expect((await app.server.inject('/wps/protection/limits')).statusCode).toBe(401);
  });
});
