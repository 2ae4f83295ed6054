import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { addAuthenticator } from '../../kit/authenticator.ts';
import { findings } from '../../kit/axe.ts';
import { visit } from '../../kit/browser.ts';
import { logInOperator, showSection } from '../../kit/console.ts';
import { withApp } from '../../kit/open-app.ts';

const running = withApp();

/** Waits for the log-in page, because the account page has fields with the same names. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
}
const atWork = (page: Page) => page.getByRole('navigation', { name: 'Sections' }).waitFor();

test('an operator adds a passkey, logs in with it only and as second factor, renames and removes it', async () => {
  const { page, context, errors } = await visit(running.origin, { expectsErrors: true });
  await addAuthenticator(context, page);
  await logInOperator(page, 'operator');
  const card = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'Passkeys' }) });
  await test.step('adding it requires the password', async () => {
    await showSection(page, 'My account');
    await card.getByText('You have no passkeys yet.').waitFor();
    await card.getByRole('textbox', { name: 'Name of the passkey' }).fill('Desk computer');
    await card.getByLabel('Current password').fill('guessed');
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await card.getByRole('alert').waitFor();
    await card.getByLabel('Current password').fill('Fairlot2026');
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await card.getByRole('cell', { name: 'Desk computer', exact: true }).waitFor();
    await card.getByText('Passkey added').waitFor();
    expect(await findings(page)).toEqual([]);
  });
  await test.step('it logs in without a password', async () => {
    await logOut(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await atWork(page);
    await page.locator('.me-name').getByText('operator', { exact: true }).waitFor();
  });
  await test.step('it is required after the password', async () => {
    await logOut(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('operator');
    await page.getByLabel('Password').fill('Fairlot2026');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Confirm with your passkey' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await atWork(page);
  });
  await test.step('it is renamed, and its removal ends the session that it opened', async () => {
    await showSection(page, 'My account');
    await card.getByRole('button', { name: 'Rename Desk computer' }).click();
    const rename = page.getByRole('dialog', { name: 'Rename Desk computer' });
    await rename.getByRole('textbox', { name: 'Name of the passkey' }).fill('Key on the ring');
    await rename.getByRole('button', { name: 'Save name' }).click();
    await card.getByRole('button', { name: 'Remove Key on the ring' }).click();
    const remove = page.getByRole('dialog', { name: 'Remove Key on the ring' });
    await remove.getByLabel('Current password').fill('Fairlot2026');
    await remove.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Your session has ended. Log in again to continue').waitFor();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('alert').getByText('This passkey could not be used').waitFor();
  });
  // Responses that reject a request on purpose are not errors of the page.
  expect(errors.filter((error) => !/401|passkey|400|403/.test(error))).toEqual([]);
});
