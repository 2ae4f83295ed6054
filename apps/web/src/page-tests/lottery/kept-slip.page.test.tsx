import { keepOnSale, WITH_FEED } from '@fairlot/testkit/draws';
import { createMember } from '@fairlot/testkit/members';
import { expect, test } from 'vitest';
import { fillLogin, loginDialogOf, submitLogin } from '../kit.testing.ts';
import { openPageSite, type Page } from '../open-page.testing.tsx';

const site = await openPageSite({ config: WITH_FEED });
await keepOnSale(site.app.platform.db, 'HANOI');
await site.app.rooms.lottery.runDueSteps(2000);

const PATH = '/m/lottery/play?gameCode=HANOI';
const slipOf = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
const choose = (page: Page, number: string) =>
  page.getByRole('tabpanel').getByRole('button', { name: number, exact: true }).click();
const kept = () => sessionStorage.getItem('SLIP');

test('chosen numbers are on the slip after another page and after a reload, and leave it with the bet', async () => {
  const page = await site.phoneOfNew({ balance: '5000000.00' });
  await page.goto(PATH);
  await choose(page, '05');
  await choose(page, '06');
  await expect.poll(kept).toContain('"05","06"');
  await page.follow('/m/voucherCenter');
  await page.follow(PATH);
  await slipOf(page)
    .getByText(/^2 numbers/)
    .waitFor();
  await page.goto(PATH);
  await slipOf(page)
    .getByText(/^2 numbers/)
    .waitFor();
  await slipOf(page)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await page.getByRole('region', { name: 'My tickets' }).waitFor();
  await expect.poll(kept).toBeNull();
});

test('numbers of a visitor are on the slip after a log-in that left the page', async () => {
  const { userName } = await createMember(site.app, { balance: '5000000.00' });
  const page = site.phone();
  await page.goto(PATH);
  await choose(page, '07');
  await expect.poll(kept).toContain('"07"');
  await page.follow('/m/login');
  await fillLogin(page, userName, 'Test2026');
  await submitLogin(page);
  await loginDialogOf(page).waitFor({ state: 'hidden' });
  await page.goto(PATH);
  await slipOf(page)
    .getByText(/^1 number/)
    .waitFor();
  expect(
    await slipOf(page)
      .getByRole('button', { name: /^Place bet/ })
      .count(),
  ).toBe(1);
});

test('an order without an answer is not offered again after a reload, because it may have been bought', async () => {
  const page = await site.phoneOfNew({ balance: '5000000.00' });
  await page.goto(PATH);
  await choose(page, '08');
  await expect.poll(kept).toContain('"08"');
  page.network.intercept(/lottery\/tickets$/, () => Promise.reject(new TypeError('Failed to fetch')));
  await slipOf(page)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await slipOf(page).getByText('No connection, please check your network and try again').waitFor();
  await expect.poll(kept).toBeNull();
});
