import { randomUUID } from 'node:crypto';
import { formatMinor, parseMinor } from '@fairlot/money';
import { createMember, expectFiltersOf, openBackOffice, REASON, runJob, seal } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { ask as askAgent, betsOf, lastNoon } from '../agency.testing.ts';
import { addDays, today } from '../days.ts';
import { setRates } from '../rates.ts';
import { insertTransfer } from '../transfers/transfer-rows.ts';

const { app, operator, call, approve, trail } = await openBackOffice();
await app.platform.events.outbox.drain();

const idOf = async (account: string) => String((await app.rooms.people.findByAccount(account))?.id);
const now = today('Asia/Ho_Chi_Minh');
const teamOf = async (account: string, day: string) => {
  const { value } = await call<{ team: { turnover: string }; size: number; path: { account: string }[] }>(
    'GET',
    `/agents/${await idOf(account)}?startDate=${day}&endDate=${day}`,
  );
  return { turnover: Number(value.team.turnover), size: value.size, path: value.path.map((one) => one.account) };
};

it('lists and finds agents, and opens the tree level by level with sums', async () => {
  const agents = await call<{ list: object[] }>('GET', '/agents?filter=account:prefix:agent0&sort=memberId');
  expect(agents.value.list).toEqual([
    expect.objectContaining({ account: 'agent01', uplineAccount: null, level: 0, below: 32 }),
    expect.objectContaining({ account: 'agent02', uplineAccount: 'agent01', level: 1, below: 21 }),
    expect.objectContaining({ account: 'agent03', uplineAccount: 'agent02', level: 2, below: 10 }),
  ]);
  const top = await call<{ list: { account: string; size: number }[] }>('GET', '/agentTree');
  expect(top.value.list).toContainEqual(expect.objectContaining({ account: 'agent01', size: 32 }));
  const below = await call<{ list: object[]; path: object[] }>('GET', `/agentTree?uplineId=${await idOf('agent02')}`);
  expect(below.value.list).toHaveLength(11);
  expect(below.value.path).toMatchObject([{ account: 'agent01' }, { account: 'agent02' }]);
  expect(await call('GET', '/agentTree?uplineId=999999999')).toMatchObject({ errorCode: 'not.found' });
});

it('a recalculated settlement matches its bills, and shows the effect of a correction', async () => {
  await runJob(app, 'team-bills');
  const settlement = async (kind: string) =>
    (await call<{ rows: Record<string, unknown>[]; now: string }>('GET', `/agencySettlement?kind=${kind}`)).value;
  const top = BigInt(await idOf('agent01'));
  await app.platform.db.transaction((tx) => setRates(tx, top, { fish: 39 }, 'operator', new Date(lastNoon())));
  const changed = await call<{ findings: object[] }>('GET', '/agencySettlement?kind=dailySalary');
  expect(changed.value.findings).toContainEqual(
    expect.objectContaining({ what: 'rate', account: 'agent01', product: 'fish', rate: 39, seenBy: null }),
  );
  for (const kind of ['dailySalary', 'dividend', 'hourly']) {
    const { rows } = await settlement(kind);
    expect([kind, rows.map(({ account, difference }) => [account, difference])]).toEqual([kind, [['agent01', '0.00']]]);
  }
  const bet = { betId: randomUUID(), stakeMinor: '100000000', at: lastNoon() };
  const member = { memberId: BigInt(await idOf('linh07')), userName: 'linh07', asset: 'VND' };
  const say = betsOf(app, member);
  await say.placed(bet);
  await say.settled(bet);
  await app.platform.events.outbox.drain();
  const { rows } = await settlement('dailySalary');
  expect(Number(rows[0]?.['difference'])).toBeGreaterThan(0);
  const bills = await call<{ list: object[] }>(
    'GET',
    `/agencyBills?filter=memberId:eq:${await idOf('agent01')}&filter=kind:eq:dailySalary`,
  );
  expect(bills.value.list).toEqual([
    expect.objectContaining({ account: 'agent01', payer: null, amount: rows[0]?.['before'] }),
  ]);
  expect(await call('GET', `/agencySettlement?kind=dailySalary&day=${addDays(now, 1)}`)).toMatchObject({
    errorCode: 'request.invalid',
  });
});

it('unusual findings of a settlement are listed, and marked as reviewed by an operator', async () => {
  interface Finding {
    key: string;
    what: string;
    member?: string;
    percent?: number;
    name?: string;
    seenBy: string | null;
  }
  type Value = { from: string; findings: Finding[]; rows: { agents: number; members: number }[] };
  const read = async () => (await call<Value>('GET', '/agencySettlement?kind=dailySalary')).value;
  const { db } = app.platform;
  const agent = await idOf('agent01');
  const most = { betId: randomUUID(), stakeMinor: '200000000000', at: lastNoon() };
  const say = betsOf(app, { memberId: BigInt(await idOf('linh07')), userName: 'linh07', asset: 'VND' });
  await say.placed(most);
  await say.settled(most);
  await app.platform.events.outbox.drain();
  await db.run(sql`
    insert into payments_payout_accounts (id, member_id, kind, bank, number_sealed, holder_sealed, last_digits, mark,
      number_mark, name_state, usable_from, created_at)
    values (gen_random_uuid(), ${agent}::bigint, 'bank', 'vcb', ''::bytea, ''::bytea, '1234', 'look', 'look', 'matches',
      clock_timestamp(), ${new Date(lastNoon())}::timestamptz)`);
  const { from, findings, rows } = await read();
  expect(rows[0]).toMatchObject({ agents: 2, members: 30 });
  const share = findings.find(({ what }) => what === 'share');
  expect(share?.member).toBe('linh07');
  expect(share?.percent).toBeGreaterThan(90);
  const added = findings.find(({ what }) => what === 'account');
  expect(added).toMatchObject({ name: 'matches', seenBy: null });
  const mark = (key: string | undefined, isSeen: boolean) =>
    call('PUT', '/agencySettlement/findings', { kind: 'dailySalary', day: from, key, isSeen });
  const seenBy = async (key: string | undefined) =>
    (await read()).findings.find((finding) => finding.key === key)?.seenBy;
  expect(await mark('share:0:0', true)).toMatchObject({ errorCode: 'not.found' });
  await mark(added?.key, true);
  expect(await seenBy(added?.key)).toBe(operator.name);
  expect(await trail(`agencyRun:dailySalary:day:${from}`)).toContainEqual(
    expect.objectContaining({ action: 'agency.finding.marked' }),
  );
  await mark(added?.key, false);
  expect(await seenBy(added?.key)).toBeNull();
});

it('a member moves with the whole downline after two operators agree; past days keep their upline', async () => {
  const [agent01, agent02, agent03] = await Promise.all(['agent01', 'agent02', 'agent03'].map(idOf));
  const ask = (id: string | undefined, uplineId: string | null | undefined) =>
    call<{ id: string }>('POST', `/agents/${id}/request-move`, { uplineId, reason: REASON, requestKey: randomUUID() });
  expect(await ask(agent02, agent03)).toMatchObject({ errorCode: 'agency.move.below' });
  expect(await ask(agent02, agent02)).toMatchObject({ errorCode: 'agency.move.below' });
  expect(await ask(agent01, '999999999')).toMatchObject({ errorCode: 'not.found' });
  const left = await createMember(app);
  await app.platform.events.outbox.drain();
  const closing = await seal(app, { password: 'Test2026', confirm: true });
  const headers = { ...left.headers, ...closing.headers };
  const url = '/wps/account/close';
  const closed = await app.server.inject({ method: 'POST', url, headers, payload: closing.payload });
  expect(closed.json()).toMatchObject({ success: true });
  expect(await ask(agent01, String(left.memberId))).toMatchObject({ errorCode: 'not.found' });
  // A member cannot be moved below an agent with lower rates.
  expect(await ask(agent02, await idOf('linh07'))).toMatchObject({ errorCode: 'rate.refused' });

  const effect = await call('GET', `/agents/${agent03}/move?uplineId=${agent01}`);
  expect(effect.value).toEqual({
    moved: 11,
    from: { memberId: agent02, account: 'agent02' },
    to: { memberId: agent01, account: 'agent01' },
    fromDay: addDays(now, 1),
    contracts: 0,
    openBills: 0,
  });
  const yesterday = addDays(now, -1);
  const before = await teamOf('agent02', yesterday);
  const request = await ask(agent03, agent01);
  expect(request.value).toMatchObject({ details: ['upline: agent02 → agent01'] });
  const other = await ask(agent03, null);
  expect(await approve(request.value.id, operator)).toMatchObject({ success: false });
  expect(await approve(request.value.id)).toMatchObject({ success: true });
  // A request that was based on the former upline does not undo the move.
  expect(await approve(other.value.id)).toMatchObject({ value: { state: 'failed', failure: 'version.conflict' } });
  expect(await teamOf('agent02', yesterday)).toMatchObject({ turnover: before.turnover, size: 10 });
  expect((await teamOf('agent03', yesterday)).path).toEqual(['agent01', 'agent03']);
  expect((await teamOf('an2105', yesterday)).path).toEqual(['agent01', 'agent03', 'an2105']);

  // Bets settled today count for the old upline, those settled tomorrow for the new one.
  const { db } = app.platform;
  const pathOn = async (day: string) =>
    db.value(sql<string[]>`select agency_path_on(${await idOf('an2105')}::bigint, ${day}::date)::text[]`);
  expect(await pathOn(now)).toEqual([agent01, agent02, agent03]);
  expect(await pathOn(addDays(now, 1))).toEqual([agent01, agent03]);
  expect((await trail(`member:${agent03}`)).at(-1)).toMatchObject({ action: 'agency.moved' });
});

it('an agent moved below another one can no longer accept a contract that the merchant had offered', async () => {
  const { db } = app.platform;
  const [upper, moved] = [await createMember(app, { type: 1 }), await createMember(app, { type: 1 })];
  await app.platform.events.outbox.drain();
  const terms = { tiers: [{ sales: '1.00', active: 0, rate: 100 }], activeFrom: '1.00' };
  const contractId = await db.value(sql<bigint>`
    insert into agency_contracts (kind, downline_id, payer, terms, state)
    values ('dailySalary', ${moved.memberId}::bigint, 'platform', ${JSON.stringify(terms)}::jsonb, 'requested')
    returning id`);
  const [path, uplineId] = [`/agents/${moved.memberId}`, String(upper.memberId)];
  expect((await call('GET', `${path}/move?uplineId=${uplineId}`)).value).toMatchObject({ contracts: 1 });
  const input = { uplineId, reason: REASON, requestKey: randomUUID() };
  const request = await call<{ id: string }>('POST', `${path}/request-move`, input);
  expect(await approve(request.value.id)).toMatchObject({ success: true });
  const payload = { contractId: String(contractId), answer: 'accept' };
  const contracts = '/wps/agent/contract/dailySalary';
  expect(await askAgent(app, moved, contracts, { method: 'POST', payload, moduleId: 'COMM3' })).toMatchObject({
    errorCode: 'contract.refused',
  });
});

it('an operator blocks an agent from sending money, with a reason', async () => {
  const id = await idOf('agent02');
  expect(await call('PUT', `/agents/${id}/transfer`, { mayTransfer: false, reason: REASON })).toMatchObject({
    success: true,
  });
  const toId = BigInt(await idOf('quang1'));
  const sent = { id: randomUUID(), fromId: BigInt(id), toId, asset: 'VND', amountMinor: 12_345n };
  await app.platform.db.transaction((tx) => insertTransfer(tx, sent));
  const { value } = await call<{ rateChanges: object[] }>('GET', `/agents/${id}`);
  expect(value).toMatchObject({ mayTransfer: false, sent: [{ account: 'quang1', amount: '123.45' }] });
  // Nine products were set when the agent was added.
  expect(value.rateChanges).toHaveLength(9);
  expect(value.rateChanges).toContainEqual({
    product: 'lottery',
    rate: 1987,
    at: expect.any(Number),
    by: 'agent01',
  });
  expect((await trail(`member:${id}`)).at(-1)).toMatchObject({ action: 'agency.transfer.set' });
});

it('a stored request for rates without the former ones can be read, and fails', async () => {
  const id = await idOf('agent01');
  const { rates } = (await call<{ rates: Record<'lottery' | 'sports', number> }>('GET', `/agents/${id}`)).value;
  const { lottery, sports } = rates;
  const input = { rates: { lottery, sports }, reason: REASON, requestKey: randomUUID() };
  const asked = await call<{ id: string }>('POST', `/agents/${id}/request-rates`, input);
  const stored = await app.platform.db.value(sql<bigint>`
    insert into backoffice_approvals (kind, payload, reason, request_key, requested_by)
    select kind, payload - 'before', reason, ${randomUUID()}, requested_by
      from backoffice_approvals where id = ${asked.value.id}::bigint returning id`);
  const { value } = await call<{ list: object[] }>('GET', '/approvals');
  expect(value.list).toContainEqual(
    expect.objectContaining({
      id: String(stored),
      details: [`rates · lottery: – → ${lottery}`, `rates · sports: – → ${(sports / 100).toFixed(2)}%`],
    }),
  );
  expect(await approve(String(stored))).toMatchObject({ value: { state: 'failed', failure: 'version.conflict' } });
});

it('the team report adds up: a member without an agent is in no team, and not in the total', async () => {
  const say = betsOf(app, await createMember(app));
  const betId = randomUUID();
  await say.placed({ betId, stakeMinor: '77700' });
  await say.settled({ betId, stakeMinor: '77700', status: 'lost' });
  await app.platform.events.outbox.drain();
  const sums = async (query: string) => {
    const { value } = await call<{ rows: { numbers: string[] }[] }>('GET', `/reports/agents?${query}`);
    return value.rows.reduce((sum, { numbers }) => sum + parseMinor(numbers[0] ?? ''), 0n);
  };
  const span = `from=${addDays(now, -40)}&to=${now}`;
  const total = await sums(span);
  expect(total).toBeGreaterThan(0n);
  expect(await sums(`by=team&${span}`)).toBe(total);
});

it('the team report counts the days before a move for the team of that time', async () => {
  const [upper, moved] = [await createMember(app, { type: 1 }), await createMember(app, { type: 1 })];
  const member = await createMember(app, { inviterId: moved.memberId });
  await app.platform.events.outbox.drain();
  const bet = { betId: randomUUID(), stakeMinor: '12300', status: 'lost' as const, at: lastNoon() };
  const say = betsOf(app, member);
  await say.placed(bet);
  await say.settled(bet);
  await app.platform.events.outbox.drain();
  const span = `from=${addDays(now, -2)}&to=${now}&part=whole`;
  const rows = async (query: string) =>
    (await call<{ rows: { key: string; numbers: string[] }[] }>('GET', `/reports/agents?${span}${query}`)).value.rows;
  const team = async ({ memberId }: { memberId: bigint }) =>
    (await rows(`&by=team&filter=team:${memberId}`)).map(({ numbers }) => numbers[0]);
  const total = await rows('');
  expect(await team(moved)).toEqual(['123.00']);
  for (const uplineId of [String(upper.memberId), null]) {
    const input = { uplineId, reason: REASON, requestKey: randomUUID() };
    const { value } = await call<{ id: string }>('POST', `/agents/${moved.memberId}/request-move`, input);
    expect(await approve(value.id)).toMatchObject({ value: { state: 'executed' } });
    expect([await team(moved), await team(upper)]).toEqual([['123.00'], []]);
    expect(await rows('')).toEqual(total);
  }
});

it('the team report is filtered by agent, and a team is counted once, with its agent', async () => {
  const { team = [] } = await expectFiltersOf(app, 'agents');
  expect(team).toContain(await idOf('agent01'));
  await expectFiltersOf(app, 'agentLimits');
});

it("the member list shows the direct upline and the result of the member's bets of thirty days", async () => {
  const upline = await app.rooms.people.findByAccount('agent03');
  const member = await createMember(app, { inviterId: upline!.id });
  const say = betsOf(app, member);
  const long = lastNoon() - 31 * 86_400_000;
  for (const bet of [
    { stakeMinor: '100000', winMinor: '250000', status: 'won' as const },
    { stakeMinor: '70050', bonusMinor: '20000', status: 'lost' as const },
    { stakeMinor: '5000', status: 'refunded' as const },
    { stakeMinor: '900000', status: 'lost' as const, at: long },
  ]) {
    const betId = randomUUID();
    await say.placed({ betId, ...bet });
    await say.settled({ betId, ...bet });
  }
  await app.platform.events.outbox.drain();
  const { netMinor } = await app.platform.db.one(sql<{ netMinor: bigint }>`
    select sum(win_minor - bonus_win_minor - stake_minor + bonus_minor)::bigint as "netMinor" from records_bets
     where member_id = ${member.memberId}::bigint and status in ('won', 'lost')
       and settled_at > clock_timestamp() - interval '30 days'`);
  const { value } = await call<{ list: object[] }>('GET', `/members?filter=memberId:eq:${member.memberId}`);
  expect(value.list).toMatchObject([{ agent: 'agent03', playerNetMonth: formatMinor(netMinor) }]);
  expect(netMinor).toBe(99_950n);
});
