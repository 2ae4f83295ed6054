import { createMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { depositCredited, depositReversed, withdrawalChanged } from '../../../platform/events/index.ts';
import { sql } from '../../../platform/db/index.ts';
import { ask, betsOf, createTeam, openTeam, TEST_ZONE } from '../agency.testing.ts';
import { addDays, today } from '../days.ts';

const { app, team } = await openTeam();

const drain = () => app.platform.events.outbox.drain();
const overview = async (who = team.top) =>
  (await ask(app, who, '/wps/agent/team/overview')).footer as Record<string, unknown>;

it('counts a bet once for the whole upline, even if events are repeated, late or out of order', async () => {
  const bets = betsOf(app, team.member);
  const betId = 'd9d6d8f2-0000-4000-8000-000000000001';
  // The outcome first, then the bet, then both again.
  await bets.settled({ betId, status: 'won', winMinor: '150000' });
  await drain();
  expect(await overview()).toMatchObject({ turnover: '0.00', prize: '0.00', bets: 0 });
  for (let time = 0; time < 2; time++) {
    await bets.placed({ betId, stakeMinor: '100000' });
    await bets.settled({ betId, status: 'won', winMinor: '150000' });
    await drain();
  }
  for (const who of [team.top, team.downline])
    expect(await overview(who)).toMatchObject({
      turnover: '1000.00',
      prize: '1500.00',
      profit: '500.00',
      bets: 1,
      bettors: 1,
    });
  expect(await overview(team.sibling)).toMatchObject({ turnover: '0.00', bets: 0, size: 1 });

  await bets.corrected(betId, { status: 'won', winMinor: '150000' }, { status: 'lost' });
  await drain();
  expect(await overview()).toMatchObject({ turnover: '1000.00', prize: '0.00', profit: '-1000.00', bets: 1 });
  // An outcome from before the correction that arrives late changes nothing.
  await bets.settled({ betId, status: 'won', winMinor: '150000' });
  await bets.corrected(betId, { status: 'lost' }, { status: 'refunded' }, 3);
  await drain();
  expect(await overview()).toMatchObject({ turnover: '0.00', prize: '0.00', profit: '0.00', bets: 0 });
});

it('excludes play money and the bonus part of stakes and wins', async () => {
  const bets = betsOf(app, team.member);
  const betId = 'd9d6d8f2-0000-4000-8000-000000000002';
  await bets.placed({ stakeMinor: '9900', asset: 'FUN' });
  await bets.placed({ betId, stakeMinor: '30000', bonusMinor: '10000' });
  await bets.settled({ betId, status: 'won', winMinor: '60000', bonusWinMinor: '20000' });
  await drain();
  expect(await overview()).toMatchObject({ turnover: '200.00', prize: '400.00', profit: '200.00', bets: 1 });
  const pnl = await ask<{ list: object[] }, { products: object[] }>(app, team.top, '/wps/agent/team/pnl');
  expect(pnl.value.list).toEqual([expect.objectContaining({ turnover: '200.00', profit: '200.00', bets: 1 })]);
  expect(pnl.footer?.products).toEqual([
    { product: 'originals', turnover: '200.00', prize: '400.00', profit: '200.00', bets: 1 },
  ]);
});

it('counts deposits and withdrawals, and deducts reversed ones', async () => {
  const { outbox } = app.platform.events;
  const { memberId } = team.member;
  const paid = (orderId: string, status: string) =>
    outbox.add(app.platform.db, withdrawalChanged, memberId, { orderId, status, amountMinor: '5000', asset: 'VND' });
  for (let time = 0; time < 2; time++) {
    await outbox.add(app.platform.db, depositCredited, memberId, { orderId: 'one', amountMinor: '700000' });
    await outbox.add(app.platform.db, depositCredited, memberId, { orderId: 'four', amountMinor: '90000' });
    await outbox.add(app.platform.db, depositReversed, memberId, { orderId: 'four', amountMinor: '90000' });
    await paid('two', 'submitted');
    await paid('two', 'paid');
    await paid('three', 'paid');
    await paid('three', 'reversed');
    // Returned by the provider, which never reported it as paid.
    await paid('five', 'submitted');
    await paid('five', 'reversed');
  }
  await drain();
  expect(await overview()).toMatchObject({ deposit: '7000.00', withdrawal: '50.00' });
});

it("lists direct downline members with their teams' results, masked, and opens level by level", async () => {
  const { top, downline, member } = team;
  const first = await ask<{ list: Record<string, unknown>[] }>(app, top, '/wps/agent/team/members?sort=-turnover');
  expect(first.value.list).toEqual([
    expect.objectContaining({ memberId: String(downline.memberId), level: 1, size: 1, turnover: '200.00' }),
  ]);
  expect(first.value.list[0]?.['account']).toMatch(/^..\*\*\*.$/);
  const second = await ask<{ list: object[] }>(app, top, `/wps/agent/team/members?memberId=${downline.memberId}`);
  expect(second.value.list).toEqual([
    expect.objectContaining({ memberId: String(member.memberId), level: 2, balance: '1000000.00', profit: '200.00' }),
  ]);
  expect(second.footer?.['path']).toEqual([
    { memberId: String(top.memberId), account: top.userName, level: 0 },
    expect.objectContaining({ memberId: String(downline.memberId), level: 1 }),
  ]);
  const found = await ask<{ list: object[] }>(app, top, `/wps/agent/team/members?account=${member.userName}`);
  expect(found.value.list).toEqual([expect.objectContaining({ memberId: String(member.memberId) })]);
});

it('lists bets and movements of the team, and exports them as CSV', async () => {
  const { top, member } = team;
  const bets = await ask<{ list: object[] }>(app, top, '/wps/agent/team/betting?status=won');
  expect(bets.value.list).toEqual([
    expect.objectContaining({ memberId: String(member.memberId), level: 2, stake: '300.00', win: '600.00' }),
  ]);
  expect(bets.footer).toEqual({ stake: '300.00', win: '600.00', total: 1 });
  const moved = await ask<{ list: object[] }>(app, top, `/wps/agent/team/transactions?memberId=${member.memberId}`);
  expect(moved.value.list).toEqual([expect.objectContaining({ type: 'adjust', amount: '1000000.00' })]);
  const file = await ask<{ name: string; text: string }>(app, top, '/wps/agent/team/export?report=betting');
  expect(file.value.name).toMatch(/^team-betting-.*\.csv$/);
  expect(file.value.text.split('\r\n')).toHaveLength(4);
  expect(file.value.text).toContain('"originals","Dice",');
});

it.each(["-1+1|'cmd'!A0", ' =1+1', '\n=1+1', '＝1+1', '%0A', '|calc', '=1+1'])(
  'a game named %j is no formula in the exported file',
  async (gameName) => {
    await app.platform.db.run(sql`update agency_bets set game_name = ${gameName}`);
    const file = await ask<{ text: string }>(app, team.top, '/wps/agent/team/export?report=betting');
    expect(file.value.text).toContain(`'${gameName}`);
  },
);

it('counts members who registered, bet, logged in and are online today [E-115]', async () => {
  const counters = await ask(app, team.top, '/wps/agent/teamKPIC?size=0');
  expect(counters.value).toEqual({ list: [] });
  expect(counters.footer).toEqual({
    teamLoginMemberCount: 1,
    teamBetMemberCount: 1,
    teamRegisterMemberCount: 2,
    teamOnlineCount: 1,
    formerLoginMemberCount: 0,
    formerBetMemberCount: 0,
    formerRegisterMemberCount: 0,
  });
  expect(await ask(app, team.top, '/wps/agent/teamKPIC', { moduleId: 'COMM3' })).toMatchObject({
    errorCode: 'module.disabled',
  });
});

it('counts an earlier period only up to the same time of day', async () => {
  const { db } = app.platform;
  const { member, downline } = team;
  const now = today(TEST_ZONE);
  const DAY_MS = 86_400_000;
  const atMs = Date.now() - DAY_MS;
  const seen = (memberId: bigint, day: string, at: Date) =>
    db.run(sql`insert into agency_seen_days (day, member_id, at)
      values (${day}::date, ${memberId}::bigint, ${at}::timestamptz)`);
  const bet = (memberId: bigint, placedAt: Date) =>
    db.run(sql`
      insert into agency_bets (key, source, bet_id, member_id, product, game_code, game_name, placed_at)
      values (gen_random_uuid(), 'original', gen_random_uuid()::text, ${memberId}::bigint, 'originals', 'BGS1', 'Dice',
        ${placedAt}::timestamptz)`);
  const soon = new Date(atMs + 600_000);
  const isSameDay =
    today(TEST_ZONE, atMs - 1000) === addDays(now, -1) && today(TEST_ZONE, soon.getTime()) === addDays(now, -1);
  // Near midnight, one of the two times belongs to another day.
  if (!isSameDay) return;
  await seen(member.memberId, addDays(now, -1), new Date(atMs - 1000));
  await seen(downline.memberId, addDays(now, -1), soon);
  await bet(member.memberId, new Date(atMs - 1000));
  await bet(downline.memberId, soon);
  const ofDay = async (day: string) => (await ask(app, team.top, `/wps/agent/teamKPIC?startDate=${day}`)).footer;
  expect(await ofDay(now)).toMatchObject({ formerLoginMemberCount: 1, formerBetMemberCount: 1 });
  expect(await ofDay(addDays(now, -1))).toMatchObject({ teamLoginMemberCount: 2, formerLoginMemberCount: 0 });
  await db.run(sql`update agency_seen_days set day = ${addDays(now, -3)}::date, at = at - interval '2 days 20 minutes'
     where member_id = ${downline.memberId}::bigint
    and day = ${addDays(now, -1)}::date`);
  expect(await ofDay(addDays(now, -2))).toMatchObject({ formerLoginMemberCount: 1, formerBetMemberCount: 0 });
});

it('rejects days that do not exist, are in the wrong order or are too many', async () => {
  for (const days of ['startDate=2026-02-30', 'startDate=2026-03-02&endDate=2026-03-01', 'startDate=2020-01-01'])
    expect(await ask(app, team.top, `/wps/agent/team/overview?${days}&endDate=2026-03-01`)).toMatchObject({
      errorCode: 'request.invalid',
    });
});

it('sorts pages of members past the middle like all the others', async () => {
  const { top } = team;
  for (let count = 0; count < 4; count++) await createMember(app, { inviterId: top.memberId });
  await drain();
  const idsOf = async (query: string) =>
    (await ask<{ list: { memberId: string }[] }>(app, top, `/wps/agent/team/members?${query}`)).value.list.map(
      ({ memberId }) => memberId,
    );
  for (const sort of ['account', '-account', '-turnover', 'joinedAt']) {
    const all = await idsOf(`sort=${sort}`);
    expect(all.length).toBeGreaterThan(4);
    const pages = [];
    for (let page = 1; page <= Math.ceil(all.length / 2); page++)
      pages.push(...(await idsOf(`sort=${sort}&pageSize=2&pageNo=${page}`)));
    expect([sort, pages]).toEqual([sort, all]);
    expect(await idsOf(`sort=${sort}&pageSize=2&pageNo=99`)).toEqual([]);
  }
});

it('counts batches of payments in opposite orders at the same time, without a deadlock', async () => {
  const own = await createTeam(app);
  const { db } = app.platform;
  const days = Array.from({ length: 30 }, (_, index) => addDays(today(TEST_ZONE), -index));
  const batches = Array.from({ length: 12 }, (_, batch) => {
    const rows = [own.top, own.downline, own.member].flatMap(({ memberId }) =>
      days.map((day) => ({ key: `${batch} ${memberId} ${day}`, memberId: String(memberId), day, amount: 100 })),
    );
    const ordered = batch % 2 === 0 ? rows : rows.toReversed();
    return JSON.stringify(ordered.map((row) => ({ ...row, kind: 'deposit' })));
  });
  const count = (batch: string) => db.run(sql`select agency_count_payments(${batch}::jsonb)`);
  await Promise.all([...batches, ...batches].map(count));
  const { counted } = await db.one(sql<{ counted: bigint }>`
    select sum(deposit_minor)::bigint as counted from agency_days
     where not is_team and member_id = ${own.member.memberId}::bigint`);
  expect(counted).toBe(BigInt(12 * days.length * 100));
});
