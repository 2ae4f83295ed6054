import { callDesk, createOperator, OPERATOR_PASSWORD, type TestOperator } from '@fairlot/testkit';
import { expect, test } from '../../kit/test.ts';
import { visit } from '../../kit/browser.ts';
import { type OpenApp, openApp } from '../../kit/open-app.ts';

let site: OpenApp;
let second: TestOperator;
test.beforeAll(async () => {
  site = await openApp({ seed: 'none', started: true, config: () => ({ smtpUrl: undefined }) });
  second = await createOperator(site.app);
});
test.afterAll(() => site.close());

const ask = <T>(method: 'GET' | 'POST', path: string) =>
  callDesk<T>(site.app, second.headers, method, path, method === 'GET' ? undefined : {});

test('an operator connects the mail server in the console, and a test message arrives', async () => {
  const operator = await createOperator(site.app);
  const { page } = await visit(site.origin);
  await page.goto('/backoffice/message-providers');
  await page.getByRole('textbox', { name: 'Name' }).fill(operator.name);
  await page.getByLabel('Password').fill(OPERATOR_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();

  const card = page.getByRole('region', { name: 'SMTP server' });
  await expect(card).toContainText('Not connected');
  await card.getByRole('button', { name: 'Connect', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'SMTP server' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The contract with our mail host');
  await dialog.getByRole('button', { name: 'Request approval' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Host' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Host' }).fill('127.0.0.1');
  await dialog.getByRole('textbox', { name: 'Port' }).fill(new URL(site.sandbox.config.smtpUrl).port);
  await dialog.getByRole('combobox', { name: 'Encryption' }).selectOption({ label: 'None' });
  await dialog.getByRole('button', { name: 'Request approval' }).click();
  await page.getByText('A second operator has to approve this change').waitFor();

  const { value } = await ask<{ list: { id: string }[] }>('GET', '/approvals?filter=state:eq:pending');
  await ask('POST', `/approvals/${value.list[0]?.id}/approve`);
  await page.reload();
  await expect(card).toContainText('On');
  await card.getByRole('textbox', { name: 'Send a test to address' }).fill('mai@example.com');
  await card.getByRole('button', { name: 'Test the connection: SMTP server' }).click();
  await expect(card.getByRole('status')).toHaveText('Works');
  expect((await site.sandbox.mails('mai@example.com'))[0]?.subject).toContain('test message');
});
