import { openBackOffice, REASON } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { openOffers, TERMS } from '../promotions.testing.ts';

const office = await openBackOffice();
const offers = openOffers(office.app);

let keys = 0;
const input = () => ({ requestKey: `frozen-test-${(keys += 1)}`, reason: REASON });
const DEPOSITED = { field: 'deposited', operator: 'gte', value: 300 };
const ALL_MEMBERS = { field: 'deposits', operator: 'gte', value: 0 };

async function keepSegment(id: string | null, name: string, conditions: object[]): Promise<string> {
  const [method, path] = id === null ? (['POST', '/segments'] as const) : (['PUT', `/segments/${id}`] as const);
  return (await office.call<{ id: string }>(method, path, { name, conditions, reason: REASON })).value.id;
}
const written = (terms: object, budget = '50000.00') => ({
  kind: 'claim',
  code: null,
  announcementId: null,
  budget,
  terms: { ...TERMS, ...terms },
  texts: { EN: { title: 'For few', text: 'What it is' } },
  reason: REASON,
});
const write = async (terms: object) => (await office.call<{ id: string }>('POST', '/offers', written(terms))).value.id;
const ask = async (id: string) =>
  (await office.call<{ id: string; details: string[] }>('POST', `/offers/${id}/publish`, input())).value;
const offerOf = async (id: string) =>
  (await office.call<{ isChanged: boolean; publishedVersion: number; budget: string }>('GET', `/offers/${id}`)).value;
const take = async (id: string) => {
  const member = await offers.member();
  const { success } = await offers.accept(member, { id: BigInt(id) });
  const listed = (await offers.list(member)).value.some(({ offerId }) => offerId === id);
  return [success, listed];
};

it('an offer pays by the approved conditions of its segment until its next version', async () => {
  const segment = await keepSegment(null, 'Big depositors', [DEPOSITED]);
  const id = await write({ audience: { segmentId: segment } });
  const asked = await ask(id);
  // Another operator opens the segment to every member before the approval, and once more after it.
  await keepSegment(segment, 'Big depositors', [ALL_MEMBERS]);
  expect((await office.approve(asked.id)).value).toMatchObject({ state: 'executed' });
  expect(await take(id)).toEqual([false, false]);
  expect(await offerOf(id)).toMatchObject({ publishedVersion: 1, isChanged: true });
  await keepSegment(segment, 'Everybody', [ALL_MEMBERS]);
  expect(await take(id)).toEqual([false, false]);
  const again = await ask(id);
  expect(again.details).toContainEqual(
    expect.stringMatching(/^conditions: \[\{"field":"deposited","value":300.* → \[\{"field":"deposits","value":0/),
  );
  expect((await office.approve(again.id)).value).toMatchObject({ state: 'executed' });
  expect(await offerOf(id)).toMatchObject({ publishedVersion: 2, isChanged: false });
  expect((await take(id))[0]).toBe(true);
});

it('a change of a segment marks exactly the offers that were approved with other conditions', async () => {
  const segment = await keepSegment(null, 'Marked', [DEPOSITED]);
  const ids = [await write({ audience: { segmentId: segment } }), await write({})];
  for (const id of ids) await office.approve((await ask(id)).id);
  await keepSegment(segment, 'Renamed', [DEPOSITED]);
  expect(await Promise.all(ids.map(offerOf))).toMatchObject([{ isChanged: false }, { isChanged: false }]);
  await keepSegment(segment, 'Renamed', [ALL_MEMBERS]);
  expect(await Promise.all(ids.map(offerOf))).toMatchObject([{ isChanged: true }, { isChanged: false }]);
});

it('a gift by hand that exceeds the maximum of a version published since its request is not given', async () => {
  const writeGift = async (most: string, id = '') => {
    const body = { ...written({ amount: null, most }), kind: 'manual' };
    const { value } = await office.call<{ id: string }>(id === '' ? 'POST' : 'PUT', `/offers${id && `/${id}`}`, body);
    await office.approve((await ask(value.id)).id);
    return value.id;
  };
  const offerId = await writeGift('500.00');
  const member = await offers.member();
  const give = async () => {
    const gift = { offerId, memberIds: [String(member.memberId)], amount: '400.00' };
    return (await office.call<{ id: string }>('POST', '/bonuses', { ...gift, ...input() })).value.id;
  };
  const [early, late] = [await give(), await give()];
  expect((await office.approve(early)).value).toMatchObject({ state: 'executed' });
  await writeGift('300.00', offerId);
  expect((await office.approve(late)).value).toMatchObject({ state: 'failed', failure: 'limit.exceeded' });
  expect((await offers.bonuses(member)).value.list).toHaveLength(1);
});

it('approval is rejected for a segment that does not exist', async () => {
  const id = await write({ audience: { segmentId: '999999' } });
  expect(await office.call('POST', `/offers/${id}/publish`, input())).toMatchObject({
    errorCode: 'offer.terms',
    value: { field: 'segmentId' },
  });
});

it('the approver sees all payment terms of the offer, compared with the active ones', async () => {
  const any = [DEPOSITED, { field: 'label', operator: 'has', value: 'Racing club' }];
  const conditions = [{ any }, { field: 'level', operator: 'lte', value: 2 }];
  const segment = await keepSegment(null, 'Club', conditions);
  const startsAt = Date.UTC(2026, 0, 1);
  const terms = {
    startsAt,
    endsAt: Date.UTC(2036, 0, 1),
    audience: { types: [0, 1], labels: ['vip'], newWithinDays: 30, segmentId: segment },
    most: '10000.00',
    every: 'week',
    wagering: {
      times: 5,
      days: 7,
      mostBet: '5000.00',
      games: { slots: 100, live: 10 },
      zeroOut: '999.99',
      leastOdds: 150,
    },
    control: 10,
    stacks: false,
  };
  const id = await write(terms);
  const { id: approvalId, details } = await ask(id);
  expect(details).toEqual([
    'kind: claim',
    'gift: bonus',
    'amount: 10000.00 VND',
    'mostPerMember: 10000.00 VND',
    'every: week',
    'money: non-sticky',
    'wageringTimes: 5',
    'wageringDays: 7',
    'games: {"live":"10%","slots":"100%"}',
    'mostBet: 5000.00 VND',
    'leastOdds: 1.50',
    'zeroOut: 999.99 VND',
    'stacks: false',
    'budget: 50000.00 VND',
    'startsAt: 2026-01-01T00:00:00.000Z',
    'endsAt: 2036-01-01T00:00:00.000Z',
    'audience: members',
    'customerTypes: [0,1]',
    'labels: ["vip"]',
    'newWithinDays: 30',
    'segment: Club',
    expect.stringMatching(/^conditions: \[\{"any":\[\{"field":"deposited","value":300,"operator":"gte"\},/),
    'control: 10%',
  ]);
  await office.approve(approvalId);
  await office.call('PUT', `/offers/${id}`, written({ ...terms, gift: 'money', endsAt: null }, '60000.00'));
  expect((await ask(id)).details).toEqual(
    expect.arrayContaining([
      'gift: bonus → money',
      'wageringTimes: 5 → –',
      'budget: 50000.00 VND → 60000.00 VND',
      'endsAt: 2036-01-01T00:00:00.000Z → never',
      'every: week',
    ]),
  );
});

it('a budget that one operator writes is not spent before a second one approves it', async () => {
  const id = await write({});
  await office.call('PUT', `/offers/${id}`, written({}, '10000.00'));
  await office.approve((await ask(id)).id);
  expect((await take(id))[0]).toBe(true);
  await office.call('PUT', `/offers/${id}`, written({}, '20000.00'));
  expect((await take(id))[0]).toBe(false);
  expect(await offerOf(id)).toMatchObject({ budget: '20000.00', isChanged: true });
  await office.approve((await ask(id)).id);
  expect((await take(id))[0]).toBe(true);
});

it('published cashback keeps its frequency, by which its periods are paid', async () => {
  const cashback = (every: string) => ({
    ...written({ gift: 'money', share: 1000, amount: null, every }),
    kind: 'cashback',
  });
  const { id } = (await office.call<{ id: string }>('POST', '/offers', cashback('week'))).value;
  const change = (every: string) => office.call('PUT', `/offers/${id}`, cashback(every));
  expect(await change('day')).toMatchObject({ success: true });
  await office.approve((await ask(id)).id);
  expect(await change('week')).toMatchObject({ errorCode: 'offer.terms', value: { field: 'every' } });
  expect(await change('day')).toMatchObject({ success: true });
});
