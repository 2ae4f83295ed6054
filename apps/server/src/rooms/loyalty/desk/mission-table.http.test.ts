import { randomUUID } from 'node:crypto';
import { createMember, openBackOffice, REASON, runJob, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { actsOf, ask, balanceOf, drain } from '../loyalty.testing.ts';

const { app, operator, call, approve, trail } = await openBackOffice();

interface Mission {
  id: string;
  titles: Record<string, string>;
  amount: string;
  budget: string;
  spent: string;
  left: string;
  target: number;
  isOpen: boolean;
  reached: number;
}
interface Asked {
  id: string;
  state: string;
  kind: string;
  failure: string | null;
  details: string[];
}

const WISH = {
  period: 'day',
  goal: 'bets',
  products: ['originals'],
  target: 3,
  amount: '5000.00',
  budget: '1000000.00',
  position: 99,
  isOpen: true,
  reason: REASON,
};
let made = 0;
const input = (changes: object = {}) => ({ ...WISH, titles: { EN: `Mission ${++made}` }, ...changes });
const missions = async () => (await call<Mission[]>('GET', '/loyalty/missions')).value;
const find = async (title: string) => (await missions()).find(({ titles }) => titles['EN'] === title);
const add = (body: object) => call<Asked>('POST', '/loyalty/missions', body);
const change = (id: string, body: object) => call<Asked & Mission[]>('PUT', `/loyalty/missions/${id}`, body);

/** Creates a mission with two operators. */
async function bring(changes: object = {}) {
  const body = input(changes);
  const { value } = await add(body);
  expect(await approve(value.id)).toMatchObject({ value: { state: 'executed' } });
  return { body, mission: (await find(body.titles.EN))! };
}

async function play(member: TestMember, bets: number): Promise<void> {
  const acts = actsOf(app, member);
  for (let bet = 0; bet < bets; bet++) await acts.bet('100000');
}

/** Counts a bet of the member on this product. */
async function countBet({ memberId, asset }: TestMember, product: string): Promise<void> {
  const zone = await app.rooms.site.timeZone(app.platform.db);
  await app.platform.db.transaction(async (tx) => {
    const { today } = await tx.one(sql<{ today: string }>`
      select (clock_timestamp() at time zone ${zone})::date::text as today`);
    const rows = [{ memberId: String(memberId), asset, day: today, product, count: 1 }];
    await tx.run(sql`select loyalty_join(array[${memberId}::bigint], ${asset}, ${today}::date)`);
    await tx.run(sql`select loyalty_count_missions('bets', ${JSON.stringify(rows)}::jsonb, ${today}::date)`);
  });
}

describe('a new mission', () => {
  it('answers 202 and pays nothing until a second operator approves it', async () => {
    const body = input({ target: 1 });
    const answer = await add(body);
    expect(answer).toMatchObject({ status: 202, success: true, value: { kind: 'loyalty.mission', state: 'pending' } });
    expect(await find(body.titles.EN)).toBeUndefined();
    const member = await createMember(app);
    await play(member, 1);
    await drain(app);
    expect((await ask<object[]>(app, member, 'GET', '/wps/missions')).value).not.toContainEqual(
      expect.objectContaining({ title: body.titles.EN }),
    );
    expect(await approve(answer.value.id, operator)).toMatchObject({ errorCode: 'approval.own' });
    expect(await find(body.titles.EN)).toBeUndefined();
    expect(await approve(answer.value.id)).toMatchObject({ status: 200, value: { state: 'executed' } });
    const added = await find(body.titles.EN);
    expect(added).toMatchObject({ budget: '1000000.00', spent: '0.00', left: '1000000.00', isOpen: true });
    expect((await trail('mission:new')).at(-1)).toMatchObject({ action: 'mission.added', after: { id: added?.id } });
  });

  it('is rejected without a budget, with a budget below its reward, and above the maximum amounts', async () => {
    const { budget: _budget, ...unlimited } = input();
    expect(await add(unlimited)).toMatchObject({ status: 400, errorCode: 'request.invalid' });
    for (const [changes, field] of [
      [{ amount: '9999999999999.99', budget: '9999999999999.99' }, 'amount'],
      [{ amount: '10000000.01', budget: '20000000.00' }, 'amount'],
      [{ budget: '4999.99' }, 'budget'],
      [{ budget: '10000000000.01' }, 'budget'],
    ] as const)
      expect(await add(input(changes))).toMatchObject({ errorCode: 'request.invalid', value: { field } });
  });

  it('is requested once with the same key', async () => {
    const body = { ...input(), requestKey: randomUUID() };
    const [one, other] = [await add(body), await add(body)];
    expect(other.value.id).toBe(one.value.id);
  });
});

describe('a change of a mission', () => {
  it.each([
    ['a higher reward', { amount: '5000.01' }],
    ['a higher budget', { budget: '1000000.01' }],
    ['a lower target', { target: 2 }],
    ['a shorter period', { period: 'day' }, { period: 'week' }],
    ['more products', { products: null }],
    ['a mission that opens', { isOpen: true }, { isOpen: false }],
  ] satisfies [string, object, object?][])(
    'waits for a second operator: %s',
    async (_title, changes, start?: object) => {
      const { body, mission } = await bring(start);
      const answer = await change(mission.id, { ...body, ...changes });
      expect(answer).toMatchObject({ status: 202, value: { kind: 'loyalty.mission', state: 'pending' } });
      expect(answer.value.details).toHaveLength(1);
      expect(await find(body.titles.EN)).toEqual(mission);
      expect(await approve(answer.value.id)).toMatchObject({ value: { state: 'executed' } });
      expect(await find(body.titles.EN)).toMatchObject(changes);
    },
  );

  it('takes effect immediately when members cannot get more by it', async () => {
    const { body, mission } = await bring();
    const less = { ...body, amount: '4000', budget: '900000', target: 4, position: 7, isOpen: false };
    expect(await change(mission.id, less)).toMatchObject({ status: 200, success: true });
    expect(await find(body.titles.EN)).toMatchObject({ amount: '4000.00', target: 4, isOpen: false });
    expect((await trail(`mission:${mission.id}`)).at(-1)).toMatchObject({ action: 'mission.changed' });
    expect(await change(mission.id, { ...less, version: 1 })).toMatchObject({ errorCode: 'mission.changed' });
  });

  it('fails when the mission was changed after the request', async () => {
    const { body, mission } = await bring();
    const { value } = await change(mission.id, { ...body, amount: '6000' });
    expect((await change(mission.id, { ...body, isOpen: false })).status).toBe(200);
    expect(await approve(value.id)).toMatchObject({ value: { state: 'failed', failure: 'mission.changed' } });
    expect(await find(body.titles.EN)).toMatchObject({ amount: '5000.00', isOpen: false });
  });
});

it('shows the amount that a member received, and the new one to others', async () => {
  const { body, mission } = await bring({ target: 1, products: ['slots'] });
  const [before, after] = [await createMember(app), await createMember(app)];
  await countBet(before, 'slots');
  expect(await change(mission.id, { ...body, amount: '4000' })).toMatchObject({ status: 200 });
  const amountFor = async (member: TestMember) =>
    (await ask<{ title: string; amount: string }[]>(app, member, 'GET', '/wps/missions')).value.find(
      ({ title }) => title === body.titles.EN,
    )?.amount;
  expect([await amountFor(before), await amountFor(after)]).toEqual(['5000.00', '4000.00']);
});

it('pays no reward beyond the budget, however many members reach the mission at the same time', async () => {
  const { body, mission } = await bring({ target: 1, products: ['cockfight'], budget: '14999.99' });
  const members = await Promise.all(Array.from({ length: 12 }, () => createMember(app)));
  const count = (member: TestMember) => countBet(member, 'cockfight');
  await Promise.all(members.map(count));
  expect(await find(body.titles.EN)).toMatchObject({ reached: 2, spent: '10000.00', left: '4999.99' });
  // A mission without budget left is shown only to members who have a reward of it.
  const seen = await Promise.all(
    members.map((member) => ask<{ title: string }[]>(app, member, 'GET', '/wps/missions')),
  );
  expect(seen.filter(({ value }) => value.some(({ title }) => title === body.titles.EN))).toHaveLength(2);
  // A budget below the amount already given is rejected; a higher one pays the next players.
  expect(await change(mission.id, { ...body, budget: '9999.99' })).toMatchObject({
    errorCode: 'request.invalid',
    value: { field: 'budget' },
  });
  const { value } = await change(mission.id, { ...body, budget: '15000' });
  await approve(value.id);
  await Promise.all(members.map(count));
  expect(await find(body.titles.EN)).toMatchObject({ reached: 3, spent: '15000.00', left: '0.00' });
  for (const member of members) await ask(app, member, 'POST', '/wps/rewards/collectAll');
  const paid = await Promise.all(members.map((member) => balanceOf(app, member)));
  expect(paid.reduce((sum, one) => sum + one, 0n)).toBe(1_500_000n);
});

it('returns the reward of a closed account to the budget', async () => {
  const { body } = await bring({ target: 1, products: ['pvp'], budget: '5000' });
  const leaver = await createMember(app);
  await countBet(leaver, 'pvp');
  expect(await find(body.titles.EN)).toMatchObject({ spent: '5000.00', left: '0.00' });
  await app.platform.db.transaction((tx) => app.person.erase(tx, leaver.memberId));
  expect(await find(body.titles.EN)).toMatchObject({ spent: '0.00', left: '5000.00' });
});

it('returns a reward that expired uncollected to the budget, for the next member', async () => {
  const { body, mission } = await bring({ target: 1, products: ['fish'], budget: '5000' });
  const [late, next] = [await createMember(app), await createMember(app)];
  await countBet(late, 'fish');
  await countBet(next, 'fish');
  expect(await find(body.titles.EN)).toMatchObject({ reached: 1, spent: '5000.00' });
  await app.platform.db.run(sql`
    update loyalty_rewards set expires_at = clock_timestamp()
     where member_id = ${late.memberId} and source_key like ${`mission:${mission.id}:%`}`);
  await runJob(app, 'loyalty-expired');
  await runJob(app, 'loyalty-expired');
  expect(await find(body.titles.EN)).toMatchObject({ spent: '0.00', left: '5000.00' });
  await countBet(late, 'fish');
  await countBet(next, 'fish');
  expect(await find(body.titles.EN)).toMatchObject({ spent: '5000.00', left: '0.00' });
  await ask(app, next, 'POST', '/wps/rewards/collectAll');
  expect([await balanceOf(app, late), await balanceOf(app, next)]).toEqual([0n, 500_000n]);
  expect(await app.audit()).toEqual([]);
});
