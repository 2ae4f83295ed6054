import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, envelope, refusal } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

const DAY_MS = 86_400_000;
const LIST = /report\/transactions\?/;
const DAYS = /report\/transactionDays/;
const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(at);

const row = (
  at: number,
  type: string,
  amount: string,
  gameName: string | null = null,
  betStatus: string | null = null,
) => ({
  id: `${at}`,
  at,
  type,
  amount,
  balanceAfter: '900.00',
  reference: '01a1f752-1111-7222-8333-444455556666',
  gameName,
  betStatus,
  currency: 'VND',
});

/** A phone whose account record has a bet and its win today and a deposit yesterday. */
async function phoneWithRecord(account = 'demo01'): Promise<Page> {
  const now = Date.now();
  const page = await site.phoneOf(account);
  const list = [
    row(now, 'win', '412.00', 'Plinko Fair'),
    row(now - 1, 'bet', '-20.40', 'Plinko Fair'),
    row(now - DAY_MS, 'deposit', '850.00'),
  ];
  answerWith(page, LIST, envelope({ list, totalPages: 1 }));
  const days = [
    { day: dayOf(now), in: '412.00', out: '20.40' },
    { day: dayOf(now - DAY_MS), in: '850.00', out: '1000.00' },
  ];
  answerWith(page, DAYS, envelope({ days }));
  return page;
}
/** The filter with which the page asked last for transactions, and whether it asked for their sums too. */
function asked(page: Page) {
  const [list, sums] = ['/wps/report/transactions', '/wps/report/transactionDays'].map((path) =>
    page.network
      .to(path)
      .map(({ url }) =>
        ['startDate', 'endDate', 'type', 'account'].map((name) => url.searchParams.get(name) ?? '-').join(' '),
      ),
  );
  const last = list?.at(-1);
  return { last, hasSums: last !== undefined && sums?.includes(last) };
}

test('the account record shows what came in and went out, and the net of each day', async () => {
  const page = await phoneWithRecord();
  await page.goto('/m/transaction/record');
  const sums = page.getByRole('region', { name: 'Sums' });
  await expect.poll(() => sums.innerText()).toMatch(/^In\s*1,262\.00\s*Out\s*1,020\.40$/);
  await page.getByRole('region', { name: 'Today' }).getByText('+ 391.60').waitFor();
  await page.getByRole('region', { name: 'Yesterday' }).getByText('\u2212 150.00').waitFor();
});

test('a movement of a bet has the game as its title and its type beside the time', async () => {
  const page = await phoneWithRecord();
  await page.goto('/m/transaction/record');
  await page.getByText('Plinko Fair').first().waitFor();
  const rows = await page.getByRole('region', { name: 'Today' }).getByRole('link').allInnerTexts();
  expect(rows[0]).toMatch(/^Plinko Fair\n[^]*Win · \d\d:\d\d · 55556666/);
  expect(rows[1]).toMatch(/^Plinko Fair\n[^]*Bet · \d\d:\d\d · 55556666/);
  const [deposit] = await page.getByRole('region', { name: 'Yesterday' }).getByRole('link').allInnerTexts();
  expect(deposit).toMatch(/^Deposit\n[^]*\n\d\d:\d\d · 55556666/);
});

test('an open bet has a flag instead of its type, a settled one and its win have none', async () => {
  const page = await phoneWithRecord();
  const now = Date.now();
  const list = [
    row(now, 'bet', '-5.00', 'Dice', 'open'),
    row(now - 1, 'win', '412.00', 'Plinko Fair', 'won'),
    row(now - 2, 'bet', '-20.40', 'Plinko Fair', 'won'),
  ];
  answerWith(page, LIST, envelope({ list, totalPages: 1 }));
  await page.goto('/m/transaction/record');
  await page.locator('.list-row .flag', { hasText: 'Open' }).waitFor();
  const rows = await page.getByRole('region', { name: 'Today' }).getByRole('link').allInnerTexts();
  expect(rows[0]).toMatch(/^Dice\n[^]*Open \d\d:\d\d · 55556666/);
  expect(rows[1]).toContain('Win ·');
  expect(rows[2]).toContain('Bet ·');
  expect(await page.locator('.list-row .flag').count()).toBe(1);
});

test('days that the member chooses are in the address, so that reloading and going back keep them', async () => {
  const now = Date.now();
  const page = await phoneWithRecord('agent01');
  await page.goto('/m/transaction/record?types=A');
  await page.getByRole('radio', { name: 'Custom' }).click();
  // The days shown so far are chosen first.
  await page.waitForURL(`/m/transaction/record?types=A&from=${dayOf(now - 6 * DAY_MS)}&to=${dayOf(now)}`);
  const calendar = page.getByRole('region', { name: 'Custom' });
  await calendar.getByRole('button', { name: /Net \+ 391\.60$/ }).click();
  await page.waitForURL(`/m/transaction/record?types=A&from=${dayOf(now)}&to=${dayOf(now)}`);

  await page.goto('/m/transaction/record?types=A&from=2026-03-01&to=2026-03-01');
  await calendar.getByRole('button', { name: /\b5 March 2026/ }).click();
  await page.waitForURL('/m/transaction/record?types=A&from=2026-03-01&to=2026-03-05');
  const days = 'from=2026-03-01&to=2026-03-05';
  await expect.poll(() => asked(page)).toEqual({ last: '2026-03-01 2026-03-05 - -', hasSums: true });
  await page.getByText('1 Mar – 5 Mar').waitFor();

  await page.getByRole('button', { name: 'Bonus wallet' }).click();
  await page.waitForURL(`/m/transaction/record?types=A&type=bonusMoney&${days}`);
  await expect.poll(() => asked(page)).toEqual({ last: '2026-03-01 2026-03-05 - bonus', hasSums: true });
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await page.waitForURL(`/m/transaction/record?types=A&type=bet&${days}`);

  await page.reload();
  const custom = page.getByRole('radio', { name: 'Custom' });
  await expect.poll(() => asked(page)).toEqual({ last: '2026-03-01 2026-03-05 bet -', hasSums: true });
  expect(await custom.getAttribute('aria-checked')).toBe('true');
  await page.getByText('Plinko Fair').first().click();
  await page.waitForURL(/gameRecord/);
  history.back();
  await page.waitForURL(`/m/transaction/record?types=A&type=bet&${days}`);
  await custom.waitFor();
  expect(await custom.getAttribute('aria-checked')).toBe('true');
  await page.getByRole('radio', { name: 'Today' }).click();
  await page.waitForURL('/m/transaction/record?types=A&type=bet');
  await expect.poll(() => asked(page)).toEqual({ last: `${dayOf(Date.now())} - bet -`, hasSums: true });
});

test('without the sums the account record shows its rows', async () => {
  const page = await phoneWithRecord();
  answerWith(page, DAYS, refusal('unknown.error', 500));
  await page.goto('/m/transaction/record');
  await page.getByRole('region', { name: 'Today' }).getByText('+ 412.00').waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Sums' }).count()).toBe(0);
});
