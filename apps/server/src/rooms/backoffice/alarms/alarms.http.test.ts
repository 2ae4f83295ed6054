import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auditOf, callDesk, createMember, createOperator, openBackOffice, REASON } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openMailServer } from '@fairlot/testkit/clients/mail-server';
import { createTeller } from './deliver.ts';
import { watch } from './watch.ts';

const { mails, port: mailPort, close: closeMails } = await openMailServer();
const reported: { headers: IncomingHttpHeaders; body: string }[] = [];
let isRefusing = false;
const hook = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    if (!isRefusing) reported.push({ headers: request.headers, body });
    response.writeHead(isRefusing ? 500 : 204).end();
  });
});
await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
const { port: hookPort } = hook.address() as AddressInfo;
const { app, operator, call, approve } = await openBackOffice({ smtpUrl: `smtp://127.0.0.1:${mailPort}` });
afterAll(() => {
  hook.close();
  closeMails();
});

const { db } = app.platform;
const look = () => watch({ ...app.platform, site: app.rooms.site });
const teller = createTeller({ ...app.platform, site: app.rooms.site });
const notifyAll = async () => {
  while (await teller.run()) await teller.settle();
  await teller.settle();
};
const addRule = (change: object) =>
  call<{ ruleId: string; secret: string | null }>('POST', '/alarmRules', {
    kind: 'vendorErrors',
    threshold: '5',
    mails: [],
    webhook: null,
    reason: REASON,
    ...change,
  });
/** One operator requests the end of a rule, and another approves it. */
async function endRule(ruleId: string) {
  const asked = await call<{ id: string }>('POST', `/alarmRules/${ruleId}/end`, {
    reason: REASON,
    requestKey: randomUUID(),
  });
  expect(await approve(asked.value.id)).toMatchObject({ value: { state: 'executed' } });
}
interface Alarm {
  alarmId: string;
  kind: string;
  object: string;
  value: string;
  state: string;
}
const alarms = async (filter = '') => (await call<{ list: Alarm[] }>('GET', `/alarms?limit=200${filter}`)).value.list;
const callsOf = async (vendor: string, calls: number, failed: number) => {
  await db.run(sql`delete from vendors_health where vendor = ${vendor}`);
  await db.run(sql`
    insert into vendors_health (vendor, minute, calls, refused, failed, total_ms, slowest_ms, last_at)
    values (${vendor}, date_trunc('minute', clock_timestamp()), ${calls}::int, 0, ${failed}::int, 10, 1, now())`);
};

// Ends the default rules, so that they do not affect the counts here.
await db.run(sql`update backoffice_alarm_rules set ended_at = clock_timestamp() where ended_at is null`);

it('raises one alarm until a state ends, sends mail and signed webhook, and can be acknowledged', async () => {
  const webhook = `http://127.0.0.1:${hookPort}/alarms`;
  const { value: rule } = await addRule({ mails: ['duty@example.com'], webhook });
  expect(rule.secret).toMatch(/^[0-9a-f]{64}$/);
  await callsOf('QUIET', 100, 4);
  await callsOf('FEW', 10, 10);
  await callsOf('BAD', 100, 30);
  for (let round = 0; round < 3; round++) await look();
  const open = await alarms('&filter=state:eq:open');
  expect(open).toEqual([expect.objectContaining({ object: 'vendor:BAD', kind: 'vendorErrors', value: '30' })]);
  isRefusing = true;
  await notifyAll();
  expect(reported).toEqual([]);
  isRefusing = false;
  await db.run(sql`
    update backoffice_alarm_messages set next_try_at = clock_timestamp() where next_try_at is not null`);
  await notifyAll();
  expect(mails.join('')).toContain('duty@example.com');
  expect(mails.join('')).toContain('Subject: Fairlot: Failed calls of a vendor');
  expect(reported).toHaveLength(1);
  const { headers, body } = reported[0]!;
  const [, seconds = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers['fairlot-signature'])) ?? [];
  expect(signature).toBe(createHmac('sha256', rule.secret!).update(`${seconds}.${body}`).digest('hex'));
  expect(JSON.parse(body)).toMatchObject({ kind: 'vendorErrors', object: 'vendor:BAD', value: '30%' });

  const note = 'The vendor was called';
  const id = open[0]!.alarmId;
  const reader = await createOperator(app, 'support');
  expect(await callDesk(app, reader.headers, 'POST', `/alarms/${id}/acknowledge`, { note })).toMatchObject({
    errorCode: 'permission.denied',
  });
  expect((await call('POST', `/alarms/${id}/acknowledge`, { note })).success).toBe(true);
  expect(await call('POST', `/alarms/${id}/acknowledge`, { note })).toMatchObject({ errorCode: 'not.found' });
  expect(await auditOf(app, 'vendor:BAD')).toMatchObject([{ actor: operator.name, action: 'alarm.acknowledged' }]);
  // It continues, and no further notification is sent.
  await look();
  expect(await alarms('&filter=state:eq:open')).toEqual([]);
  expect((await alarms()).map(({ state }) => state)).toEqual(['acknowledged']);
  // It ends when it is not found for a while; the next occurrence is another alarm.
  await callsOf('BAD', 100, 0);
  await look();
  expect((await alarms()).map(({ state }) => state)).toEqual(['acknowledged']);
  await db.run(sql`update backoffice_alarms set seen_at = seen_at - interval '3 minutes'`);
  await look();
  expect((await alarms()).map(({ state }) => state)).toEqual(['ended']);
  await callsOf('BAD', 100, 50);
  await look();
  expect(await alarms('&filter=state:eq:open')).toHaveLength(1);
  // A rule ends with its alarms and their unsent notifications.
  await endRule(rule.ruleId);
  await look();
  await notifyAll();
  expect(reported).toHaveLength(1);
  expect(await alarms('&filter=state:eq:open')).toEqual([]);
});

it('stops a vendor whose signed calls keep failing, until an operator opens it again', async () => {
  const { value: rule } = await addRule({ threshold: '20', stopsAfter: 5 });
  expect(await addRule({ kind: 'bigWin', stopsAfter: 5 })).toMatchObject({ value: { field: 'stopsAfter' } });
  await db.run(sql`delete from vendors_health`);
  const [faulty, flooded, closed] = ['NWND', 'PLAN', 'BREEL'];
  const pass = () => db.run(sql`update backoffice_alarms set began_at = began_at - interval '6 minutes'`);
  const stoppedOf = async () => {
    const rows = await db.rows(sql<{ vendor: string; ruleId: string | null }>`
      select vendor, rule_id::text as "ruleId" from vendors_stopped order by vendor`);
    return rows.map(({ vendor, ruleId }) => [vendor, ruleId]);
  };
  const takeBets = (vendor: string, isTaken: boolean) =>
    call('PUT', `/vendors/${vendor}/bets`, { isTaken, reason: REASON });
  for (const vendor of [faulty, flooded, closed]) await callsOf(vendor, 100, 40);
  // Anyone can send unsigned calls.
  await db.run(sql`update vendors_health set unsigned = 35 where vendor = ${flooded}`);
  await takeBets(closed, false);
  await look();
  expect(await stoppedOf()).toEqual([[closed, null]]);
  await pass();
  for (let round = 0; round < 2; round++) await look();
  expect(await stoppedOf()).toEqual([
    [closed, null],
    [faulty, rule.ruleId],
  ]);
  const after = { rule: rule.ruleId, kind: 'vendorErrors', threshold: '20', minutes: 5, value: '40' };
  expect(await auditOf(app, `vendor:${faulty}`)).toMatchObject([{ actor: 'system', action: 'alarm.stopped', after }]);
  // If an operator opens it again or acknowledges the alarm meanwhile, the rule does not stop it again.
  expect((await takeBets(faulty, true)).success).toBe(true);
  await look();
  expect(await stoppedOf()).toEqual([[closed, null]]);
  // A vendor that an operator stopped stays stopped, even when the rule ends.
  await endRule(rule.ruleId);
  expect(await stoppedOf()).toEqual([[closed, null]]);
});

it('reports a big win once, with a link to its bet, even after it was acknowledged', async () => {
  const { value: rule } = await addRule({ kind: 'bigWin', threshold: '1000000.00' });
  const { memberId } = await createMember(app);
  const win = (winMinor: number, ago: string, stakeMinor = 100) =>
    db.one(sql<{ id: string }>`
      insert into records_bets (ticket_id, source, bet_id, member_id, status, game_code, game_name, asset, stake_minor,
        win_minor, placed_at, settled_at, product)
      select id, 'original', id::text, ${memberId}::bigint, 'won', 'dice', 'Dice', 'VND', ${stakeMinor}::bigint,
             ${winMinor}::bigint, now(), now() - ${ago}::interval, 'table'
        from (select gen_random_uuid() as id) n returning ticket_id::text as id`);
  const { id } = await win(100_000_000, '0 s');
  await win(500_000_000, '1 day');
  await win(200_000_000, '0 s', 200_000_000);
  for (let more = 0; more < 50; more++) await win(99_999_999, '0 s');
  await look();
  const [found, ...others] = await alarms('&filter=state:eq:open');
  expect([found?.kind, found?.value, others]).toEqual(['bigWin', '1000000.00', []]);
  expect(found).toMatchObject({ page: 'member', query: { memberId: String(memberId), tab: 'bets', bet: id } });
  expect((await call('POST', `/alarms/${found!.alarmId}/acknowledge`, { note: REASON })).success).toBe(true);
  await look();
  expect(await alarms('&filter=state:eq:open')).toEqual([]);
  expect((await call('GET', '/alarmRules')).value).toMatchObject({
    rules: [expect.objectContaining({ ruleId: rule.ruleId, threshold: '1000000.00', createdBy: operator.name })],
  });
});

it('raises one alarm each for a failing payment provider and a failing result source until it ends', async () => {
  const rules = [
    await addRule({ kind: 'paymentErrors', threshold: '20' }),
    await addRule({ kind: 'feedErrors', threshold: '3' }),
  ];
  const order = (provider: string, memberId: number, status: string) =>
    db.run(sql`
      insert into payments_orders (id, member_id, input_hash, provider, method, asset, amount_minor, status, answer,
        expires_at)
      values (${randomUUID()}::uuid, ${memberId}::bigint, '', ${provider}, 'card', 'VND', 5000000, ${status}, '{}',
        clock_timestamp() + interval '1 hour')`);
  const feed = (name: string, failures: number, ago = '0 s') =>
    db.run(sql`
      insert into lottery_feed_health (name, asked_at, failures_in_row) values (${name},
        clock_timestamp() - ${ago}::interval, ${failures}::int)
      on conflict (name) do update set failures_in_row = excluded.failures_in_row`);
  for (let place = 0; place < 12; place++) {
    await order('good', place, place < 2 ? 'failed' : 'awaiting');
    // One member's repeated attempts do not prove a provider failure, nor do a few orders.
    await order('one-member', 7, 'failed');
    if (place < 9) await order('few', place, 'failed');
    await order('bad', place, place < 4 ? 'failed' : 'awaiting');
  }
  await feed('station-1', 2);
  await feed('station-2', 3);
  await feed('gone', 90, '1 hour');
  const open = async () =>
    (await alarms('&filter=state:eq:open')).map(({ kind, object, value }) => `${kind} ${object} ${value}`).toSorted();
  for (let round = 0; round < 2; round++) await look();
  const before = await alarms();
  expect(await open()).toEqual(['feedErrors feed:station-2 3', 'paymentErrors provider:bad 33']);
  const { value } = await call<{ health: { name: string; state: string }[] }>('GET', '/dashboard');
  const states = Object.fromEntries(value.health.map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({ good: 'slow', bad: 'slow', few: 'down' });
  // Orders that the provider never opened also count as failures.
  await db.run(sql`
    update payments_orders set status = 'created', answer = null, created_at = created_at - interval '1 minute'
     where provider = 'bad' and status = 'failed'`);
  await db.run(sql`update backoffice_alarms set seen_at = seen_at - interval '3 minutes'`);
  await feed('station-2', 0);
  await look();
  expect(await open()).toEqual(['paymentErrors provider:bad 33']);
  await db.run(sql`update payments_orders set status = 'awaiting', answer = '{}' where provider = 'bad'`);
  await db.run(sql`update backoffice_alarms set seen_at = seen_at - interval '3 minutes'`);
  await look();
  expect([await open(), (await alarms()).length]).toEqual([[], before.length]);
  await db.run(sql`delete from payments_orders where method = 'card'`);
  for (const { value: rule } of rules) await endRule(rule.ruleId);
});

it('ends a rule only after a second operator approves, including the rule on personal data', async () => {
  for (const kind of ['personal-data', 'vendorErrors']) {
    const { value: rule } = await addRule({ kind });
    const end = (requestKey: string) =>
      call<{ id: string }>('POST', `/alarmRules/${rule.ruleId}/end`, { reason: REASON, requestKey });
    const asked = await end(`end-${kind}-1`);
    expect(asked).toMatchObject({
      status: 202,
      value: { state: 'pending', kind: 'alarm.end', details: [`kind: ${kind}`, 'threshold: 5'] },
    });
    expect((await end(`end-${kind}-1`)).value.id).toBe(asked.value.id);
    const rules = async () => {
      const { value } = await call<{ rules: { ruleId: string }[] }>('GET', '/alarmRules');
      return value.rules.map(({ ruleId }) => ruleId);
    };
    expect((await call('POST', `/approvals/${asked.value.id}/approve`, {})).success).toBe(false);
    expect(await rules()).toContain(rule.ruleId);
    const twice = await end(`end-${kind}-2`);
    expect(await approve(asked.value.id)).toMatchObject({ value: { state: 'executed' } });
    expect(await rules()).not.toContain(rule.ruleId);
    expect(await approve(twice.value.id)).toMatchObject({ value: { state: 'failed', failure: 'not.found' } });
    expect((await auditOf(app, `alarmRule:${rule.ruleId}`)).at(-1)).toMatchObject({
      action: 'alarm.rule.ended',
      before: { kind },
    });
    expect((await end(`end-${kind}-3`)).errorCode).toBe('not.found');
  }
});

it('can query every source of the rooms, and rejects invalid rules', async () => {
  const { value } = await call<{ kinds: { kind: string; standard: string }[] }>('GET', '/alarmRules');
  expect(value.kinds.map(({ kind }) => kind).toSorted()).toEqual([
    'bigWin',
    'drawLoss',
    'feedErrors',
    'harmSign',
    'largeDeposit',
    'lateWins',
    'paymentErrors',
    'personal-data',
    'sanctionsMatch',
    'vendorErrors',
    'vendorSilence',
  ]);
  for (const { kind, standard } of value.kinds)
    expect((await addRule({ kind, threshold: standard })).success).toBe(true);
  await look();
  const { unchecked } = await db.one(sql<{ unchecked: bigint }>`
    select count(*) as unchecked from backoffice_alarm_rules where checked_at is null and ended_at is null`);
  expect(unchecked).toBe(0n);
  for (const wrong of [
    { kind: 'weather' },
    { threshold: '0' },
    { threshold: '5.5' },
    { threshold: '101' },
    { webhook: 'file:///etc/passwd' },
    { mails: ['a@example.com, b@example.com'] },
  ])
    expect([wrong, (await addRule(wrong)).errorCode]).toEqual([wrong, 'request.invalid']);
});
