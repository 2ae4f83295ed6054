import { sql } from '@fairlot/testkit/site/server-parts';
import { createMember } from '@fairlot/testkit/members';
import { callDesk, createOperator, REASON } from '@fairlot/testkit/operators';
import { test } from '@fairlot/testkit/page/kit';
import { expect, onTestFinished, vi } from 'vitest';
import { openPageSite } from '../open-page.testing.tsx';

const site = await openPageSite();

/** Shows where the wheel stops immediately, as for members who reduce motion. */
function stopMotion() {
  const { matchMedia } = window;
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const media = matchMedia(query);
    return query.includes('reduced-motion') ? Object.defineProperty(media, 'matches', { value: true }) : media;
  });
  onTestFinished(() => spy.mockRestore());
}

test('a page that stays open can spin the wheel again in the next period', async () => {
  const member = await createMember(site.app);
  const { db } = site.app.platform;
  const page = site.phone({ ...member, type: 0 });
  stopMotion();
  await page.goto('/m/activity');
  const dialog = page.getByRole('dialog');
  const open = page.getByRole('main').getByRole('button', { name: 'Spin the wheel' });
  const spin = dialog.getByRole('button', { name: 'Spin the wheel' });
  const result = dialog.getByRole('status').getByText('added to your bonus wallet');
  await page.getByRole('button', { name: 'Lucky wheel' }).click();
  await open.click();
  await spin.click();
  await result.waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('You have already received it in this period').waitFor();

  // The next day: the gift was given in an earlier period, and its bonus has ended.
  const { id } = await db.one(sql<{ id: string }>`
    update promotions_grants set award_key = award_key || ':before' where member_id = ${member.memberId}::bigint
    returning id`);
  await db.run(sql`
    update promotions_awards set key = key || ':before', at = at - interval '1 day'
     where member_id = ${member.memberId}::bigint`);
  await site.app.server.inject({ method: 'POST', url: `/wps/bonus/${id}/giveUp`, headers: member.headers });
  await page.comeBack();
  await expect.poll(() => open.isEnabled()).toBe(true);
  await open.click();
  expect(await result.count()).toBe(0);
  await spin.click();
  await result.waitFor();
  const count = await db.value(sql<number>`
    select count(*)::int as count from promotions_awards where member_id = ${member.memberId}::bigint`);
  expect(count).toBe(2);
});

test('a spin whose answer was lost shows its gift, and is given once', async () => {
  const member = await createMember(site.app);
  const page = site.phone({ ...member, type: 0 });
  stopMotion();
  await page.goto('/m/activity');
  await page.getByRole('button', { name: 'Lucky wheel' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Spin the wheel' }).click();
  const dialog = page.getByRole('dialog');
  const stop = page.network.intercept(/promotions\/[^/]+\/accept$/, async (request) => {
    await page.network.ask(request);
    await stop();
    throw new TypeError('Failed to fetch');
  });
  await dialog.getByRole('button', { name: 'Spin the wheel' }).click();
  await dialog.getByRole('status').getByText('added to your bonus wallet').waitFor();
  const count = await site.app.platform.db.value(sql<number>`
    select count(*)::int as count from promotions_awards where member_id = ${member.memberId}::bigint`);
  expect(count).toBe(1);
});

const [one, two] = [await createOperator(site.app), await createOperator(site.app)];
const ask = <V,>(path: string, body: object, { headers } = one, method: 'POST' | 'PUT' = 'POST') =>
  callDesk<V>(site.app, headers, method, path, { reason: REASON, ...body });

/** Publishes a gift of bonus money as a new offer, or as the next version of one. @returns its id */
async function publish(offer: { kind: string; code: string | null; amount: string; title: string }, id = '') {
  const { amount, title, ...rest } = offer;
  const gift = { gift: 'bonus', share: null, amount, most: amount, leastDeposit: null, every: 'once' };
  const wagering = { times: 2, days: 7, mostBet: null, games: { lottery: 100 } };
  const terms = { startsAt: 0, endsAt: null, audience: {}, ...gift, money: 'non-sticky', wagering, stacks: true };
  const texts = { EN: { title, text: 'For readers of our letter' } };
  const body = { ...rest, announcementId: null, budget: '1000000.00', terms, texts };
  const { value } = await (id === ''
    ? ask<{ id: string }>('/offers', body)
    : ask<{ id: string }>(`/offers/${id}`, body, one, 'PUT'));
  const request = await ask<{ id: string }>(`/offers/${value.id}/publish`, { requestKey: crypto.randomUUID() });
  expect(await ask(`/approvals/${request.value.id}/approve`, {}, two)).toMatchObject({ value: { state: 'executed' } });
  return value.id;
}

test('a member takes an offer that is not listed by its code', async () => {
  await publish({ kind: 'code', code: 'SPRING26', amount: '10000.00', title: 'Offer of spring' });
  const page = site.phone({ ...(await createMember(site.app)), type: 0 });
  await page.goto('/m/activity');
  const field = page.getByRole('textbox', { name: 'Code of an offer' });
  const use = page.getByRole('button', { name: 'Use code' });
  await field.fill('AUTUMN');
  await use.click();
  await page.getByText('This code is not valid').waitFor();
  await field.fill(' spring26 ');
  await use.click();
  await page.getByText('10,000.00 VND added to your bonus wallet').waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
});

test('terms that changed while the member read them are shown again before the offer is taken', async () => {
  const offer = { kind: 'claim', code: null, title: 'Gift of autumn' };
  const id = await publish({ ...offer, amount: '9000.00' });
  const page = site.phone({ ...(await createMember(site.app)), type: 0 });
  await page.goto('/m/activity');
  await page.getByRole('button', { name: 'Gift of autumn' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Get it' }).click();
  await publish({ ...offer, amount: '1000.00' }, id);
  const take = page.getByRole('dialog').getByRole('button', { name: 'Get it' });
  await take.click();
  await page.getByText('The terms of this offer have changed').waitFor();
  await page.getByRole('main').getByText('1,000', { exact: true }).waitFor();
  await take.click();
  await page.getByText('1,000.00 VND added to your bonus wallet').waitFor();
});
