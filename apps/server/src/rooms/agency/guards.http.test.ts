import { createMember, seal, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { agency as contract, type EndpointSpec } from '@fairlot/contract';
import { sql } from '../../platform/db/index.ts';
import { ask, openTeam, sendMoney, setPaymentPassword } from './agency.testing.ts';

const { app, team } = await openTeam();

await app.rooms.site.change('flags', (flags) => ({ ...flags, SECCEN: true, AGETRANS3: true }));
const { top, downline, member } = team;
/** A sibling of the calling agent, below the same upline. */
const sibling = await createMember(app, { type: 1, inviterId: top.memberId });
const siblings = await createMember(app, { type: 1, inviterId: sibling.memberId });
await app.platform.events.outbox.drain();
await setPaymentPassword(app, downline);

const TERMS = { tiers: [{ sales: '1000.00', active: 1, rate: 10 }], activeFrom: '1.00' };
const UNKNOWN = '999999999';
type Kind = 'member' | 'contract' | 'bill' | 'link';
type Answer = { errorCode: string | null };

/**
 * Ids of objects that do not belong to the agent, by kind; `own` are the agent's, so that a refusal can only be due to
 * ownership.
 */
const idsOf = {
  member: () =>
    Promise.resolve({
      own: String(member.memberId),
      others: [top, sibling, siblings, team.sibling, team.stranger].map(({ memberId }) => String(memberId)),
    }),
  contract: async () => ({
    own: await requestFor(downline, top),
    // Contracts of an upline with the merchant and with others, of a sibling with its downline, and of members below
    // the agent.
    others: await Promise.all([
      requestFor(top, null),
      requestFor(sibling, top),
      requestFor(siblings, sibling),
      requestFor(team.stranger, team.sibling),
    ]),
  }),
  bill: async () => ({
    own: await billOf(downline),
    others: await Promise.all([top, sibling, siblings, member].map(billOf)),
  }),
  link: async () => ({
    own: await linkOf(downline),
    others: await Promise.all([top, sibling, siblings, team.sibling].map(linkOf)),
  }),
} satisfies Record<Kind, () => Promise<{ own: string; others: string[] }>>;

/** A contract that waits for its receiver's answer. */
async function requestFor({ memberId }: TestMember, upline: TestMember | null): Promise<string> {
  const { id } = await app.platform.db.one(sql<{ id: bigint }>`
    insert into agency_contracts (kind, upline_id, downline_id, payer, terms, state)
    values ('dailySalary', ${upline?.memberId ?? null}::bigint, ${memberId}::bigint, 'platform',
      ${JSON.stringify(TERMS)}::jsonb, 'requested') returning id`);
  return String(id);
}

/** A bill that waits to be collected, with its contract. */
async function billOf({ memberId }: TestMember): Promise<string> {
  const { id } = await app.platform.db.one(sql<{ id: bigint }>`
    with made as (
      insert into agency_contracts (kind, downline_id, payer, terms, state, from_day)
      values ('hourly', ${memberId}::bigint, 'platform', ${JSON.stringify(TERMS)}::jsonb, 'valid', '2026-01-01')
      returning id)
    insert into agency_bills (contract_id, kind, member_id, from_day, to_day, amount_minor, computed_minor, state,
      explanation)
    select id, 'hourly', ${memberId}::bigint, '2026-01-01', '2026-01-01', 500, 500, 'uncollected', '[]' from made
    returning id`);
  return String(id);
}

async function linkOf(who: TestMember): Promise<string> {
  const payload = { label: 'One', type: 0, rates: {}, expiresInDays: null };
  const { value } = await ask<{ linkId: string }>(app, who, '/wps/agent/links', { method: 'POST', payload });
  return value.linkId;
}

const ofTeam = (name: string) => (memberId: string) =>
  ask(app, downline, `/wps/agent/team/${name}${name.includes('?') ? '&' : '?'}memberId=${memberId}`);
const send = (method: string, path: string, payload?: object) =>
  ask(app, downline, `/wps/agent/${path}`, { method, ...(payload && { payload }) });

/** For every call that takes an id: the kind of object, and each way to send it. */
const NAMING: Readonly<Record<string, readonly [Kind, ...((id: string) => Promise<Answer>)[]]>> = {
  [contract.teamProfit.id]: ['member', ofTeam('pnl')],
  [contract.teamMembers.id]: ['member', ofTeam('members')],
  [contract.teamBets.id]: ['member', ofTeam('betting')],
  [contract.teamTransactions.id]: ['member', ofTeam('transactions')],
  [contract.teamRebates.id]: ['member', ofTeam('rebate')],
  [contract.teamExport.id]: ['member', ...['members', 'pnl', 'betting'].map((one) => ofTeam(`export?report=${one}`))],
  [contract.rates.id]: ['member', (id) => send('GET', `rates?memberId=${id}`)],
  [contract.setRates.id]: ['member', (memberId) => send('PUT', 'rates', { memberId, rates: { slots: 0 } })],
  [contract.offerContract.id]: [
    'member',
    (memberId) => send('POST', 'contract/dailySalary/offer', { memberId, terms: TERMS }),
  ],
  [contract.transfer.id]: ['member', (id) => sendMoney(app, downline, { ...member, memberId: BigInt(id) })],
  [contract.answerContract.id]: [
    'contract',
    ...['change', 'end', 'refuse', 'accept'].map(
      (answer) => (contractId: string) =>
        ask(app, downline, '/wps/agent/contract/dailySalary', {
          method: 'POST',
          payload: { contractId, answer },
          moduleId: contract.answerContract.moduleId,
        }),
    ),
  ],
  [contract.collectBill.id]: ['bill', (id) => send('POST', `bills/${id}/collect`)],
  [contract.endLink.id]: ['link', (id) => send('DELETE', `links/${id}`)],
};

/** Names of a call's inputs, at any depth. */
const namesIn = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).flatMap(([key, inner]) => [
        ...(key === 'properties' ? Object.keys(inner as object) : []),
        ...namesIn(inner),
      ])
    : [];

/** All data of the room and the ledger, except last-seen times. */
async function everything(): Promise<string> {
  const { db } = app.platform;
  const tables = await db.rows(sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name ~ '^(agency|wallet)_' and table_name <> 'agency_seen_days'
       and table_type = 'BASE TABLE' order by 1`);
  expect(tables.length).toBeGreaterThan(20);
  const kept = [];
  for (const { name } of tables)
    kept.push(
      await db.one(sql<object>`
      select ${name} as name, coalesce(md5(string_agg(t::text, ';' order by t::text)), '') as rows
        from ${sql.table(name)} t`),
    );
  return JSON.stringify(kept);
}

it('have a case here for every call that takes an id', () => {
  const taking = (Object.values(contract) as readonly EndpointSpec[])
    .filter(({ params, query, body }) => namesIn([params, query, body]).some((name) => /Ids?$/.test(name)))
    .map(({ id }) => id);
  expect(taking.toSorted()).toEqual(Object.keys(NAMING).toSorted());
});

it.each(Object.entries(NAMING))("%s does not find objects outside the agent's team", async (_id, [kind, ...ways]) => {
  const { own, others } = await idsOf[kind]();
  const before = await everything();
  const refusals = new Set<string>();
  for (const way of ways) for (const outside of [...others, UNKNOWN]) refusals.add(JSON.stringify(await way(outside)));
  // The same answer for an object of another member and for one that does not exist.
  expect([...refusals]).toHaveLength(1);
  expect(JSON.parse([...refusals][0] ?? '')).toMatchObject({ success: false, errorCode: 'not.found', value: null });
  expect(await everything()).toBe(before);
  for (const way of ways) expect((await way(own)).errorCode).not.toBe('not.found');
});

it('reveal nothing about a name outside the team', async () => {
  const listed = async (name: string, { userName }: TestMember) =>
    (await ask<{ list: object[] }>(app, downline, `/wps/agent/team/${name}?account=${userName}`)).value.list;
  expect(await listed('members', member)).toHaveLength(1);
  for (const outside of [top, sibling, siblings, team.stranger])
    for (const name of ['members', 'betting']) expect(await listed(name, outside)).toEqual([]);
});

describe('calls of agents', () => {
  /** Every call of the room, in every form, is refused to other callers. */
  const open: readonly string[] = [
    contract.salaryRequest,
    contract.dividendRequest,
    contract.application,
    contract.apply,
  ].map(({ id }) => id);
  const calls = (Object.values(contract) as readonly EndpointSpec[]).filter(
    // Calls with a payment password check it first; another test sends it.
    ({ id, policies }) => !open.includes(id) && policies?.paymentPassword !== true,
  );

  it('are refused to visitors and to types 0, 4 and 40 [Q-062]', async () => {
    const others = await Promise.all([0, 4, 40].map((type) => createMember(app, { type })));
    const sealed = await seal(app, { account: 'someone1', password: 'Test2026', type: 0, rates: {} });
    expect(calls.length).toBeGreaterThan(10);
    for (const { method, path, moduleId = '', policies } of calls) {
      const url = `${path.replace(/:(link|bill)Id/, '1').replace(':kind', 'dailySalary')}${QUERIES[path] ?? ''}`;
      const payload = policies?.encrypted ? sealed.payload : BODIES[`${method} ${path}`];
      const options = { method, moduleId, ...(payload === undefined ? {} : { payload }) };
      expect([path, (await ask(app, null, url, options)).errorCode]).toEqual([path, 'auth.required']);
      for (const who of others) {
        const again = await seal(app, { account: 'someone1', password: 'Test2026', type: 0, rates: {} });
        const sent = policies?.encrypted
          ? { ...options, payload: again.payload, who: { headers: { ...who.headers, ...again.headers } } }
          : { ...options, who };
        const { errorCode } = await ask(app, sent.who, url, sent);
        expect([path, errorCode]).toEqual([path, 'permission.denied']);
      }
    }
  });
});

const QUERIES: Readonly<Record<string, string>> = {
  '/wps/agent/team/transactions': '?memberId=1',
  '/wps/agent/team/export': '?report=pnl',
};
const BODIES: Readonly<Record<string, object>> = {
  'POST /wps/agent/contract/:kind': { contractId: '1', answer: 'accept' },
  'POST /wps/agent/contract/:kind/offer': { memberId: '1', terms: TERMS },
  'POST /wps/agent/links': { label: 'One', type: 0, rates: {}, expiresInDays: null },
  'PUT /wps/agent/rates': { memberId: '1', rates: {} },
};
