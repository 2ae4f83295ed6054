import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { type ConsolePage, openConsoleSite } from './open-console.testing.tsx';

const site = await openConsoleSite();
const operator = await site.operator();

const searchFor = async (page: ConsolePage, text: string) => {
  await page.keyboard.press('Control+k');
  await page.locator('input[placeholder="Name, number or page"]').fill(text);
};

test("members are listed with the rooms' data that the role allows", async () => {
  const page = await site.open(operator, '/backoffice/members');
  await page.getByRole('searchbox', { name: 'Name or ID' }).fill('vip01');
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'vip01' });
  await row.getByRole('cell', { name: 'VIP 3', exact: true }).waitFor();
  await row.getByRole('cell', { name: 'Low', exact: true }).waitFor();
  const hasWithdrawals = () => page.getByRole('columnheader', { name: 'Withdrawals, all time', exact: true }).count();
  expect(await hasWithdrawals()).toBe(0);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Withdrawals, all time', exact: true }).click();
  await expect.poll(hasWithdrawals).toBe(1);

  const finance = await site.open(await site.operator('finance'), '/backoffice/members');
  await finance.getByRole('columnheader', { name: 'Deposits, all time' }).waitFor();
  expect(await finance.getByRole('columnheader', { name: 'Risk' }).count()).toBe(0);
  // A page that the role may not open states that, and finance may grant itself the permission.
  await finance.goto('/backoffice/content');
  await finance.getByRole('heading', { name: 'You do not have access to this page' }).waitFor();
  await finance.getByRole('link', { name: 'Emergency access' }).click();
  await finance.getByRole('button', { name: 'Start emergency access' }).waitFor();
});

test('the search finds a member with the balance, and offers actions for the member', async () => {
  const page = await site.open(operator);
  await searchFor(page, 'vip01');
  const found = page.getByRole('option').filter({ hasText: /ID \d+/ });
  await found.getByText('vip01', { exact: true }).waitFor();
  expect(await found.innerText()).toMatch(/[\d,]+\.\d\d VND/);
  await page.getByRole('option', { name: 'Open withdrawals of vip01' }).waitFor();
  await page.getByRole('option', { name: 'Adjust balance of vip01' }).click();
  await page.getByRole('heading', { name: 'Adjustments', level: 1 }).waitFor();
  expect(new URL(page.url()).searchParams.get('memberId')).toMatch(/^\d+$/);
  // An operator who may not read members finds none, and no actions for them.
  const content = await site.open(await site.operator('content'));
  await searchFor(content, 'vip01');
  await content.getByText('No results.').waitFor();
});
