import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, login, open, visit } from '../../kit/browser.ts';
import { Client } from '@fairlot/testkit/client';
import { withSharedProduct } from '../../kit/product/with-product.ts';

const product = withSharedProduct();

test('a visitor without JavaScript sees real tiles, banners, next draws and a log-in link', async () => {
  const { page } = await visit(product.origin, { javaScriptEnabled: false });
  await page.goto('/m/home');
  expect(await page.locator('.tile').count()).toBeGreaterThanOrEqual(6);
  expect(await page.getByRole('timer').count()).toBeGreaterThanOrEqual(2);
  expect(await page.getByText('Vietnam 60 seconds').count()).toBeGreaterThan(0);
  expect(await page.locator('.banner').count()).toBeGreaterThanOrEqual(1);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
});

test('a member without JavaScript sees the balance [H-016] [Q-014]', async () => {
  const client = new Client(product.origin);
  await client.login('demo01', 'Fairlot2026');
  const { page, context } = await visit(product.origin, { javaScriptEnabled: false });
  await context.addCookies([
    { name: 'fairlot_sid', value: client.cookie!, url: product.origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  await page.goto('/m/home');
  expect(await page.locator('main').innerText()).toContain('5,000,000.00');
});

test('the page hydrates without an error, and nothing is wider than the screen, in light and dark', async () => {
  for (const theme of ['light', 'dark']) {
    const { page, context } = await visit(product.origin);
    await context.addCookies([{ name: 'theme', value: theme, url: product.origin }]);
    await open(page, '/m/home');
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoOverflow(page);
    }
    // The last part to load.
    await page.getByRole('button', { name: 'Show contacts' }).waitFor();
  }
});

test('a member hides, shows and refreshes the balance; 0 is shown as 0.00 [K-045]', async () => {
  const { page } = await visit(product.origin);
  await login(page, 'demo02', 'Fairlot2026');
  const main = page.getByRole('main');
  await main.getByText('0.00', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Hide balance' }).click();
  await main.getByText('*****').waitFor();
  await page.getByRole('button', { name: 'Show balance' }).click();
  await main.getByText('0.00', { exact: true }).waitFor();
  const called = page.waitForResponse((response) => response.url().includes('/wps/wallet'));
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await called;
  await main.getByText('0.00', { exact: true }).waitFor();
});
