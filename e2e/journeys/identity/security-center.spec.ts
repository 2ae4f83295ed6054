import { readFile } from 'node:fs/promises';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, logInByDialog, login, open, visit } from '../../kit/browser.ts';
import { withApp } from '../../kit/open-app.ts';
import { totpOf } from '@fairlot/testkit/clients/totp';
import { box, openPart } from '../../kit/security-center.ts';
import { addAuthenticator } from '../../kit/authenticator.ts';

const PASSWORD = 'Fairlot2026';
const running = withApp({ started: true });

test('devices, last log-in and log-in history: the other devices are logged out', async () => {
  const other = await visit(running.origin);
  await login(other.page, 'demo01', PASSWORD);
  const { page } = await visit(running.origin);
  await login(page, 'demo01', PASSWORD, '/m/member/home');
  await page.getByRole('link', { name: 'Security' }).first().click();
  await page.waitForURL('**/m/securityCenter');
  await page.getByRole('region', { name: 'Last log-in' }).getByText('Last log-in before this one').waitFor();
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
  await page.getByRole('button', { name: 'Log out others' }).click();
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
  await devices.getByText('This device').waitFor();
  // The other device is logged out when its stream ends, or at its next call.
  await other.page.goto('/m/member/home');
  await other.page.waitForURL(/\/m\/login/);

  const history = await openPart(page, 'Log-in history');
  await expect.poll(() => history.getByRole('listitem').count()).toBe(2);
  await history.getByText('Password · Chrome').first().waitFor();
  await history.getByRole('button', { name: 'Close' }).click();
  await expectNoOverflow(page);
});

test('payment password: requires the account password, the format and the confirmation', async () => {
  const { page } = await visit(running.origin);
  await login(page, 'demo02', PASSWORD, '/m/securityCenter');
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
  await expect.poll(() => row.innerText()).toMatch(/\bSet$/);
});

test('authenticator: secret, code, recovery codes; log-in requires a code; a recovery code turns it off', async () => {
  const { page } = await visit(running.origin);
  await login(page, 'type02', PASSWORD, '/m/securityCenter');
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
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect((await readFile(await download.path(), 'utf8')).trim().split('\n')).toEqual(codes);
  expect(await sheet.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('button', { name: /^Authenticator app/ })
    .getByText('On, 8 recovery codes left')
    .waitFor();

  const fresh = await visit(running.origin);
  await open(fresh.page, '/m/login');
  const dialog = fresh.page.getByRole('dialog', { name: 'Log in' });
  await box(dialog, 'Username').fill('type02');
  await box(dialog, 'Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await fresh.page.getByText('Please enter the code of your authenticator').first().waitFor();

  const off = await openPart(page, 'Authenticator app');
  await box(off, 'Code').fill(codes[0] ?? '');
  await box(off, 'Current password').fill(PASSWORD);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await page
    .getByRole('button', { name: /^Authenticator app/ })
    .getByText('Off', { exact: true })
    .waitFor();
});

test('passkeys: added on this device, renamed, used to log in without a name, removed', async () => {
  const { page, context } = await visit(running.origin);
  await addAuthenticator(context, page);
  await login(page, 'type03', PASSWORD, '/m/securityCenter');
  const sheet = await openPart(page, 'Passkeys');
  await sheet.getByText('No passkeys yet').waitFor();
  await box(sheet, 'Name of the passkey').fill('My phone');
  await box(sheet, 'Current password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Add passkey' }).click();
  const list = sheet.getByRole('list', { name: 'Passkeys' });
  await list.getByText('My phone').waitFor();
  await sheet.getByRole('button', { name: 'Rename My phone' }).click();
  await box(list, 'Name of the passkey').fill('Red phone');
  await list.getByRole('button', { name: 'Save' }).click();
  await list.getByText('Red phone').waitFor();

  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  await open(page, '/m/login');
  await page
    .getByRole('dialog', { name: 'Log in' })
    .getByRole('button', { name: /passkey/i })
    .click();
  await page.getByRole('dialog', { name: 'Log in' }).waitFor({ state: 'detached' });
  await open(page, '/m/securityCenter');
  const again = await openPart(page, 'Passkeys');
  await again.getByText(/last used/).waitFor();
  await again.getByRole('button', { name: 'Remove Red phone' }).click();
  const remove = again.getByRole('button', { name: 'Remove', exact: true });
  await remove.click();
  await again.getByText('Please enter your password').waitFor();
  await box(again.getByRole('list', { name: 'Passkeys' }), 'Current password').fill('Wrong2026');
  await remove.click();
  await again.getByText('This is not your current password').waitFor();
  await box(again.getByRole('list', { name: 'Passkeys' }), 'Current password').fill(PASSWORD);
  await remove.click();
  await again.getByText('No passkeys yet').waitFor();
});

for (const minutes of [10, -10] as const)
  test(`a phone whose clock is ${minutes} minutes off logs in and changes the account's protection`, async () => {
    const { page, context } = await visit(running.origin);
    await context.addInitScript((offMs) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + offMs;
    }, minutes * 60_000);
    await logInByDialog(page, 'type42', PASSWORD);
    await open(page, '/m/securityCenter');
    const sheet = await openPart(page, 'Payment password');
    await box(sheet, 'New payment password').fill('135790');
    await box(sheet, 'Confirm payment password').fill('135790');
    await box(sheet, 'Current password').fill(PASSWORD);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.waitFor({ state: 'detached' });
  });
