import { totpOf } from '@fairlot/testkit/clients/totp';
import { test } from '@fairlot/testkit/page/kit';
import type { Locator } from '@fairlot/testkit/page/locator';
import { seal } from '@fairlot/testkit/seal';
import { expect, onTestFinished, vi } from 'vitest';
import { box, fillLogin, loginDialogOf, submitLogin } from '../kit.testing.ts';
import { openPageSite, type Page } from '../open-page.testing.tsx';

const site = await openPageSite();
const PASSWORD = 'Fairlot2026';
const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** Opens one part of the security centre and returns its sheet. */
async function openPart(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await sheet.waitFor();
  return sheet;
}

test('devices, last log-in and log-in history: the other devices are logged out', async () => {
  const sealed = await seal(site.app, { username: 'demo01', password: PASSWORD, type: 'username' });
  const agent = { ...sealed.headers, 'user-agent': CHROME };
  const other = await site.app.server.inject({ method: 'POST', url: '/wps/session/login', ...sealed, headers: agent });
  const page = site.phone();
  await page.goto('/m/login');
  await fillLogin(page, 'demo01', PASSWORD);
  await submitLogin(page);
  await loginDialogOf(page).waitFor({ state: 'detached' });
  await page.goto('/m/member/home');
  await page.getByRole('link', { name: 'Security' }).first().click();
  await page.waitForURL('/m/securityCenter');
  await page.getByRole('region', { name: 'Last log-in' }).getByText('Last log-in before this one').waitFor();
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
  await page.getByRole('button', { name: 'Log out others' }).click();
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
  await devices.getByText('This device').waitFor();
  const [cookie] = other.cookies;
  const headers = {
    authorization: `Bearer ${other.json<{ value: { token: string } }>().value.token}`,
    cookie: `${cookie?.name}=${cookie?.value}`,
  };
  const refused = await site.app.server.inject({ method: 'GET', url: '/wps/member/info', headers });
  expect(refused.statusCode).toBe(401);

  const history = await openPart(page, 'Log-in history');
  await expect.poll(() => history.getByRole('listitem').count()).toBe(2);
  await history.getByText('Password · Chrome').waitFor();
});

test('payment password: requires the account password, the format and the confirmation', async () => {
  const page = await site.phoneOf('demo02');
  await page.goto('/m/securityCenter');
  const sheet = await openPart(page, 'Payment password');
  const save = sheet.getByRole('button', { name: 'Save' });
  await save.click();
  await sheet.getByText('The payment password needs 4 to 6 digits').waitFor();
  await box(sheet, 'New payment password').fill('135790');
  await box(sheet, 'Confirm payment password').fill('135791');
  await box(sheet, 'Current password').fill('Wrong2026');
  await save.click();
  await sheet.getByText('Confirmation password not matched').waitFor();
  await box(sheet, 'Confirm payment password').fill('135790');
  await save.click();
  await sheet.getByText('This is not your current password').waitFor();
  await box(sheet, 'Current password').fill(PASSWORD);
  await save.click();
  await sheet.waitFor({ state: 'detached' });
  const row = page.getByRole('button', { name: /^Payment password/ });
  await expect.poll(() => row.innerText()).toBe('Payment passwordSet');
});

test('authenticator: secret, code, recovery codes; log-in requires a code; a recovery code turns it off', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => saved.mockRestore());
  const page = await site.phoneOf('type02');
  await page.goto('/m/securityCenter');
  const sheet = await openPart(page, 'Authenticator app');
  await box(sheet, 'Current password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Set up' }).click();
  await sheet.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = await sheet.getByRole('status', { name: 'Key' }).innerText();
  await box(sheet, 'Code from the app').fill('000000');
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  await sheet.getByText('This code is not valid').waitFor();
  await box(sheet, 'Code from the app').fill(totpOf(secret));
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  const list = sheet.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(8);
  await sheet.getByRole('button', { name: 'Save as a file' }).click();
  const [file] = saved.mock.lastCall ?? [];
  expect((await (file as Blob).text()).trim().split('\n')).toEqual(codes);
  expect(await sheet.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('button', { name: /^Authenticator app/ });
  await row.getByText('On, 8 recovery codes left').waitFor();

  const fresh = site.phone();
  await fresh.goto('/m/login');
  await fillLogin(fresh, 'type02', PASSWORD);
  await submitLogin(fresh);
  await fresh.getByText('Please enter the code of your authenticator').first().waitFor();

  const again = await site.phoneOf('type02');
  await again.goto('/m/securityCenter');
  const off = await openPart(again, 'Authenticator app');
  await box(off, 'Code').fill(codes[0] ?? '');
  await box(off, 'Current password').fill(PASSWORD);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await again
    .getByRole('button', { name: /^Authenticator app/ })
    .getByText('Off', { exact: true })
    .waitFor();
});
