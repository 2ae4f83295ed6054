import { auditOf, callDesk, createMember, createOperator, openBackOffice, runJob } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { withdrawalChanged } from '../../../platform/events/index.ts';
import { WITHDRAWALS_HEARD } from '../markers/withdrawals.ts';
import { HARM_ALARM } from './alarms.ts';

const { app } = await openBackOffice();

it('staff see limits, breaks, sessions and markers, record contacts, and list all of it', async () => {
  const member = await createMember(app);
  const { memberId } = member;
  const { headers, name } = await createOperator(app, 'support');
  const path = `/members/${memberId}/protection`;
  await app.platform.db.transaction((tx) =>
    app.rooms.protection.changeLimit(tx, memberId, { kind: 'loss', period: 'week', wanted: 5_000_000n }),
  );
  await app.server.inject({
    method: 'POST',
    url: '/wps/protection/timeout',
    headers: member.headers,
    payload: { hours: 24 },
  });
  await app.platform.db.run(sql`
    insert into protection_deposits (order_id, member_id, asset, amount_minor, state, at)
    select gen_random_uuid(), ${memberId}::bigint, 'VND', amount, 'credited',
           clock_timestamp() - days * interval '1 day'
      from (values (200000000, 1), (50000000, 9), (50000000, 20)) as d (amount, days)`);
  const { value } = await callDesk(app, headers, 'GET', path);
  expect(value).toMatchObject({
    timedOutUntil: expect.any(Number),
    excludedUntil: null,
    limits: [{ kind: 'loss', period: 'week', limit: '50000.00', used: '0.00' }],
    markers: [{ marker: 'deposits', now: '2000000.00', before: '250000.00' }],
  });
  const note = { kind: 'complaint', note: 'Says the reality check came too late' };
  expect(await callDesk(app, headers, 'POST', `${path}/contacts`, note)).toMatchObject({ success: true });
  const list = await callDesk(app, headers, 'GET', `/protectionActs?filter=memberId:eq:${memberId}`);
  const acts = (list.value as { list: { act: string; detail: string }[] }).list;
  expect(acts.map(({ act }) => act)).toEqual(['complaint.noted', 'timeout.started', 'limit.set']);
  expect(JSON.parse(acts[0]!.detail)).toEqual({ by: name, note: note.note });
  expect((await auditOf(app, `member:${memberId}`)).at(-1)).toMatchObject({ action: 'member.complaint.noted' });
  const finance = await createOperator(app, 'finance');
  expect(await callDesk(app, finance.headers, 'GET', path)).toMatchObject({ errorCode: 'permission.denied' });
  expect(await callDesk(app, headers, 'GET', '/members/999999/protection')).toMatchObject({ errorCode: 'not.found' });
});

it('staff see why play is blocked, also without a break', async () => {
  const { memberId } = await createMember(app);
  const { headers } = await createOperator(app, 'support');
  const blocked = async () => (await callDesk(app, headers, 'GET', `/members/${memberId}/protection`)).value;
  expect(await blocked()).toMatchObject({ blocked: null });
  await app.rooms.protection.needIdentity(app.platform.db, [memberId], true);
  expect(await blocked()).toMatchObject({ blocked: 'unidentified' });
  // The exclusion is over, and the member has not requested to return.
  await app.platform.db.run(sql`
    update protection_members set excluded_until = clock_timestamp() - interval '1 day'
     where member_id = ${memberId}::bigint`);
  expect(await blocked()).toMatchObject({ blocked: 'excluded', excludedUntil: null });
});

it('each marker of harm begins an alert, which stays until staff record the action taken', async () => {
  const member = await createMember(app);
  const { memberId } = member;
  const { db } = app.platform;
  const { headers, name } = await createOperator(app, 'risk');
  const deposit = (amountMinor: bigint, minutesAgo: number) =>
    db.run(sql`
      insert into protection_deposits (order_id, member_id, asset, amount_minor, state, at)
      values (gen_random_uuid(), ${memberId}::bigint, 'VND', ${amountMinor}::bigint, 'credited',
        clock_timestamp() - ${minutesAgo}::int * interval '1 minute')`);
  const bet = (stakeMinor: bigint, at: ReturnType<typeof sql>) =>
    db.run(sql`
      insert into protection_bets (bet_id, member_id, asset, product, game_id, game_name, stake_minor, placed_at,
        status)
      values (gen_random_uuid(), ${memberId}::bigint, 'VND', 'lottery', 'g', 'g', ${stakeMinor}::bigint, ${at},
        'lost')`);
  const withdrawal = (status: string, amountMinor: string) =>
    db.transaction((tx) =>
      WITHDRAWALS_HEARD.handle(tx, [
        { memberId, at: new Date(), payload: { orderId: crypto.randomUUID(), status, amountMinor, asset: 'VND' } },
      ] as never),
    );
  const alerts = async (filter = `memberId:eq:${memberId}`) => {
    const { value } = await callDesk(app, headers, 'GET', `/protectionAlerts?filter=${filter}`);
    return (value as { list: { id: string; marker: string; now: string; before: string; outcome: string }[] }).list;
  };
  const look = () => runJob(app, 'protection-markers');
  expect(WITHDRAWALS_HEARD.event.topic).toBe(withdrawalChanged.topic);

  // Three deposits of at most the loss of the hour before, and one larger one.
  for (const minutes of [400, 300, 200, 100]) {
    await bet(600_000_00n, sql`clock_timestamp() - ${minutes + 30}::int * interval '1 minute'`);
    await deposit(minutes === 100 ? 600_001_00n : 500_000_00n, minutes);
  }
  for (let time = 0; time < 2; time++) await withdrawal('cancelled', '10000');
  await look();
  expect(
    (await alerts()).map(({ marker }) => marker),
    'nothing moved within 20 minutes but withdrawals',
  ).toEqual(['deposits', 'losses', 'chasing']);
  await withdrawal('cancelled', '10000');
  // An hour of bets in each of three nights of the merchant's time zone.
  const { zone } = { zone: await app.rooms.site.timeZone() };
  for (const day of [2, 3, 4])
    for (const minutes of [0, 70])
      await bet(
        1n,
        sql`((clock_timestamp() at time zone ${zone})::date - ${day}::int + interval '2 hours'
          + ${minutes}::int * interval '1 minute') at time zone ${zone}`,
      );
  await deposit(18_000_000_00n, 1);
  await withdrawal('paid', '20000000');
  await look();
  await look();
  const found = await alerts();
  expect(found.map(({ marker, now }) => [marker, now])).toEqual([
    ['deposits', '2100001.00'],
    ['losses', '2400000.00'],
    ['chasing', '3'],
    // When the test itself runs at night, the losses of the last hours add a fourth night.
    ['nights', expect.stringMatching(/^[34]$/)],
    ['cancelled', '3'],
  ]);
  // Less the withdrawals, the market's threshold is reached later.
  await deposit(100_000_00n, 0);
  await look();
  expect((await alerts()).at(-1)).toMatchObject({ marker: 'vulnerable', now: '20000001.00', before: '20000000.00' });

  const nights = found.find(({ marker }) => marker === 'nights')!;
  const path = `/protectionAlerts/${nights.id}/close`;
  const done = { outcome: 'spoken', note: 'Agreed on a limit of time' };
  const finance = await createOperator(app, 'finance');
  expect(await callDesk(app, finance.headers, 'POST', path, done)).toMatchObject({ errorCode: 'permission.denied' });
  expect(await callDesk(app, headers, 'POST', path, done)).toMatchObject({ success: true });
  expect(await callDesk(app, headers, 'POST', path, done)).toMatchObject({ errorCode: 'not.found' });
  await look();
  expect(await alerts(`memberId:eq:${memberId}&filter=state:eq:open`)).toHaveLength(5);
  // Alarm rules report each new marker, or members with at least this many.
  const reported = async (threshold: bigint) =>
    (await HARM_ALARM.find(db, { threshold, since: new Date(Date.now() - 60_000), asset: 'VND' })).filter(({ title }) =>
      title.startsWith(`member ${memberId},`),
    );
  expect(new Set((await reported(1n)).map(({ value }) => value))).toEqual(new Set([1n, 2n, 3n, 4n, 5n]));
  expect([(await reported(4n)).length, (await reported(6n)).length]).toEqual([2, 0]);
  expect(await alerts(`memberId:eq:${memberId}&filter=state:eq:handled`)).toMatchObject([
    { marker: 'nights', ...done, closedBy: name },
  ]);
  expect(await app.rooms.protection.mayBeOffered(db, memberId)).toBe(false);
  expect((await auditOf(app, `member:${memberId}`)).at(-1)).toMatchObject({ action: 'member.alert.closed' });
  const { value } = await callDesk(app, headers, 'GET', `/members/${memberId}/protection`);
  expect((value as { markers: { marker: string }[] }).markers).toHaveLength(6);
});
