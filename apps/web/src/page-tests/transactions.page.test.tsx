import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, envelope, refusal } from '@fairlot/testkit/page/network';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

const DAY_MS = 86_400_000;
const LIST = /report\/transactions\?/;
const DAYS = /report\/transactionDays/;
const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(at);

const row = (at: number, type: string, amount: string, gameName: string | null = null) => ({
  id: `${at}`,
  at,
  type,
  amount,
  balanceAfter: '900.00',
  reference: '01a1f752-1111-7222-8333-444455556666',
  gameName,
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
/** The filters with which the page asked last for transactions and for their sums. */
const asked = (page: Page) =>
  ['/wps/report/transactions', '/wps/report/transactionDays'].map((path) => {
    const query = page.network.to(path).at(-1)?.url.searchParams;
    return ['startDate', 'endDate', 'type', 'account'].map((name) => query?.get(name) ?? '-').join(' ');
  });

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

test('days that the member chooses are in the address, so that reloading and going back keep them', async () => {
  const page = await phoneWithRecord('agent01');
  await page.goto('/m/transaction/record?types=A');
  await page.getByRole('radio', { name: 'Custom' }).click();
  const sheet = page.getByRole('dialog', { name: 'Period' });
  await sheet.getByLabel('From').fill('2026-03-05');
  await sheet.getByLabel('To', { exact: true }).fill('2026-03-01');
  await sheet.getByRole('button', { name: 'Show' }).click();
  await sheet.getByText('The last day is before the first').waitFor();
  await sheet.getByLabel('To', { exact: true }).fill('2027-03-06');
  await sheet.getByText('At most 366 days').waitFor();
  await sheet.getByLabel('To', { exact: true }).fill('');
  await sheet.getByText('Choose a day').waitFor();
  await sheet.getByLabel('To', { exact: true }).fill('2026-04-01');
  await sheet.getByRole('button', { name: 'Show' }).click();
  const days = 'from=2026-03-05&to=2026-04-01';
  await page.waitForURL(`/m/transaction/record?types=A&${days}`);
  await expect.poll(() => asked(page)).toEqual(Array(2).fill('2026-03-05 2026-04-01 - -'));
  await page.getByText('Mar 5 – Apr 1').waitFor();

  await page.getByRole('button', { name: 'Bonus wallet' }).click();
  await page.waitForURL(`/m/transaction/record?types=A&type=bonusMoney&${days}`);
  await expect.poll(() => asked(page)).toEqual(Array(2).fill('2026-03-05 2026-04-01 - bonus'));
  await page.getByRole('button', { name: 'Bet', exact: true }).click();
  await page.waitForURL(`/m/transaction/record?types=A&type=bet&${days}`);

  await page.reload();
  const custom = page.getByRole('radio', { name: 'Custom' });
  await expect.poll(() => asked(page)).toEqual(Array(2).fill('2026-03-05 2026-04-01 bet -'));
  expect(await custom.getAttribute('aria-checked')).toBe('true');
  await page.getByText('Plinko Fair').first().click();
  await page.waitForURL(/gameRecord/);
  history.back();
  await page.waitForURL(`/m/transaction/record?types=A&type=bet&${days}`);
  await custom.waitFor();
  expect(await custom.getAttribute('aria-checked')).toBe('true');
  await page.getByRole('radio', { name: 'Today' }).click();
  await page.waitForURL('/m/transaction/record?types=A&type=bet');
  await expect.poll(() => asked(page)).toEqual(Array(2).fill(`${dayOf(Date.now())} - bet -`));
});

test('without the sums the account record shows its rows', async () => {
  const page = await phoneWithRecord();
  answerWith(page, DAYS, refusal('unknown.error', 500));
  await page.goto('/m/transaction/record');
  await page.getByRole('region', { name: 'Today' }).getByText('+ 412.00').waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Sums' }).count()).toBe(0);
});
