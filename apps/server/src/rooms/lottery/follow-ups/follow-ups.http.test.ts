import { randomUUID } from 'node:crypto';
import { auditBooks, callSite, createMember, openTwoProcesses, type TestApp, type TestMember } from '@fairlot/testkit';
import { afterAll, afterEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import type { FollowUp } from './index.ts';
import {
  buy,
  cancel,
  createOfficialIssue,
  de,
  get,
  type Line,
  publish,
  send,
  terms,
  WITH_FEED,
} from '../lottery.testing.ts';
import { awaitDraw, enterResult, resultFrom } from '../results/official.testing.ts';

/** A station that does not draw these days, so that the test's own issue is next. */
const GAME = farStation();
const BIG = Array.from({ length: 10 }, (_, digit): Line => ({
  play: 'duoi',
  picks: [String(digit)],
  unitStake: '1000.00',
}));
const { apps, close } = await openTwoProcesses({ seed: 'demo', config: WITH_FEED });
const [app] = apps;

const start = ({ headers }: TestMember, payload: object) =>
  callSite<FollowUp>(app, headers, 'POST', '/lgw/lottery/followUps', payload);
const list = async (member: TestMember) => (await get<FollowUp[]>(app, '/lgw/lottery/followUps', member.headers)).value;
/** Maximum number of repetitions, as reported by a process. */
const offered = async (process: TestApp) =>
  (await get<{ followUps: number }>(process, `/lgw/lottery/plays?gameCode=${GAME}`)).value.followUps;
/** Buys everything that is due, ignoring postponements. */
const run = async () => {
  await app.platform.db.run(sql`update lottery_follow_ups set next_due_at = '-infinity' where state = 'active'`);
  await Promise.all(apps.flatMap(({ rooms }) => [rooms.lottery.runFollowUps(), rooms.lottery.runFollowUps()]));
};
const ticketsOf = (member: TestMember) =>
  app.platform.db.rows(sql<{ numero: string; total: bigint; status: string }>`
    select d.numero, t.total_minor as total, t.status from lottery_tickets t join lottery_draws d on d.id = t.draw_id
      where t.member_id = ${member.memberId}::bigint order by t.placed_at`);

afterEach(() => auditBooks(app));
afterAll(close);

test('buys a ticket again in each following draw, once, after the previous one is decided', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const issues = await createIssues(4);
  const first = await buy(app, member, issues[0]!, BIG, GAME);
  const begun = await start(member, { ticketId: first.ticketId, draws: 2, stopOnWin: false });
  expect(begun.value).not.toHaveProperty('rebate');
  expect(begun.value).toMatchObject({
    ticketId: first.ticketId,
    draws: 2,
    done: 0,
    stake: '10000.00',
    state: 'active',
    endReason: null,
  });
  expect((await start(member, { ticketId: first.ticketId, draws: 9, stopOnWin: true })).value.followUpId).toBe(
    begun.value.followUpId,
  );
  await run();
  expect(await ticketsOf(member)).toHaveLength(1);
  for (const [index, issue] of issues.entries()) {
    await finish(issue);
    await run();
    expect(await ticketsOf(member)).toHaveLength(Math.min(index + 2, 3));
    const { ticketId, lastTicketId } = (await list(member))[0]!;
    expect(lastTicketId === ticketId).toBe(false);
    // The page knows the later tickets too; a request for one has no effect.
    const again = await start(member, { ticketId: lastTicketId, draws: 9, stopOnWin: true });
    expect(again.value.followUpId).toBe(begun.value.followUpId);
  }
  expect((await ticketsOf(member)).map(({ numero: issue, total, status }) => [issue, total, status])).toEqual(
    issues.slice(0, 3).map((issue) => [issue, 1_000_000n, 'won']),
  );
  // Each time one of ten lines wins 9.9 of 10.
  expect((await list(member))[0]).toMatchObject({ done: 2, net: '-300.00', state: 'ended', endReason: 'completed' });
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(9_970_000n);
});

test('stops on a win, at the loss cap, by its member, with a cancelled ticket, and without money', async () => {
  const reasons: (string | null)[] = [];
  for (const way of ['won', 'loss-cap', 'stopped', 'cancelled', 'balance.insufficient']) {
    const member = await createMember(app, { balance: way === 'balance.insufficient' ? '15000.00' : '100000.00' });
    const issues = await createIssues(2);
    const first = await buy(
      app,
      member,
      issues[0]!,
      way === 'won' ? BIG : [{ ...BIG[0]!, play: 'de', picks: ['27'], unitStake: '10000.00' }],
      GAME,
    );
    const { value } = await start(member, {
      ticketId: first.ticketId,
      draws: 5,
      stopOnWin: way === 'won',
      ...(way === 'loss-cap' && { lossCap: '19999.99' }),
    });
    if (way === 'cancelled') await cancel(app, member, first.ticketId);
    await finish(issues[0]!);
    if (way === 'stopped') await callSite(app, member.headers, 'DELETE', `/lgw/lottery/followUps/${value.followUpId}`);
    await run();
    reasons.push((await list(member))[0]!.endReason);
    expect(await ticketsOf(member)).toHaveLength(1);
    await finish(issues[1]!);
  }
  expect(reasons).toEqual(['won', 'loss-cap', 'stopped', 'cancelled', 'balance.insufficient']);
});

test('stops on the win that a correction gives to a ticket before the last one', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const issues = await createIssues(3);
  const { ticketId } = await buy(app, member, issues[0]!, [de('27')], GAME);
  await start(member, { ticketId, draws: 5, stopOnWin: true });
  await finish(issues[0]!);
  await run();
  await enterResult(app, GAME, issues[0]!, resultFrom(issues[0]!, { special: '00027' }));
  await finish(issues[1]!);
  await run();
  expect((await ticketsOf(member)).map(({ status }) => status)).toEqual(['won', 'lost']);
  expect((await list(member))[0]).toMatchObject({ done: 1, state: 'ended', endReason: 'won', net: '97500.00' });
  await finish(issues[2]!);
});

test('ends with a cancelled ticket immediately, and another plan can be started instead', async () => {
  const member = await createMember(app, { balance: '500000.00' });
  const [issue] = await createIssues(1);
  for (let plan = 0; plan < 11; plan++) {
    const ticket = await buy(app, member, issue!, [{ ...BIG[0]!, unitStake: '1000.00' }], GAME);
    expect((await start(member, { ticketId: ticket.ticketId, draws: 5, stopOnWin: false })).errorCode).toBeNull();
    await cancel(app, member, ticket.ticketId);
    expect((await list(member)).map(({ endReason }) => endReason)).not.toContain(null);
  }
  await finish(issue!);
});

test('repeats a ticket with its rebate until the merchant no longer offers it', async () => {
  const offer = async (maxRebate: number) => {
    await app.platform.db.run(sql`update lottery_games set max_rebate = ${maxRebate}::int where code = ${GAME}`);
    for (const { rooms } of apps) rooms.lottery.forgetGames();
  };
  await offer(50);
  const member = await createMember(app, { balance: '100000.00' });
  const issues = await createIssues(3);
  const { value: first } = await send(app, member, issues[0]!, [de('27')], randomUUID(), {
    gameCode: GAME,
    rebate: 20,
  });
  const begun = await start(member, { ticketId: first.ticketId, draws: 5, stopOnWin: false });
  expect(begun.value.rebate).toBe(20);
  await finish(issues[0]!);
  await run();
  const rebates = () =>
    app.platform.db.rows(sql<{ rebate: number; odds: bigint }>`
      select t.rebate, l.odds from lottery_tickets t join lottery_lines l on l.ticket_id = t.id
       where t.member_id = ${member.memberId}::bigint`);
  expect(await rebates()).toEqual([
    { rebate: 20, odds: 975_000n },
    { rebate: 20, odds: 975_000n },
  ]);
  await offer(10);
  await finish(issues[1]!);
  await run();
  // Two stakes of 1,000 less two rebates of 20.
  expect((await list(member))[0]).toMatchObject({
    state: 'ended',
    endReason: 'odds.changed',
    net: '-1960.00',
    rebate: 20,
  });
  expect(await rebates()).toHaveLength(2);
  await finish(issues[2]!);
  await offer(0);
});

test('continues in a lottery that another process has just put on sale again', async () => {
  const { db } = app.platform;
  const member = await createMember(app, { balance: '100000.00' });
  const issues = await createIssues(2);
  const first = await buy(app, member, issues[0]!, [de('27')], GAME);
  await start(member, { ticketId: first.ticketId, draws: 5, stopOnWin: false });
  await finish(issues[0]!);
  await db.run(sql`update lottery_games set enabled = false where code = ${GAME}`);
  for (const each of apps) {
    each.rooms.lottery.forgetGames();
    // Both processes keep this for up to a second.
    await get(each, '/lgw/lottery/vn/menu');
  }
  await db.run(sql`update lottery_games set enabled = true where code = ${GAME}`);
  await run();
  expect((await list(member))[0]).toMatchObject({ state: 'active', done: 1 });
  expect(await ticketsOf(member)).toHaveLength(2);
  // The next test sells at once; a process that repeated no ticket would keep the lottery closed for a moment.
  for (const { rooms } of apps) rooms.lottery.forgetGames();
  await finish(issues[1]!);
});

test('ends on changed odds instead of repricing; also in a play break or when switched off', async () => {
  const reasons: (string | null)[] = [];
  for (const way of ['odds.changed', 'protection.refused', 'switched-off']) {
    const member = await createMember(app, { balance: '100000.00' });
    const issues = await createIssues(2);
    const first = await buy(app, member, issues[0]!, [de('27')], GAME);
    await start(member, { ticketId: first.ticketId, draws: 5, stopOnWin: false });
    await finish(issues[0]!);
    if (way === 'odds.changed') await publishDe(990_000n);
    if (way === 'protection.refused')
      await callSite(app, member.headers, 'POST', '/wps/protection/timeout', { hours: 24 });
    if (way === 'switched-off') {
      await app.rooms.site.change('flags', { LOTTFOLLOW3: false });
      // Another process is notified a moment later.
      for (const each of apps) await expect.poll(() => offered(each)).toBe(0);
    }
    await run();
    reasons.push((await list(member))[0]!.endReason);
    expect(await ticketsOf(member)).toHaveLength(1);
    if (way === 'odds.changed') await publishDe(995_000n);
    await finish(issues[1]!);
  }
  expect(reasons).toEqual(['odds.changed', 'protection.refused', 'switched-off']);
  const late = await createMember(app, { balance: '1000.00' });
  const { ticketId } = await buy(app, late, await createOfficialIssue(app, GAME), [de('27')], GAME);
  expect((await start(late, { ticketId, draws: 1, stopOnWin: false })).errorCode).toBe('module.disabled');
  expect(await offered(app)).toBe(0);
  await app.rooms.site.change('flags', { LOTTFOLLOW3: true });
  await expect.poll(() => offered(app)).toBeGreaterThan(0);
  await app.rooms.site.change('market', { profile: 'UK', stricter: {} });
  expect((await start(late, { ticketId, draws: 1, stopOnWin: false })).errorCode).toBe('module.disabled');
  expect(await offered(app)).toBe(0);
  await app.rooms.site.change('market', { profile: 'demo', stricter: {} });
  await expect.poll(() => offered(app)).toBeGreaterThan(0);
  expect((await start(late, { ticketId, draws: 51, stopOnWin: false })).errorCode).toBe('request.invalid');
  expect((await start(late, { ticketId, draws: 1, stopOnWin: false, lossCap: '999.00' })).errorCode).toBe(
    'limit.exceeded',
  );
  const other = await createMember(app);
  expect((await start(other, { ticketId, draws: 1, stopOnWin: false })).errorCode).toBe('not.found');
});

test('waits while the exclusion register does not answer, and ends at a limit of the member', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const issues = await createIssues(3);
  const { ticketId } = await buy(app, member, issues[0]!, [de('27')], GAME);
  await start(member, { ticketId, draws: 5, stopOnWin: false });
  const registered = (state: 'unknown' | 'clear') =>
    app.platform.db.transaction((tx) => app.rooms.protection.noteRegister(tx, member.memberId, { state, until: null }));
  await finish(issues[0]!);
  await registered('unknown');
  await run();
  expect((await list(member))[0]).toMatchObject({ state: 'active', done: 0 });
  await registered('clear');
  await run();
  const [bought] = await list(member);
  expect(bought).toMatchObject({ state: 'active', done: 1 });
  const limit = { kind: 'stake', period: 'day', limit: '500.00' };
  await callSite(app, member.headers, 'PUT', '/wps/protection/limits', limit);
  await finish(bought!.lastNumero);
  await run();
  expect((await list(member))[0]).toMatchObject({ state: 'ended', done: 1, endReason: 'limit.exceeded' });
});

/** Draws a minute apart, all on sale. */
async function createIssues(count: number): Promise<string[]> {
  const issues = [];
  for (let index = 0; index < count; index++) {
    const issue = await createOfficialIssue(app, GAME);
    issues.push(issue);
    await app.platform.db.run(sql`
      update lottery_draws set draw_at = clock_timestamp() + ${7200 + index * 60}::int * interval '1 second'
        where game_code = ${GAME} and numero = ${issue}`);
  }
  return issues;
}

/** Decides a draw: its special prize ends in 28. */
async function finish(issue: string): Promise<void> {
  await awaitDraw(app, GAME, issue);
  await enterResult(app, GAME, issue, resultFrom(issue, { special: '00028' }));
}

function farStation(): string {
  const BY_DAY: Record<number, string> = { 1: 'THAIBINH', 3: 'QUANGNINH', 4: 'BACNINH', 6: 'HAIPHONG', 7: 'NAMDINH' };
  const today = new Date(Date.now() + 7 * 3_600_000).getUTCDay();
  return BY_DAY[((today + 3) % 7) + 1] ?? BY_DAY[((today + 4) % 7) + 1] ?? 'none';
}

async function publishDe(odds: bigint): Promise<void> {
  await publish(app, GAME, [terms({ odds }), terms({ play: 'duoi', odds: 99_000n })]);
  for (const { rooms } of apps) rooms.lottery.forgetGames();
}
