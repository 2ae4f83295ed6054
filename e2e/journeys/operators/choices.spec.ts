import type { Locator, Page } from '@playwright/test';
import { visit } from '../../kit/browser.ts';
import { logInOperator } from '../../kit/console.ts';
import { intercept } from '../../kit/intercept.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';
import { test } from '../../kit/test.ts';

const product = withOwnProduct();

/** Types into a search field and chooses the option. */
async function find(within: Page | Locator, field: string, typed: string, option: string | RegExp): Promise<void> {
  await within.getByRole('combobox', { name: field }).fill(typed);
  await within.getByRole('listbox').getByRole('option', { name: option }).click();
}

test('members, agents, levels and games are chosen by their names', async () => {
  const { page } = await visit(product.origin);
  await logInOperator(page, 'operator', '/backoffice/free-rounds');
  await page.getByRole('combobox', { name: 'Vendor' }).selectOption({ index: 1 });
  const game = page.getByRole('combobox', { name: 'Game' });
  // Enter never sends the form while a choice is open, and the keyboard alone can choose.
  await game.focus();
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
  await page.getByRole('combobox', { name: 'Members' }).fill('3, 4');
  await page.keyboard.press('Enter');
  await page.getByText('10 rounds for each of 3 members').waitFor();

  // While the search for another name is under way, Enter does not choose what the last one found.
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await intercept(page, /members\?.*agent01/, async (route) => {
    await gate;
    await route.continue();
  });
  const members = page.getByRole('combobox', { name: 'Members' });
  await members.fill('demo01');
  await page.getByRole('option', { name: /^demo01/ }).waitFor();
  const asked = page.waitForRequest(/members\?.*agent01/);
  await members.fill('agent01');
  await asked;
  await page.keyboard.press('Enter');
  await page.getByText('10 rounds for each of 3 members').waitFor();
  release();
  await page.getByRole('option', { name: /^agent01/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Members' }).getByText('agent01').waitFor();

  await page.goto('/backoffice/withdrawal-terms');
  await page.getByRole('button', { name: 'Terms of a level' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of a level' });
  await terms.getByRole('combobox', { name: 'Starting level' }).selectOption({ label: 'VIP 2' });
  await terms.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/backoffice/offer');
  await page.getByRole('combobox', { name: 'Promotion page' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption({ label: 'Lucky wheel' });
  await page.getByRole('button', { name: 'Add a segment' }).click();
  await page.getByRole('textbox', { name: 'Weight' }).fill('400');
});
