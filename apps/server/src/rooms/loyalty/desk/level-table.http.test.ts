import { randomUUID } from 'node:crypto';
import { createMember, openBackOffice, REASON } from '@fairlot/testkit';
import { expect, it } from 'vitest';

const { app, call, approve } = await openBackOffice();

interface Table {
  version: number;
  checkIn: string[];
  levels: {
    level: number;
    deposit: string;
    birthday: string;
    label?: string;
    members?: number;
    rebates: { product: string; steps: number }[];
  }[];
}
interface Asked {
  id: string;
  details: string[];
}

async function tableWith(change: (table: Table) => void) {
  const { currency: _currency, ...table } = (await call<Table & { currency: string }>('GET', '/loyalty/levels')).value;
  for (const level of table.levels) delete level.members;
  change(table);
  return call<Asked>('POST', '/loyalty/levels', { ...table, reason: REASON, requestKey: randomUUID() });
}

it('a change of the levels lists everything that would pay members more', async () => {
  const answer = await tableWith(({ checkIn, levels }) => {
    checkIn[0] = '700';
    levels[1]!.birthday = '99000.00';
    levels[2]!.rebates.find(({ product }) => product === 'slots')!.steps = 60;
  });
  expect(answer).toMatchObject({ status: 202, success: true });
  expect(answer.value.details).toEqual([
    expect.stringMatching(/^checkIn: 500.00 · .* → 700.00 · /),
    'VIP 2 · birthday: 88000.00 → 99000.00',
    'VIP 3 · rebates · slots: 0.55% → 0.60%',
  ]);
  expect(await approve(answer.value.id)).toMatchObject({ value: { state: 'executed' } });
  const { value } = await call<Table>('GET', '/loyalty/levels');
  expect([value.checkIn[0], value.levels[1]!.birthday]).toEqual(['700.00', '99000.00']);
});

it("a level's label applies to its members, even when nochat removes the chat [E-014]", async () => {
  const member = await createMember(app);
  const trial = await createMember(app, { type: 4 });
  const labelOf = async ({ headers }: typeof member) =>
    (await app.server.inject({ url: '/wps/member/info', headers })).json().value.clubLabel;
  const chat = async () =>
    (await app.server.inject({ url: '/wps/chat/unreadCount', headers: { ...member.headers, moduleid: 'CBS3' } }))
      .statusCode;
  await app.rooms.site.change('flags', { CBS3: true });
  expect([await labelOf(member), await chat()]).toEqual([null, 200]);
  const asked = await tableWith(({ levels }) => (levels[0]!.label = 'nochat'));
  expect(asked.value.details).toEqual(['VIP 1 · label: – → nochat']);
  await approve(asked.value.id);
  expect([await labelOf(member), await chat()]).toEqual([{ labelName: 'nochat' }, 403]);
  expect(await labelOf(trial)).toBeNull();
  await approve((await tableWith(({ levels }) => (levels[0]!.label = ''))).value.id);
  expect([await labelOf(member), await chat()]).toEqual([null, 200]);
});

it('a member is not moved from another level than the request shows', async () => {
  const { memberId } = await createMember(app);
  const to = async (level: number) =>
    (await call<Asked>('POST', `/members/${memberId}/level`, { level, reason: REASON, requestKey: randomUUID() }))
      .value;
  const [lower, higher] = [await to(2), await to(6)];
  expect([lower.details, higher.details]).toEqual([['level: 1 → 2'], ['level: 1 → 6']]);
  expect(await approve(higher.id)).toMatchObject({ value: { state: 'executed' } });
  expect(await approve(lower.id)).toMatchObject({ value: { state: 'failed', failure: 'version.conflict' } });
  expect((await call('GET', `/members/${memberId}/loyalty`)).value).toMatchObject({ level: 6 });
});

it.each([
  ['checkIn', (table: Table) => (table.checkIn[0] = '10000000.01')],
  ['levels.1.birthday', (table: Table) => (table.levels[1]!.birthday = '100000000.01')],
])('rejects gifts above the maximum amounts: %s', async (field, change) => {
  expect(await tableWith(change)).toMatchObject({
    errorCode: 'request.invalid',
    value: { field, reason: 'maximum' },
  });
});

it.each([
  ['levels.0.deposit', 'maximum', (table: Table) => (table.levels[0]!.deposit = '1')],
  ['levels.2.deposit', 'minimum', (table: Table) => (table.levels[2]!.deposit = '1')],
])('names the amount that does not fit the order of levels: %s, %s', async (field, reason, change) => {
  expect(await tableWith(change)).toMatchObject({ errorCode: 'request.invalid', value: { field, reason } });
});

it('a reward for one member needs a second operator and has a maximum amount', async () => {
  const { memberId } = await createMember(app);
  const reward = (amount: string) =>
    call<Asked>('POST', `/members/${memberId}/rewards`, { amount, reason: REASON, requestKey: randomUUID() });
  expect(await reward('100000000.01')).toMatchObject({ errorCode: 'request.invalid', value: { field: 'amount' } });
  expect(await reward('100000000.00')).toMatchObject({ status: 202, value: { state: 'pending' } });
});
