import { test } from '../../kit/test.ts';
import { logInByDialog, login, open, visit } from '../../kit/browser.ts';
import { withApp } from '../../kit/open-app.ts';
import { box, openPart } from '../../kit/security-center.ts';
import { addAuthenticator } from '../../kit/authenticator.ts';

const PASSWORD = 'Fairlot2026';
const running = withApp({ started: true });

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
