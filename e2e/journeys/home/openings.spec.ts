import { expect, test } from '../../kit/test.ts';
import { logInByDialog, login, open, pathOf, pressLink, visit } from '../../kit/browser.ts';
import { hold } from '../../kit/intercept.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

// One of its members chooses a new password.
const product = withOwnProduct();

test('dialogs that open automatically appear one by one: first the daily notice, then a pending contract', async () => {
  const { page } = await visit(product.origin, { dailyNotice: true });
  // A dialog with an address precedes both.
  await open(page, '/m/login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill('agent02');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Fairlot2026');
  expect(await page.getByRole('dialog').count()).toBe(1);
  const asked = page.waitForResponse('**/wps/agent/contract/dividend/request');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  const notice = page.getByRole('dialog', { name: 'Notice' });
  await notice.waitFor();
  await asked;
  expect(await page.getByRole('dialog').count()).toBe(1);
  await notice.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog', { name: 'A contract is waiting' }).waitFor();
  expect(await notice.count()).toBe(0);
});

test('the daily notice waits until the password of a first log-in is chosen, even after a reload [S-015]', async () => {
  const { page } = await visit(product.origin, { dailyNotice: true });
  const notice = page.getByRole('dialog', { name: 'Notice' });
  const change = page.getByRole('dialog', { name: 'Change password' });
  // A dialog below another one has no accessible role.
  const opened = () =>
    page.locator('dialog[open]').evaluateAll((all) => all.map((dialog) => dialog.getAttribute('aria-label')));
  await logInByDialog(page, 'first01', 'Fairlot2026');
  await change.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await opened()).toEqual(['Change password']);
  await page.reload();
  expect(await opened()).not.toContain('Notice');
  await change.getByRole('textbox', { name: 'Old password' }).fill('Fairlot2026');
  await page.waitForLoadState('networkidle');
  expect(await opened()).toEqual(['Change password']);
  await change.getByRole('textbox', { name: 'New password', exact: true }).fill('Fairlot2027');
  await change.getByRole('textbox', { name: 'Confirm new password' }).fill('Fairlot2027');
  await change.getByRole('button', { name: 'Confirm', exact: true }).click();
  await notice.getByRole('button', { name: 'Close' }).waitFor();
  expect(await opened()).toEqual(['Notice']);
});

test('an unknown address leads home with a message that the page does not exist', async () => {
  const { page } = await visit(product.origin);
  await open(page, '/m/no/such/page');
  expect(pathOf(page)).toBe('/m/home');
  await page.getByText('This page does not exist').waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

test('customer service opens over any page that links to it, and closes again', async () => {
  const { page } = await visit(product.origin);
  await login(page, 'demo01', 'Fairlot2026');
  const service = page.getByRole('dialog', { name: 'Customer service' });
  for (const path of ['/m/set', '/m/other']) {
    // Even right after hydration, before the later parts of the page are loaded.
    const parts = await hold(page, '**/assets/side-parts*.js');
    await open(page, path);
    await page.getByRole('main').getByRole('link', { name: 'Customer service' }).click();
    await service.getByRole('link', { name: 'Help centre' }).waitFor();
    await parts.stop();
    expect(pathOf(page)).toBe(path);
    await service.getByRole('button', { name: 'Close' }).click();
    await service.waitFor({ state: 'hidden' });
  }
  await page.getByRole('main').getByRole('link', { name: 'Customer service' }).click();
  await service.getByRole('link', { name: 'Help centre' }).click();
  await expect.poll(() => pathOf(page)).toBe('/m/help');
  await service.waitFor({ state: 'hidden' });
  // The address itself shows a page.
  await open(page, '/m/customer');
  expect(await service.count()).toBe(0);
  await pressLink(page, '/m/home');
  await expect.poll(() => pathOf(page)).toBe('/m/home');
});
