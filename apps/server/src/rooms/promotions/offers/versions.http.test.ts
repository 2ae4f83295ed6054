import { callSite, openBackOffice, REASON } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { openOffers, TERMS } from '../promotions.testing.ts';

// The provider does not answer; an offer is joined before it is called.
const office = await openBackOffice({
  sandbox: { url: 'http://127.0.0.1:9', apiKey: 'unused', webhookSecret: 'unused' },
});
const offers = openOffers(office.app);
let keys = 0;
const input = () => ({ requestKey: `version-test-${(keys += 1)}`, reason: REASON });

const written = (kind: string, terms: object) => ({
  kind,
  code: null,
  announcementId: null,
  budget: '500000.00',
  terms: { ...TERMS, ...terms },
  texts: { EN: { title: `Offer ${kind}`, text: 'What it is' } },
  reason: REASON,
});

/** Publishes a new offer, or the next version of one. */
async function publish(kind: string, terms: object, id = ''): Promise<{ id: bigint }> {
  const { value } = await office.call<{ id: string }>(
    id === '' ? 'POST' : 'PUT',
    `/offers${id && `/${id}`}`,
    written(kind, terms),
  );
  const asked = await office.call<{ id: string }>('POST', `/offers/${value.id}/publish`, input());
  expect((await office.approve(asked.value.id)).value).toMatchObject({ state: 'executed' });
  return { id: BigInt(value.id) };
}

const HALF = { amount: null, share: 5000, most: '5000.00', leastDeposit: '100.00' };
const WHOLE = { ...HALF, share: 10_000 };

it('an offer is taken only on the terms that the member was shown', async () => {
  const member = await offers.member();
  const one = await publish('claim', { amount: '900.00', most: '900.00' });
  const shown = async () => (await offers.list(member)).value.find(({ offerId }) => offerId === String(one.id))!;
  const { version } = await shown();
  await publish('claim', { amount: '100.00', most: '100.00' }, String(one.id));
  expect(await offers.accept(member, one, { version })).toMatchObject({
    errorCode: 'offer.refused',
    value: { reason: 'changed' },
  });
  expect((await offers.bonuses(member)).value).toMatchObject({ list: [] });
  const now = await shown();
  expect(now).toMatchObject({ version: version + 1, terms: { amount: '100.00' }, eligible: true });
  const taken = { state: 'given', amount: '100.00' };
  expect((await offers.accept(member, one, { version: now.version })).value).toMatchObject(taken);
  // A repeated call returns the same answer, whatever version it names.
  expect((await offers.accept(member, one, { version })).value).toMatchObject(taken);
});

it('a deposit joins its offer only on the terms that were shown, and else leaves no order', async () => {
  const member = await offers.member();
  const { id } = await publish('reload', WHOLE);
  await publish('reload', HALF, String(id));
  const open = (offerVersion: number) =>
    callSite<{ reason: string }>(office.app, member.headers, 'POST', '/wps/deposit', {
      method: 'sandbox',
      amount: '50000.00',
      offerId: String(id),
      offerVersion,
    });
  const isJoined = async () => (await offers.list(member)).value.find(({ offerId }) => offerId === String(id))?.joined;
  expect(await open(1)).toMatchObject({ errorCode: 'offer.refused', value: { reason: 'changed' } });
  expect(await isJoined()).toBe(false);
  expect(await open(2)).toMatchObject({ errorCode: 'deposit.provider.unavailable' });
  expect(await isJoined()).toBe(true);
});

it('a member who joined an offer sees the accepted terms, and receives the gift by them', async () => {
  const member = await offers.member();
  const one = await publish('reload', WHOLE);
  expect((await offers.accept(member, one, { version: 1 })).value).toMatchObject({ state: 'joined' });
  // The next version is for others only.
  await publish('reload', { ...HALF, audience: { labels: ['vip'] } }, String(one.id));
  const shown = (await offers.list(member)).value.find(({ offerId }) => offerId === String(one.id));
  expect(shown).toMatchObject({ joined: true, version: 1, terms: { share: 10_000 } });
  await offers.deposit(member, 100_000n);
  expect((await offers.bonuses(member)).value.list).toMatchObject([{ amount: '1000.00' }]);
});

it('an offer that was paused after the request stays paused when its change is published', async () => {
  const { id } = await publish('claim', {});
  const move = (state: string) => office.call('POST', `/offers/${id}/state`, { state, reason: REASON });
  await office.call('PUT', `/offers/${id}`, { ...written('claim', {}), budget: '600000.00' });
  const asked = await office.call<{ id: string }>('POST', `/offers/${id}/publish`, input());
  await move('paused');
  expect((await office.approve(asked.value.id)).value).toMatchObject({ state: 'executed' });
  const now = { publishedVersion: 2, budget: '600000.00' };
  expect((await office.call('GET', `/offers/${id}`)).value).toMatchObject({ ...now, state: 'paused' });
  expect((await move('running')).value).toMatchObject({ ...now, state: 'running' });
});
