import { createHash, randomUUID } from 'node:crypto';
import { callSite, createMember, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql, type SqlPart } from '../../../platform/db/index.ts';
import { buy, createIssue, de, finishIssue, get, moveIssue, readIssue, send, type Sold } from '../lottery.testing.ts';
import type { Ticket } from '../present.ts';

const app = await openTestApp({ seed: 'demo' });

const ticketsOf = async (memberId: bigint) =>
  Number(await app.platform.db.value(sql<bigint>`select count(*) from lottery_tickets where member_id = ${memberId}`));

test('a ticket debits its price, returns the new balance and is announced to the other rooms', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const issue = await createIssue(app);
  const sold = await buy(app, member, issue, [
    { play: 'lo2', picks: ['27'], unitStake: '1000.00' },
    { play: 'xien2', picks: ['27', '03'], unitStake: '2000' },
  ]);
  expect(sold).toMatchObject({
    status: 'open',
    gameCode: 'VN60',
    numero: issue,
    total: '29000.00',
    balance: '71000.00',
  });
  expect(sold.lines).toEqual([
    { play: 'lo2', picks: ['27'], unitStake: '1000.00', price: '27000.00', odds: '995000' },
    { play: 'xien2', picks: ['03', '27'], unitStake: '2000.00', price: '2000.00', odds: '160000' },
  ]);
  const event = await app.platform.db.one(
    sql<{
      payload: object;
    }>`select payload from platform_outbox where topic = 'bet.placed' and member_id = ${member.memberId}`,
  );
  expect(event.payload).toEqual({
    source: 'lottery',
    product: 'lottery',
    vendor: null,
    gameId: 'VN60',
    gameName: 'Vietnam 60 seconds',
    roundId: issue,
    asset: 'VND',
    betId: sold.ticketId,
    memberId: String(member.memberId),
    play: null,
    stakeMinor: '2900000',
    bonusMinor: '0',
    oddsScaled: null,
    at: sold.placedAt,
    detail: {
      lines: [
        { play: 'lo2', picks: ['27'], unitStakeMinor: '100000', priceMinor: '2700000' },
        { play: 'xien2', picks: ['03', '27'], unitStakeMinor: '200000', priceMinor: '200000' },
      ],
    },
    detailUrl: `/m/gameRecord?ticket=${sold.ticketId}`,
  });
});

test('an open ticket in the betting record has the time of its draw, a settled one has none', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const [issue, other] = [await createIssue(app), await createIssue(app)];
  await buy(app, member, issue, [de('27')]);
  await buy(app, member, other, [de('27')]);
  await finishIssue(app, other);
  await app.platform.events.outbox.drain();
  const headers = { ...member.headers, moduleid: 'TRANSBETREPMEM3' };
  const { value } = await get<{ list: object[] }>(app, '/lgw/record/bets', headers);
  expect(value.list).toEqual([
    expect.objectContaining({ numero: other, drawAt: null }),
    expect.objectContaining({ numero: issue, drawAt: (await readIssue(app, issue)).drawAt.getTime() }),
  ]);
});

test('the same key sent 50 times simultaneously makes one ticket and equal answers, even after the draw', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const issue = await createIssue(app);
  const key = randomUUID();
  const sendOnce = () =>
    app.server.inject({
      method: 'POST',
      url: '/lgw/lottery/tickets',
      headers: { ...member.headers, 'idempotency-key': key },
      payload: { gameCode: 'VN60', numero: issue, oddsVersion: 1, lines: [de('27')] },
    });
  const answers = await Promise.all(Array.from({ length: 50 }, sendOnce));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]?.json<{ value: Sold }>().value.balance).toBe('99000.00');
  expect(await ticketsOf(member.memberId)).toBe(1);
  await finishIssue(app, issue);
  expect((await sendOnce()).body).toBe(answers[0]?.body);
  expect(await ticketsOf(member.memberId)).toBe(1);
});

test('the same key with another input is a conflict; a refused call may be retried with its key', async () => {
  const member = await createMember(app, { balance: '1500.00' });
  const issue = await createIssue(app);
  const key = randomUUID();
  expect((await send(app, member, issue, [de('27', '1600.00')], key)).errorCode).toBe('balance.insufficient');
  expect((await send(app, member, issue, [de('27')], key)).success).toBe(true);
  expect((await send(app, member, issue, [de('28')], key)).errorCode).toBe('idempotency.conflict');
  // Refused before the database is queried, yet the key is known.
  expect((await send(app, member, issue, [de('2')], key)).errorCode).toBe('idempotency.conflict');
  expect(await ticketsOf(member.memberId)).toBe(1);
  expect(await send(app, member, issue, [de('27')], '')).toMatchObject({ errorCode: 'idempotency.required' });
});

test('sells one of two simultaneous tickets when the balance covers only one', async () => {
  const member = await createMember(app, { balance: '10000.00' });
  const issue = await createIssue(app);
  const answers = await Promise.all([
    send(app, member, issue, [de('01', '8000.00')]),
    send(app, member, issue, [de('02', '8000.00')]),
  ]);
  expect(answers.map(({ errorCode }) => String(errorCode)).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'balance.insufficient',
    'null',
  ]);
  expect(await ticketsOf(member.memberId)).toBe(1);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(200_000n);
});

test('a draw that is unknown, not yet open or closed sells nothing', async () => {
  const member = await createMember(app, { balance: '10000.00' });
  const issue = await createIssue(app);
  await moveIssue(app, issue, -1, 60_000);
  // The engine has not run yet: the clock decides.
  expect((await readIssue(app, issue)).state).toBe('open');
  expect((await send(app, member, issue, [de('01')])).errorCode).toBe('draw.closed');
  await app.rooms.lottery.runDueSteps();
  expect((await send(app, member, issue, [de('01')])).errorCode).toBe('draw.closed');
  expect((await send(app, member, '209912310001', [de('01')])).errorCode).toBe('draw.unknown');
  const scheduled = await app.platform.db.one(sql<{ numero: string }>`
    select numero from lottery_draws where game_code = 'VN60' and state = 'scheduled' limit 1`);
  expect((await send(app, member, scheduled.numero, [de('01')])).errorCode).toBe('draw.closed');
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(1_000_000n);
});

test('a member on a break is refused with the reason and its end', async () => {
  const member = await createMember(app, { balance: '10000.00' });
  const issue = await createIssue(app);
  const paused = await callSite(app, member.headers, 'POST', '/wps/protection/timeout', { hours: 24 });
  expect(paused).toMatchObject({ success: true });
  expect(await send(app, member, issue, [de('01')])).toMatchObject({
    errorCode: 'protection.refused',
    value: { reason: 'timed-out', until: paused.value['timedOutUntil'] },
  });
});

test('changed odds refuse an old slip; a new one has the new odds, the old ticket keeps its own', async () => {
  const member = await createMember(app, { balance: '10000.00' });
  const issue = await createIssue(app);
  const before = await send(app, member, issue, [de('11')], randomUUID(), { oddsVersion: 1 });
  await app.platform.db.script(`
    insert into lottery_odds (game_code, version, plays)
      select game_code, 2, replace(plays::text, '"995000"', '"900000"')::jsonb from lottery_odds
        where game_code = 'VN60' and version = 1;
    update lottery_games set odds_version = 2 where code = 'VN60'`);
  expect(await send(app, member, issue, [de('11')], randomUUID(), { oddsVersion: 1 })).toMatchObject({
    errorCode: 'odds.changed',
    value: { oddsVersion: 2 },
  });
  const after = await send(app, member, issue, [de('11')], randomUUID(), { oddsVersion: 2 });
  expect(after.value.lines[0]?.odds).toBe('900000');
  expect(
    (await get<Ticket>(app, `/lgw/lottery/tickets/${before.value.ticketId}`, member.headers)).value.lines[0]?.odds,
  ).toBe('995000');
  await app.platform.db.run(sql`update lottery_games set odds_version = 1 where code = 'VN60'`);
  // The odds that the player saw are current, although this process has cached other odds.
  expect((await send(app, member, issue, [de('12')], randomUUID(), { oddsVersion: 1 })).value.lines[0]?.odds).toBe(
    '995000',
  );
});

test('refuses a ticket without the version of the odds that its player saw, at no cost', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  const issue = await createIssue(app);
  for (const seen of [{}, { oddsVersion: null }, { oddsVersion: 0 }, { oddsVersion: '1' }]) {
    const ticket = { gameCode: 'VN60', numero: issue, lines: [de('27')], ...seen };
    expect(await callSite(app, member.headers, 'POST', '/lgw/lottery/tickets', ticket)).toMatchObject({
      status: 400,
      errorCode: 'request.invalid',
      value: { field: 'oddsVersion' },
    });
  }
  expect(await ticketsOf(member.memberId)).toBe(0);
  expect((await get<{ sumBalance: number }>(app, '/wps/wallet', member.headers)).value.sumBalance).toBe(5000);
});

test('a ticket is shown only to its owner', async () => {
  const [owner, other] = await Promise.all([createMember(app, { balance: '5000.00' }), createMember(app)]);
  const issue = await createIssue(app);
  const sold = await buy(app, owner, issue, [de('45')]);
  const url = `/lgw/lottery/tickets/${sold.ticketId}`;
  const { value } = await get<Ticket>(app, url, owner.headers);
  expect(value).toMatchObject({
    ticketId: sold.ticketId,
    status: 'open',
    gameName: 'Vietnam 60 seconds',
    numero: issue,
    total: '1000.00',
    win: null,
    settledAt: null,
  });
  expect(value.lines).toEqual([
    { play: 'de', picks: ['45'], unitStake: '1000.00', price: '1000.00', odds: '995000', hits: null, win: null },
  ]);
  expect(value.salt).toMatch(/^[0-9a-f]{32}$/);
  expect((await app.server.inject({ url, headers: other.headers })).statusCode).toBe(404);
  expect((await app.server.inject({ url })).statusCode).toBe(401);
});

test('play money buys in the same draw and stays separate', async () => {
  const trial = await createMember(app, { balance: '1000000.00', type: 4 });
  const member = await createMember(app, { balance: '10000.00' });
  const issue = await createIssue(app);
  await buy(app, trial, issue, [{ play: 'lo2', picks: ['10'], unitStake: '1000.00' }]);
  await buy(app, member, issue, [de('10')]);
  expect(await app.rooms.wallet.accountBalance(`escrow:VN60:${issue}:FUN`)).toBe(2_700_000n);
  expect(await app.rooms.wallet.accountBalance(`escrow:VN60:${issue}:VND`)).toBe(100_000n);
  const draw = await finishIssue(app, issue);
  expect(draw).toMatchObject({ state: 'settled', ticketCount: 2, assets: ['FUN', 'VND'] });
});

test('sold tickets and published data cannot be changed', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  const issue = await createIssue(app);
  const sold = await buy(app, member, issue, [de('45')]);
  const { db } = app.platform;
  const hash = createHash('sha256').update('another').digest('hex');
  const isRefused = (statement: SqlPart<unknown>) => expect(db.run(statement)).rejects.toThrow('not allowed');
  await isRefused(sql`update lottery_draws set commitment = ${hash} where numero = ${issue}`);
  await isRefused(sql`update lottery_tickets set total_minor = 1 where id = ${sold.ticketId}::uuid`);
  await isRefused(sql`update lottery_lines set picks = '46' where ticket_id = ${sold.ticketId}::uuid`);
  await isRefused(sql`delete from lottery_tickets where id = ${sold.ticketId}::uuid`);
  await finishIssue(app, issue);
  await isRefused(sql`update lottery_draws set result = '[]'::jsonb where numero = ${issue}`);
  await isRefused(sql`update lottery_draws set merkle_root = ${hash} where numero = ${issue}`);
  await isRefused(sql`update lottery_odds set version = 9`);
});
