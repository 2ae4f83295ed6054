import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import VI from '../../../apps/web/locales/VI/status.json' with { type: 'json' };
import { expectNoOverflow, login, open, visit } from '../../kit/browser.ts';
import { hold } from '../../kit/intercept.ts';
import { changeSite } from '../../kit/operator.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

const SUPPORT = 'https://fairlot.example/support';

const product = withOwnProduct();

async function fillDeposit(page: Page): Promise<void> {
  await open(page, '/m/voucherCenter');
  await page.getByRole('button', { name: /^Sandbox bank/ }).click();
  await page.getByRole('radio', { name: 'Bank QR' }).click();
  await page.getByRole('dialog', { name: 'Payment method' }).waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'You deposit' }).fill('200000');
}

test('a maintenance window closes the app during its period, and opens it again', async () => {
  const { page } = await visit(product.origin);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const main = page.getByRole('main');
  await test.step('status 0 shows the app [S-066]', async () => {
    await open(page, '/m/home');
    await navigation.waitFor();
  });
  await test.step('status 1 shows its own page instead [P-014] [N-035]', async () => {
    await changeSite(product.origin, {
      maintenanceWindows: [{ from: Date.now() - 1000, until: Date.now() + 3_600_000 }],
    });
    await page.getByRole('heading', { name: 'Back in a short while' }).waitFor();
    expect(await navigation.count()).toBe(0);
    const scripts = await hold(page, '**/assets/*.js');
    expect((await page.reload())?.status()).toBe(503);
    // The server sends the closed page and nothing else.
    await page.getByRole('heading', { name: 'Back in a short while' }).waitFor();
    expect([await page.locator('nav').count(), await page.locator('#bar').innerText()]).toEqual([0, '']);
    expect(await page.title()).toBe('Back in a short while · Fairlot');
    const sent = await page.locator('.why').elementHandle();
    await scripts.stop();
    // Hydrated, not replaced.
    await main.getByRole('link', { name: 'Contact support' }).waitFor();
    expect(await sent?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.title()).toBe('Back in a short while · Fairlot');
  });
  await test.step('shows a title, that balances are safe, and the planned end [P-008] [P-009]', async () => {
    expect(await main.getByRole('heading').innerText()).toBe('Back in a short while');
    expect(await main.innerText()).toContain('Open bets and balances are safe');
    expect(await main.innerText()).toContain('Planned end');
  });
  await test.step('it links to the support [P-010]', async () => {
    const contact = main.getByRole('link', { name: 'Contact support' });
    expect(await contact.getAttribute('href')).toBe(SUPPORT);
    expect(await contact.getAttribute('rel')).toContain('noopener');
  });
  await page.setViewportSize({ width: 360, height: 700 });
  await expectNoOverflow(page);
  await test.step('its text is from the catalogue, in the language chosen there [N-034]', async () => {
    await page.getByRole('button', { name: /English/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Tiếng Việt/ })
      .click();
    await page.getByRole('heading', { name: VI['status.maintenance'] }).waitFor();
    expect(await main.innerText()).toContain(VI['status.info_maintenance']);
    await main.getByRole('link', { name: 'Liên hệ hỗ trợ' }).waitFor();
  });
  await changeSite(product.origin, { maintenanceWindows: [] });
  await page.locator('nav.tab-bar').waitFor();
  await test.step('a stored status 1 closes the page immediately, until the answer arrives [S-069]', async () => {
    await page.evaluate(() => {
      const stored = { status: 1, location: { ip: '127.0.0.1', country: null } };
      localStorage.setItem('MC_SYSTEM_STATUS', JSON.stringify(stored));
    });
    const [scripts, status] = [await hold(page, '**/assets/*.js'), await hold(page, '**/wps/whitelabel/systemStatus*')];
    expect((await page.reload())?.status()).toBe(200);
    const tabs = page.locator('nav.tab-bar');
    expect([await tabs.isVisible(), await main.isVisible()]).toEqual([false, false]);
    await scripts.stop();
    await page.getByRole('heading', { name: VI['status.maintenance'] }).waitFor();
    await status.stop();
    await tabs.waitFor();
  });
});

test('a restricted address gets a message until the operator allows it', async () => {
  await changeSite(product.origin, { restrictedNetworks: ['127.0.0.0/8'] });
  const { page } = await visit(product.origin);
  const main = page.getByRole('main');
  const bar = page.getByRole('complementary', { name: 'Get the app' });
  await test.step('status 2 shows its own page with the reason and the address [N-036] [P-012] [N-019]', async () => {
    const served = await page.goto('/m/home');
    expect([served?.status(), await served?.text()]).toEqual([403, expect.stringContaining('127.0.0.1')]);
    await page.getByRole('heading', { name: 'Not available where you are' }).waitFor();
    expect(await main.innerText()).toContain('does not serve your current location');
    expect(await main.innerText()).toContain('127.0.0.1');
    await expect(bar).toBeHidden();
  });
  await test.step('it links to customer service [P-013]', async () =>
    expect(await main.getByRole('link', { name: 'Contact service' }).getAttribute('href')).toBe(SUPPORT));
  await changeSite(product.origin, { allowedNetworks: ['127.0.0.1/32'] });
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await bar.waitFor();
});

test('a call rejected for maintenance shows that [N-018]', async () => {
  const { page } = await visit(product.origin);
  await login(page, 'demo02', 'Fairlot2026');
  // A phone that does not know of the maintenance yet: events and the next status are delayed.
  const events = await hold(page, '**/lgw/events?**');
  await fillDeposit(page);
  const status = await hold(page, '**/wps/whitelabel/systemStatus**');
  const windows = (maintenanceWindows: object[]) => changeSite(product.origin, { maintenanceWindows });
  await windows([{ from: Date.now() - 1000, until: Date.now() + 3_600_000 }]);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByText('The platform is under maintenance').first().waitFor();
  await status.stop();
  await page.getByRole('heading', { name: 'Back in a short while' }).waitFor();
  await events.stop();
  await windows([]);
  await page.locator('nav.tab-bar').waitFor();
});

test('a deposit during an upgrade is rejected with its own text, while pages stay open [N-020]', async () => {
  const { page } = await visit(product.origin);
  await login(page, 'demo02', 'Fairlot2026');
  await changeSite(product.origin, { upgrading: true });
  await fillDeposit(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByText('System upgrading, please try again later').first().waitFor();
  await changeSite(product.origin, { upgrading: false });
});
