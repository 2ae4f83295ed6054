import type { Locator } from '@fairlot/testkit/page/locator';
import { test } from '@fairlot/testkit/page/kit';
import { expect } from 'vitest';
import { openConsoleSite, send } from './open-console.testing.tsx';

const site = await openConsoleSite({ started: true });
const operator = await site.operator();

/** Types into a search field and chooses the option. */
async function find(within: Locator, field: string, typed: string, option: string | RegExp): Promise<void> {
  await within.getByRole('combobox', { name: field }).fill(typed);
  await within.getByRole('listbox').getByRole('option', { name: option }).click();
}

test('a member is found by a label, a message reaches those who have it, and the trail names its type', async () => {
  const page = await site.open(operator, '/backoffice/members?filter=find:prefix:demo02');
  await page.getByText('demo02', { exact: true }).click();
  await page.getByRole('button', { name: 'Labels' }).click();
  const dialog = page.getByRole('dialog', { name: 'Labels: demo02' });
  await find(dialog, 'Labels', 'Racing club', 'New label: Racing club');
  await send(dialog, 'Save labels');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText('Racing club', { exact: true }).waitFor();

  await page.goto('/backoffice/members?filter=label:eq:Racing%20club');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);

  await page.goto('/backoffice/mailings');
  await find(page, 'Labels', 'rac', 'Racing club · 1 member');
  await page.getByRole('combobox', { name: 'Customer types: Add …' }).selectOption('Members');
  await page.getByRole('textbox', { name: /^Title/ }).fill('The club meets');
  await page.getByRole('textbox', { name: /^Text/ }).fill('On Friday at eight.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Send' });
  await question.getByText('Customer types Members; Labels Racing club').waitFor();
  await send(question, 'Send');
  await page.getByText('Sent', { exact: true }).waitFor();

  await page.goto('/backoffice/audit?filter=action:eq:inbox.sent');
  await page.getByRole('row', { name: /Message sent.*Type: News.*The club meets/ }).waitFor();
});

test('an unknown role in the address shows the first role, and a new role is shown once it is named', async () => {
  const page = await site.open(operator, '/backoffice/roles?role=nope');
  await page.getByRole('region', { name: /admin/ }).waitFor();
  expect(await page.getByRole('region', { name: /nope/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'New role' }).click();
  await page.getByLabel('Name of the role').fill('night-shift');
  await page.getByRole('button', { name: 'New role' }).click();
  await page.getByRole('region', { name: /night-shift/ }).waitFor();
});
