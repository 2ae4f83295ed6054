import { randomUUID } from 'node:crypto';
import { createMember, expectFiltersOf, openBackOffice, REASON } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openOffers, TERMS } from '../promotions.testing.ts';

const office = await openBackOffice();
const offers = openOffers(office.app);
// These tests use their own referral offers.
const seeded = await office.call<{ list: { id: string }[] }>('GET', '/offers?filter=kind:eq:referral');
for (const { id } of seeded.value.list)
  await office.call('POST', `/offers/${id}/state`, { state: 'paused', reason: REASON });

const OFFER = {
  kind: 'referral',
  code: null,
  announcementId: null,
  budget: '1000.00',
  terms: { ...TERMS, gift: 'money', amount: '50.00', most: '50.00', referredTurnover: '100.00' },
  texts: { EN: { title: 'Bring a friend', text: 'Both get something' } },
  reason: REASON,
};
let keys = 0;
const input = () => ({ requestKey: `offer-test-${(keys += 1)}`, reason: REASON });
async function isInviting(): Promise<unknown> {
  await office.app.platform.events.outbox.drain();
  const answer = await office.app.server.inject({ method: 'GET', url: '/wps/whitelabel' });
  return answer.json<{ value: { flags: Record<string, boolean> } }>().value.flags['REFERRAL'];
}

it('an offer is written, published by a second operator, and its invitations follow it [L-012] [Q-035]', async () => {
  expect(await office.call('POST', '/offers', { ...OFFER, terms: { ...OFFER.terms, amount: '60.00' } })).toMatchObject({
    errorCode: 'offer.terms',
    value: { field: 'amount' },
  });
  // Spaces are removed from texts: members would see an offer without a name.
  const blank = { EN: { title: ' ', text: 'Both get something' } };
  expect(await office.call('POST', '/offers', { ...OFFER, texts: blank })).toMatchObject({
    errorCode: 'request.invalid',
    value: { field: 'texts.EN.title' },
  });
  const { value } = await office.call<{ id: string }>('POST', '/offers', OFFER);
  expect(value).toMatchObject({ state: 'draft', publishedVersion: 0, isChanged: true });
  expect(await office.call('POST', `/offers/${value.id}/state`, { state: 'running', reason: REASON })).toMatchObject({
    errorCode: 'offer.state',
  });
  const asked = await office.call<{ id: string }>('POST', `/offers/${value.id}/publish`, input());
  // Rewritten meanwhile: the request no longer matches the offer that would become active.
  await office.call('PUT', `/offers/${value.id}`, { ...OFFER, budget: '2000.00' });
  expect((await office.approve(asked.value.id)).value).toMatchObject({ state: 'failed' });
  const again = await office.call<{ id: string }>('POST', `/offers/${value.id}/publish`, input());
  expect(await isInviting()).toBe(false);
  expect((await office.approve(again.value.id)).value).toMatchObject({ state: 'executed' });
  expect(await isInviting()).toBe(true);
  expect((await office.call('GET', `/offers/${value.id}`)).value).toMatchObject({
    state: 'running',
    publishedVersion: 1,
  });
  await office.call('POST', `/offers/${value.id}/state`, { state: 'ended', reason: REASON });
  expect(await isInviting()).toBe(false);
  expect((await office.trail(`offer:${value.id}`)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['offer.written', 'offer.published', 'offer.ended']),
  );
});

it('invitations follow the dates of their offer, and each change is announced once [L-012] [Q-035]', async () => {
  const { db } = office.app.platform;
  const endsAt = (at: number) =>
    db.run(sql`update promotions_offer_versions set terms = terms || ${JSON.stringify({ endsAt: at })}::jsonb
                where offer_id = ${id}::bigint`);
  const follow = async () => {
    await office.app.rooms.promotions.followInvitations();
    return isInviting();
  };
  const { id } = await offers.offer('referral', { gift: 'money', amount: '50.00', most: '50.00', startsAt: 1 });
  expect(await follow()).toBe(true);
  await endsAt(2);
  expect(await follow()).toBe(false);
  // An operator's manual setting stays until the next beginning or end.
  await office.app.rooms.site.change('flags', { REFERRAL: true });
  expect(await follow()).toBe(true);
  await endsAt(Date.now() + 86_400_000);
  expect(await follow()).toBe(true);
  await endsAt(2);
  expect(await follow()).toBe(false);
  await db.run(sql`
    update promotions_offers set state = 'ended', ended_at = clock_timestamp() where id = ${id}::bigint`);
});

it("manual bonus money needs two operators and follows the offer's terms", async () => {
  const member = await createMember(office.app);
  const list = await office.call<{ list: { id: string; title: string }[] }>('GET', '/offers?filter=kind:eq:manual');
  const offerId = list.value.list[0]?.id;
  const gift = { offerId, memberIds: [String(member.memberId)], amount: '100.00' };
  expect(await office.call('POST', '/bonuses', { ...gift, ...input(), amount: '99999999.00' })).toMatchObject({
    errorCode: 'limit.exceeded',
  });
  const asked = await office.call<{ id: string }>('POST', '/bonuses', { ...gift, ...input() });
  expect((await office.approve(asked.value.id)).value).toMatchObject({ state: 'executed' });
  const { value } = await office.call('GET', `/bonuses?filter=memberId:eq:${member.memberId}`);
  expect(value).toMatchObject({ list: [{ state: 'active', amount: '100.00', wageringLeft: '600.00' }] });
  expect((await office.call('GET', `/offers/${offerId}/report`)).value).toMatchObject({ given: 1, cost: '100.00' });
  // A new day has begun in Ho Chi Minh City.
  await office.app.platform.db.run(sql`
    update promotions_grants set expires_at = '2099-12-31T20:00:00Z' where member_id = ${member.memberId}::bigint`);
  const { value: page } = await office.call<{ cards: { card: string }[] }>('GET', `/members/${member.memberId}`);
  expect(page.cards.find(({ card }) => card === 'bonus')).toMatchObject({
    facts: [{ value: '600.00' }, { value: '100.00' }, { value: '0.00' }],
    lines: [{ state: 'active', detail: '2100-01-01' }],
  });
  // The member sees it among the bonus money entries, but not among those of real money.
  const movements = async (query: string) => {
    const answer = await office.app.server.inject({
      method: 'GET',
      url: `/wps/report/transactions${query}`,
      headers: { ...member.headers, moduleid: 'TRANSREC3' },
    });
    return answer.json<{ value: { list: object[] } }>().value.list;
  };
  expect(await movements('?account=bonus')).toMatchObject([
    { type: 'bonus', amount: '100.00', balanceAfter: '100.00' },
  ]);
  expect(await movements('')).toEqual([]);
});

/** Creates members who must not be invited to play, by reason. */
async function protectedMembers() {
  const { db } = office.app.platform;
  const { protection } = office.app.rooms;
  const members = {
    away: await offers.member(),
    raise: await offers.member(),
    limit: await offers.member(),
    risk: await offers.member(),
  };
  await offers.call(members.away, 'POST', '/wps/protection/timeout', { hours: 24 });
  await db.transaction(async (tx) => {
    const change = { kind: 'deposit' as const, period: 'day' as const };
    for (const { memberId } of [members.raise, members.limit])
      await protection.changeLimit(tx, memberId, { ...change, wanted: 100n });
    await protection.changeLimit(tx, members.raise.memberId, { ...change, wanted: 200n });
    const deposit = { orderId: randomUUID(), asset: 'VND', memberId: members.limit.memberId, amountMinor: 100n };
    await protection.reserveDeposit(tx, deposit);
  });
  await db.run(sql`
    insert into protection_acts (member_id, act, detail)
    values (${members.risk.memberId}::bigint, 'contact.noted', '{}'::jsonb)`);
  return members;
}

it('a dry run over members excludes those who must not be invited to play, and reports how many and why', async () => {
  const barred = await protectedMembers();
  const [free, other] = [await offers.member(), await offers.member()];
  const { db } = office.app.platform;
  for (const { memberId } of [...Object.values(barred), free])
    await db.run(sql`update people_members set labels = array['tried'] where id = ${memberId}::bigint`);
  const audience = { labels: ['tried'] };
  const tried = async (kind: string, terms: object) =>
    (await office.call('POST', '/offers/try', { kind, terms: { ...TERMS, audience, ...terms }, days: 30 })).value;
  const leftOut = { away: 1, raise: 1, limit: 1, risk: 1 };
  expect(await tried('claim', {})).toEqual({
    members: 1,
    expected: '10000.00',
    mostForOne: '10000.00',
    days: 30,
    daily: null,
    leftOut,
  });
  expect(await tried('claim', { control: 50 })).toMatchObject({ expected: '5000.00' });
  // Only deposits of the audience, once a day for a daily offer.
  for (const who of [barred.away, barred.risk, free, free, other]) await offers.deposit(who, 100_000n);
  const reload = { share: 1000, amount: null };
  const once = { members: 1, expected: '100.00', leftOut: { away: 1, raise: 0, limit: 0, risk: 1 } };
  expect(await tried('reload', { ...reload, every: 'month' })).toMatchObject(once);
  // The chart by day: one deposit was made three days ago, the other today.
  await db.run(sql`
    update promotions_deposits set at = at - interval '3 days'
     where order_id = (select min(order_id) from promotions_deposits where member_id = ${free.memberId}::bigint)`);
  const { daily } = (await tried('reload', { ...reload, every: 'day' })) as { daily: string[] };
  expect([daily.length, daily.at(-4), daily.at(-2), daily.at(-1)]).toEqual([30, '100.00', '0.00', '100.00']);
  // A referred member with enough play would earn the gift for both members, unless they are one person.
  const [friend, self] = [await offers.member(), await offers.member()];
  for (const { memberId } of [friend, self])
    await db.run(sql`update people_members set inviter_id = ${free.memberId}::bigint where id = ${memberId}::bigint`);
  await db.run(sql`
    insert into protection_account_marks (mark, member_id, is_proved)
    values ('own', ${free.memberId}::bigint, true), ('own', ${self.memberId}::bigint, true)`);
  // The audience consists of the inviters; the members they invite need not belong to it.
  const referral = { audience, gift: 'money', amount: '50.00', most: '50.00', referredTurnover: '1000.00' };
  expect(await tried('referral', referral)).toMatchObject({ members: 0, expected: '0.00' });
  for (const who of [friend, self]) await offers.lose(who, 100_000n);
  await offers.drain();
  expect(await tried('referral', referral)).toMatchObject({ members: 2, expected: '100.00' });
  const others = { labels: ['others'] };
  expect(await tried('referral', { ...referral, audience: others })).toMatchObject({ members: 0, expected: '0.00' });
});

it('a manual gift is previewed, and not given to members who must not be invited to play', async () => {
  const barred = await protectedMembers();
  const [one, two] = [await offers.member(), await offers.member()];
  const { id } = await offers.offer('manual', { most: '500.00', amount: null });
  const memberIds = [one, two, ...Object.values(barred)].map(({ memberId }) => String(memberId));
  const gift = { offerId: String(id), memberIds, amount: '100.00' };
  const { value } = await office.call<{ members: { reason: string | null }[] }>('POST', '/bonuses/preview', gift);
  expect(value).toMatchObject({ sum: '200.00', budgetLeft: '1000000.00' });
  expect(value.members.map(({ reason }) => reason)).toEqual([null, null, 'away', 'raise', 'limit', 'risk']);
  const nobody = { ...gift, memberIds: memberIds.slice(2), ...input() };
  expect(await office.call('POST', '/bonuses', nobody)).toMatchObject({
    errorCode: 'request.invalid',
    value: { field: 'memberIds', reason: 'protected' },
  });
  const asked = await office.call<{ id: string }>('POST', '/bonuses', { ...gift, ...input() });
  // One of them goes on a break before the second operator approves.
  await offers.call(two, 'POST', '/wps/protection/timeout', { hours: 24 });
  expect((await office.approve(asked.value.id)).value).toMatchObject({ state: 'executed' });
  const given = async (who: typeof one) => (await offers.bonuses(who)).value.list.length;
  expect([await given(one), await given(two), await given(barred.limit)]).toEqual([1, 0, 0]);
  expect((await office.call('GET', `/offers/${id}/report`)).value).toMatchObject({ given: 1, cost: '100.00' });
});

it("an offer's state follows its dates: scheduled, running, expired; with other dates it runs again", async () => {
  const { db } = office.app.platform;
  const day = 86_400_000;
  const { id } = await offers.offer('manual', {
    amount: null,
    startsAt: Date.now() + day,
    endsAt: Date.now() + 2 * day,
  });
  const member = await offers.member();
  const gift = { offerId: String(id), memberIds: [String(member.memberId)], amount: '100.00' };
  const dates = (startsAt: number, endsAt: number) =>
    db.run(sql`update promotions_offer_versions set terms = terms || ${JSON.stringify({ startsAt, endsAt })}::jsonb
                where offer_id = ${id}::bigint`);
  const listed = async (state: string) =>
    (await office.call<{ list: object[] }>('GET', `/offers?filter=state:eq:${state}&filter=id:eq:${id}`)).value.list;
  expect(await listed('scheduled')).toMatchObject([{ state: 'scheduled' }]);
  expect(await office.call('POST', '/bonuses/preview', gift)).toMatchObject({ errorCode: 'offer.state' });
  await dates(1, Date.now() + day);
  expect(await listed('running')).toHaveLength(1);
  expect(await office.call('POST', '/bonuses/preview', gift)).toMatchObject({ success: true });
  const asked = await office.call<{ id: string }>('POST', '/bonuses', { ...gift, ...input() });
  await dates(1, 2);
  expect([await listed('running'), await listed('expired')]).toMatchObject([[], [{ state: 'expired' }]]);
  // Gifts requested before the end are not given after it, and there is nothing to resume.
  expect((await office.approve(asked.value.id)).value).toMatchObject({ state: 'failed' });
  expect(await office.call('POST', '/bonuses', { ...gift, ...input() })).toMatchObject({ errorCode: 'offer.state' });
  expect(await office.call('POST', `/offers/${id}/state`, { state: 'running', reason: REASON })).toMatchObject({
    errorCode: 'offer.state',
  });
  const { value } = await office.call<{ terms: object }>('GET', `/offers/${id}`);
  const written = (endsAt: number) => ({
    ...OFFER,
    kind: 'manual',
    budget: '20000.00',
    terms: { ...value.terms, startsAt: 1, endsAt },
  });
  const publish = () => office.call<{ id: string }>('POST', `/offers/${id}/publish`, input());
  await office.call('PUT', `/offers/${id}`, written(2));
  expect(await publish()).toMatchObject({ errorCode: 'offer.terms', value: { field: 'period' } });
  expect(await office.call('PUT', `/offers/${id}`, written(Date.now() + day))).toMatchObject({
    value: { state: 'expired' },
  });
  await office.approve((await publish()).value.id);
  expect(await listed('running')).toHaveLength(1);
});

it.each(['bonus', 'money', 'freeBet'] as const)(
  'the report of promotions counts %s as its offer does',
  async (gift) => {
    const offer = await offers.offer('claim', { gift, amount: '20.00', most: '20.00' });
    await offers.accept(await offers.member(), offer);
    const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
    const query = `from=${from}&to=${to}&part=whole&filter=offer:${offer.id}`;
    const report = await office.call<{ rows: object[] }>('GET', `/reports/promotions?${query}`);
    expect(report.value.rows).toMatchObject([{ numbers: ['20.00', '1', '1', '0.00'] }]);
    expect((await office.call('GET', `/offers/${offer.id}/report`)).value).toMatchObject({ given: 1, cost: '20.00' });
  },
);

it('the report of promotions can be filtered by offer and by kind', async () => {
  const { offer = [], kind = [] } = await expectFiltersOf(office.app, 'promotions');
  expect([offer.length > 0, kind.length > 0]).toEqual([true, true]);
});

it('gives templates the sizes of first and of later deposits', async () => {
  const { db } = office.app.platform;
  await db.run(sql`update promotions_deposits set at = at - interval '90 days'`);
  const basis = async () => (await office.call('GET', '/offers/basis')).value;
  expect(await basis()).toEqual({ days: 56, first: null, later: null });
  for (const amount of [100_000n, 200_000n, 300_000n, 400_000n]) await offers.deposit(await offers.member(), amount);
  const regular = await offers.member();
  for (const amount of [50_000n, 70_000n]) await offers.deposit(regular, amount);
  expect(await basis()).toEqual({
    days: 56,
    first: { count: 5, small: '1000.00', middle: '2000.00', large: '4000.00' },
    later: { count: 1, small: '700.00', middle: '700.00', large: '700.00' },
  });
});
