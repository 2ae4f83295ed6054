import { OPERATOR_KEYS, VENDOR_KEYS, vendorsAt } from '@fairlot/server/rooms/vendors/vendors.testing';
import { callDesk, createMember, createOperator, OPERATOR_PASSWORD, type TestOperator } from '@fairlot/testkit';
import { expect, test } from '../../kit/test.ts';
import { login, visit } from '../../kit/browser.ts';
import { logInOperator } from '../../kit/console.ts';
import { withApp } from '../../kit/open-app.ts';

const site = withApp({
  seed: 'none',
  started: true,
  vendors: { privateKey: VENDOR_KEYS.privateKey, operatorPublicKey: OPERATOR_KEYS.publicKey },
  // As on a site without a sandbox: no page allows frames before a vendor is added.
  config: (_origin, { payments }) => ({
    vendors: { ...vendorsAt(payments.url, payments.webhookSecret), frameOrigins: [] },
  }),
});
let second: TestOperator;
test.beforeAll(async () => {
  second = await createOperator(site.app);
});

const ask = <T>(method: 'GET' | 'POST', path: string) =>
  callDesk<T>(site.app, second.headers, method, path, method === 'GET' ? undefined : {});

/** The second operator approves all pending requests. */
async function agree(): Promise<void> {
  const { value } = await ask<{ list: { id: string; state: string }[] }>('GET', '/approvals?filter=state:eq:pending');
  expect(value.list.length).toBeGreaterThan(0);
  for (const { id } of value.list)
    expect((await ask<{ state: string }>('POST', `/approvals/${id}/approve`)).value.state).toBe('executed');
}

test('an operator adds a vendor to a new site, tests it and imports its games; a member plays one', async () => {
  const member = await createMember(site.app, { balance: '50000.00' });
  // The browser reports the frame that the page loaded earlier does not allow.
  const phone = await visit(site.origin, { expectsErrors: true });
  await login(phone.page, member.userName, 'Test2026', '/m/rng');

  const operator = await createOperator(site.app);
  const { page } = await visit(site.origin);
  await logInOperator(page, operator.name, '/backoffice/vendors', OPERATOR_PASSWORD);
  await page.getByRole('heading', { name: 'No vendors yet' }).waitFor();

  await page.getByRole('button', { name: 'Add a vendor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a vendor' });
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill('ACME');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Acme Games');
  await dialog.getByRole('textbox', { name: 'Vendor’s address' }).fill('games of acme');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A contract was signed');
  await dialog.getByRole('button', { name: 'Request approval' }).click();
  await dialog.getByText('A public https address').waitFor();
  await dialog.getByRole('textbox', { name: 'Vendor’s address' }).fill(`${site.sandbox.payments.url}/vendors/ACME`);
  await dialog.getByRole('button', { name: 'Request approval' }).click();
  await page.getByText('Request sent. A second operator has to approve.').waitFor();
  await agree();

  await page.goto('/backoffice/vendors?vendor=ACME&step=keys');
  const keys = page.getByRole('region', { name: '2 Keys' });
  await keys.getByText(`${site.app.config.publicOrigin}/vendors/ACME`).waitFor();
  const calls = page.getByRole('region', { name: 'Calls to the vendor' });
  await calls.getByRole('button', { name: 'Test the connection' }).click();
  await expect(calls.getByRole('listitem')).toHaveText([/^Game list.*passed$/, /^Launch.*passed$/]);

  await page.getByRole('tab', { name: '3 Games' }).click();
  await page.getByRole('button', { name: 'Add a game' }).click();
  const game = page.getByRole('dialog', { name: 'Add a game' });
  await game.getByRole('button', { name: 'Choose from the vendor’s list' }).click();
  const listed = game.getByRole('combobox', { name: 'Game on the vendor’s list' });
  await listed.selectOption({
    label: (await listed.locator('option', { hasText: 'Amber Harbour' }).innerText()).trim(),
  });
  await expect(game.getByRole('textbox', { name: 'Name (EN)' })).toHaveValue('Amber Harbour');
  await expect(game.getByRole('textbox', { name: 'Game code' })).not.toHaveValue('');
  await game.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Compare with the catalogue' }).click();
  await page.getByRole('cell', { name: 'Amber Harbour' }).waitFor();
  await page.getByRole('button', { name: 'Import changes' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('A contract was signed');
  await page.getByRole('dialog').getByRole('button', { name: 'Import changes' }).click();
  await page.getByText('Request sent. A second operator has to approve.').waitFor();
  await agree();
  await page.goto('/backoffice/vendors');
  await expect(page.getByRole('row', { name: /Acme Games/ })).toContainText('All 2 calls passed');
  await expect(page.getByRole('row', { name: /Acme Games/ })).toContainText('8 of 8');

  // The open list has the game now. Its page allows no frame yet, and is reloaded.
  await phone.page
    .getByRole('button', { name: 'Amber Harbour' })
    .or(phone.page.getByRole('link', { name: 'Amber Harbour' }))
    .first()
    .click();
  await phone.page.frameLocator('.game-area iframe').getByRole('main', { name: 'Amber Harbour' }).waitFor();
});
