import type { Locator } from '@fairlot/testkit/page/locator';
import { test } from '@fairlot/testkit/page/kit';
import { hold } from '@fairlot/testkit/page/network';
import { vendorsAt } from '@fairlot/testkit/site/parts';
import { expect } from 'vitest';
import { openConsoleSite, send } from './open-console.testing.tsx';

const site = await openConsoleSite({ started: true, config: { vendors: vendorsAt('http://127.0.0.1:9') } });
const operator = await site.operator();

/** Types into a search field and chooses the option. */
async function find(within: Locator, field: string, typed: string, option: string | RegExp): Promise<void> {
  await within.getByRole('combobox', { name: field }).fill(typed);
  await within.getByRole('listbox').getByRole('option', { name: option }).click();
}

/** Chooses what a list has after its empty option, once it is loaded. */
async function chooseSecond(list: Locator): Promise<void> {
  const second = list.locator('option').nth(1);
  await second.waitFor();
  await list.selectOption(await second.innerText());
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

test('members, games, levels and parts of an offer are chosen by their names', async () => {
  const page = await site.open(operator, '/backoffice/free-rounds');
  await chooseSecond(page.getByRole('combobox', { name: 'Vendor' }));
  // Enter never sends the form while a choice is open, and the keyboard alone can choose.
  await page.getByRole('combobox', { name: 'Game' }).focus();
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Game' }).getByRole('listitem').waitFor();
  await find(page, 'Members', 'demo0', /^demo01 \(\d+\)$/);
  await find(page, 'Members', 'demo0', /^demo02 \(\d+\)$/);
  await page.getByText('10 rounds for each of 2 members').waitFor();
  await page.getByRole('button', { name: /^Remove demo01/ }).click();
  await page.getByText('10 rounds for each of 1 member').waitFor();
  // Several numbers can be pasted.
  const members = page.getByRole('combobox', { name: 'Members' });
  await members.fill('3, 4');
  await page.keyboard.press('Enter');
  await page.getByText('10 rounds for each of 3 members').waitFor();

  // While the search for another name is under way, Enter does not choose what the last one found.
  const held = hold(page, /members\?.*agent01/);
  await members.fill('demo01');
  await page.getByRole('option', { name: /^demo01/ }).waitFor();
  await members.fill('agent01');
  const asked = () => page.network.calls.filter(({ url }) => /members\?.*agent01/.test(url.href)).length;
  await expect.poll(asked).toBe(1);
  await page.keyboard.press('Enter');
  await page.getByText('10 rounds for each of 3 members').waitFor();
  held.release();
  await page.getByRole('option', { name: /^agent01/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Members' }).getByText('agent01').waitFor();

  await page.goto('/backoffice/withdrawal-terms');
  await page.getByRole('button', { name: 'Terms of a level' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of a level' });
  await terms.getByRole('combobox', { name: 'Starting level' }).selectOption({ label: 'VIP 2' });
  await terms.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/backoffice/offer');
  await chooseSecond(page.getByRole('combobox', { name: 'Promotion page' }));
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption({ label: 'Lucky wheel' });
  await page.getByRole('button', { name: 'Add a segment' }).click();
  const weight = page.getByRole('textbox', { name: 'Weight' });
  await weight.fill('400');
  expect(await weight.inputValue()).toBe('400');
});
