import { type BackOffice, createMember, openBackOffice, REASON } from '@fairlot/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TERMS } from '../promotions.testing.ts';

let office: BackOffice;
beforeAll(async () => {
  office = await openBackOffice();
});
afterAll(() => office.close());

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
const wish = () => ({ requestKey: `offer-test-${(keys += 1)}`, reason: REASON });
async function isInviting(): Promise<unknown> {
  await office.app.platform.events.outbox.drain();
  const answer = await office.app.server.inject({ method: 'GET', url: '/wps/whitelabel/whitelabel' });
  const { value } = answer.json<{ value?: { flags: Record<string, boolean> } }>();
  return value?.flags['REFERRAL'] ?? (await office.app.platform.collected.provider('site').isOn('REFERRAL'));
}

it('an offer is written, published by a second operator, and its invitations follow it [L-012] [Q-035]', async () => {
  expect(await office.call('POST', '/offers', { ...OFFER, terms: { ...OFFER.terms, amount: '60.00' } })).toMatchObject({
    errorCode: 'offer.terms',
    value: { field: 'amount' },
  });
  const { value } = await office.call<{ id: string }>('POST', '/offers', OFFER);
  expect(value).toMatchObject({ state: 'draft', version: 0, isChanged: true });
  expect(await office.call('POST', `/offers/${value.id}/state`, { state: 'running', reason: REASON })).toMatchObject({
    errorCode: 'offer.state',
  });
  const asked = await office.call<{ id: string }>('POST', `/offers/${value.id}/publish`, wish());
  // Written anew meanwhile: what was asked for is no longer what would come into force.
  await office.call('PUT', `/offers/${value.id}`, { ...OFFER, budget: '2000.00' });
  expect((await office.approve(asked.value.id)).value).toMatchObject({ state: 'failed' });
  const again = await office.call<{ id: string }>('POST', `/offers/${value.id}/publish`, wish());
  expect(await isInviting()).toBe(false);
  expect((await office.approve(again.value.id)).value).toMatchObject({ state: 'executed' });
  expect(await isInviting()).toBe(true);
  expect((await office.call('GET', `/offers/${value.id}`)).value).toMatchObject({ state: 'running', version: 1 });
  await office.call('POST', `/offers/${value.id}/state`, { state: 'ended', reason: REASON });
  expect(await isInviting()).toBe(false);
  expect((await office.trail(`offer:${value.id}`)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['offer.written', 'offer.published', 'offer.ended']),
  );
});

it('bonus money by hand takes two operators and keeps to the offer', async () => {
  const member = await createMember(office.app);
  const list = await office.call<{ list: { id: string; title: string }[] }>('GET', '/offers?filter=kind:eq:manual');
  const offerId = list.value.list[0]?.id;
  const gift = { offerId, memberIds: [String(member.memberId)], amount: '100.00' };
  expect(await office.call('POST', '/bonuses', { ...gift, ...wish(), amount: '99999999.00' })).toMatchObject({
    errorCode: 'limit.exceeded',
  });
  const asked = await office.call<{ id: string }>('POST', '/bonuses', { ...gift, ...wish() });
  expect((await office.approve(asked.value.id)).value).toMatchObject({ state: 'executed' });
  const { value } = await office.call('GET', `/bonuses?filter=memberId:eq:${member.memberId}`);
  expect(value).toMatchObject({ list: [{ state: 'active', amount: '100.00', wageringLeft: '600.00' }] });
  expect((await office.call('GET', `/offers/${offerId}/report`)).value).toMatchObject({ given: 1, cost: '100.00' });
  const { value: page } = await office.call<{ cards: { card: string }[] }>('GET', `/members/${member.memberId}`);
  expect(page.cards.find(({ card }) => card === 'bonus')).toMatchObject({
    facts: [{ value: '600.00' }, { value: '100.00' }, { value: '0.00' }],
    lines: [{ state: 'active' }],
  });
  // The member sees it among the movements of bonus money, and nothing of it among those of real money.
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

it('terms are tried over what members did', async () => {
  const body = { kind: 'reload', terms: { ...TERMS, share: 1000, amount: null }, days: 30 };
  expect((await office.call('POST', '/offers/try', body)).value).toMatchObject({ mostForOne: '10000.00' });
});
