import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeBrowser, expectNoOverflow, open, visit } from '../kit/browser.ts';
import { changeSite } from '../kit/operator.ts';
import { type Product, startProduct } from '../kit/product.ts';

const SUPPORT = 'https://fairlot.example/support';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await closeBrowser();
  await product.stop();
});

it('status 0 shows the app; a window of maintenance closes it while it is open, tells its end and opens it again [S-066] [P-008] [P-009] [P-010] [P-014] [N-034] [N-035]', async () => {
  const { page, errors, close } = await visit(product.origin);
  await open(page, '/m/home');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.waitFor();
  await changeSite(product.origin, { maintenanceWindows: [{ from: Date.now() - 1000, until: Date.now() + 3_600_000 }] });
  await page.getByRole('heading', { name: 'Back in a short while' }).waitFor({ timeout: 30_000 });
  expect(await navigation.count()).toBe(0);
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain('Open bets and balances are safe');
  expect(await main.innerText()).toContain('Planned end');
  const contact = main.getByRole('link', { name: 'Contact support' });
  expect(await contact.getAttribute('href')).toBe(SUPPORT);
  expect(await contact.getAttribute('rel')).toContain('noopener');
  await page.setViewportSize({ width: 360, height: 700 });
  await expectNoOverflow(page);
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Tiếng Việt/ }).click();
  await page.getByRole('heading', { name: 'Sẽ sớm trở lại' }).waitFor();
  await main.getByRole('link', { name: 'Liên hệ hỗ trợ' }).waitFor();
  await changeSite(product.origin, { maintenanceWindows: [] });
  await page.locator('nav.tabbar').waitFor({ timeout: 30_000 });
  expect(errors).toEqual([]);
  await close();
});

it('an address that is not served sees why, its own address and the way to service, until the operator allows it [P-012] [P-013] [N-019] [N-036]', async () => {
  await changeSite(product.origin, { restrictedNetworks: ['127.0.0.0/8'] });
  const { page, errors, close } = await visit(product.origin);
  await page.goto('/m/home');
  await page.getByRole('heading', { name: 'Not available where you are' }).waitFor({ timeout: 30_000 });
  const main = page.getByRole('main');
  expect(await main.innerText()).toContain('does not serve your current location');
  expect(await main.innerText()).toContain('127.0.0.1');
  expect(await main.getByRole('link', { name: 'Contact service' }).getAttribute('href')).toBe(SUPPORT);
  await changeSite(product.origin, { allowedNetworks: ['127.0.0.1/32'] });
  await page.getByRole('navigation', { name: 'Main' }).waitFor({ timeout: 30_000 });
  expect(errors).toEqual([]);
  await close();
});

it.each([
  ['system.maintenance', 'The platform is under maintenance'], ['system.upgrading', 'System upgrading, please try again later'],
])('a call refused with %s says so [N-018] [N-020]', async (errorCode, text) => {
  const { page, close } = await visit(product.origin);
  await page.route('**/wps/session/testPlay', (route) => route.fulfill({ status: 503, json: { success: false, value: null, errorCode, message: null } }));
  await open(page, '/m/trail');
  await page.getByRole('main').getByRole('button').first().click();
  await expect.poll(() => page.getByText(text).first().isVisible(), { timeout: 15_000 }).toBe(true);
  await close();
});
