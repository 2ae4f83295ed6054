import { expect, test } from '../../kit/test.ts';
import { open, visit } from '../../kit/browser.ts';
import { Client, issueOnSale } from '@fairlot/testkit/client';
import { withOwnProduct } from '../../kit/product/with-product.ts';

const product = withOwnProduct();

test('free play needs no account: play money, the same bet page and draws, its own record, no cashier', async () => {
  const { page, errors, close } = await visit(product.origin);
  await open(page, '/m/trail');
  await page.getByRole('button', { name: 'Free play' }).first().click();
  await page.getByRole('main').getByText('1,000,000.00', { exact: true }).first().waitFor();
  expect(await page.getByText('Play money').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => sessionStorage.getItem('trialName'))).toMatch(/^guest/);

  await open(page, '/m/lottery/play?gameCode=VN60');
  await page.getByRole('button', { name: '07', exact: true }).click();
  const place = page.getByRole('region', { name: 'Bet slip' }).getByRole('button', { name: /^Place bet 27,000/ });
  await place.waitFor({ timeout: 70_000 });
  await issueOnSale(new Client(product.origin), 'VN60', 8000);
  await place.click();
  await page.getByRole('region', { name: /tickets/i }).waitFor();
  // An event updates the record after the bet.
  await expect(async () => {
    await open(page, '/m/gameRecord');
    await page.getByText('27,000.00').first().waitFor({ timeout: 10_000 });
  }).toPass();
  for (const path of [
    '/m/voucherCenter',
    '/m/member/limits',
    '/m/member/history',
    '/m/member/cashback',
    '/m/transaction/statement',
  ]) {
    await open(page, path);
    await page
      .getByRole('dialog')
      .getByText(/real account/i)
      .first()
      .waitFor();
  }
  await open(page, '/m/set?tab=limits');
  await page.getByRole('switch', { name: 'Dark theme' }).waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
  await product.audit();
});
