import { createMember, seal, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { agency as contract, type EndpointSpec } from '@fairlot/contract';
import { ask, openTeam } from './agency.testing.ts';

const { app, team } = await openTeam();

const TERMS = { tiers: [{ sales: '1000.00', active: 1, rate: 10 }], activeFrom: '1.00' };
/** Every call of the room that names a member, with what makes it right otherwise. */
const NAMING: readonly { id: string; send: (who: TestMember, memberId: string) => ReturnType<typeof ask> }[] = [
  ...['pnl', 'members', 'betting', 'transactions', 'rebate'].map((name) => ({
    id: `GET ${name}`,
    send: (who: TestMember, memberId: string) => ask(app, who, `/wps/agent/team/${name}?memberId=${memberId}`),
  })),
  ...['members', 'pnl', 'betting'].map((report) => ({
    id: `GET export of ${report}`,
    send: (who: TestMember, memberId: string) =>
      ask(app, who, `/wps/agent/team/export?report=${report}&memberId=${memberId}`),
  })),
  { id: 'GET rates', send: (who, memberId) => ask(app, who, `/wps/agent/rates?memberId=${memberId}`) },
  {
    id: 'POST offer',
    send: (who, memberId) =>
      ask(app, who, '/wps/agent/contract/dailySalary/offer', { method: 'POST', payload: { memberId, terms: TERMS } }),
  },
  {
    id: 'PUT rates',
    send: (who, memberId) =>
      ask(app, who, '/wps/agent/rates', { method: 'PUT', payload: { memberId, rates: { slots: 0 } } }),
  },
];

describe.each(NAMING)('$id', ({ send }) => {
  it('finds nobody but those below the agent', async () => {
    const { top, lower, sibling, stranger } = team;
    for (const outside of [String(sibling.memberId), String(stranger.memberId), '999999999'])
      expect(await send(lower, outside)).toMatchObject({ success: false, errorCode: 'not.found', status: 404 });
    expect(await send(lower, String(top.memberId))).toMatchObject({ errorCode: 'not.found' });
  });
});

describe('calls of agents', () => {
  /** Every call of the room, however it is sent, answers nobody else. */
  const open: readonly string[] = [
    contract.salaryRequest,
    contract.dividendRequest,
    contract.application,
    contract.apply,
  ].map(({ id }) => id);
  const calls = (Object.values(contract) as readonly EndpointSpec[]).filter(
    // What takes a payment password asks for it first; its own test sends it.
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
