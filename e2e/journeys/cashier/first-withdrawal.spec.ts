import { expect, test } from '../../kit/test.ts';
import { findings } from '../../kit/axe.ts';
import { expectNoOverflow, login, open, pathOf, visit } from '../../kit/browser.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

const product = withOwnProduct();

test('the first withdrawal starts with its required steps, and keeps the amount meanwhile', async () => {
  const { page } = await visit(product.origin);
  await login(page, 'demo02', 'Fairlot2026');
  await open(page, '/m/withdraw');
  const steps = page.getByRole('region', { name: 'Before the first withdrawal' });
  await steps.getByText('0 of 3 done').waitFor();
  const amount = page.getByRole('textbox', { name: 'You withdraw' });
  await amount.fill('120000');
  expect(await page.getByRole('textbox', { name: 'Payment password' }).count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  await expectNoOverflow(page);

  await steps.getByRole('button', { name: 'Set payment password' }).click();
  const sheet = page.getByRole('dialog', { name: 'Set payment password' });
  await sheet.getByRole('textbox', { name: 'New payment password' }).fill('2468');
  await sheet.getByRole('textbox', { name: 'Confirm payment password' }).fill('2468');
  await sheet.getByRole('textbox', { name: 'Current password' }).fill('Fairlot2026');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.waitFor({ state: 'detached' });
  await steps.getByText('1 of 3 done').waitFor();
  expect(await amount.inputValue()).toBe('120,000');

  await steps.getByRole('button', { name: 'Add an account' }).click();
  const adding = page.getByRole('dialog', { name: 'Add an account' });
  await adding.getByRole('textbox', { name: 'Bank' }).fill('Harbour Bank');
  await adding.getByRole('textbox', { name: 'Account number' }).fill('123456789');
  await adding.getByRole('textbox', { name: 'Account holder' }).fill('Tran An');
  await adding.getByRole('textbox', { name: 'Payment password' }).fill('2468');
  await adding.getByRole('button', { name: 'Add an account' }).click();
  await steps.getByText('Added, cannot receive money yet').waitFor();

  // The identity has its own page; a reload on the way keeps the amount too.
  await page.getByRole('link', { name: 'Verify your identity' }).click();
  await expect.poll(() => pathOf(page)).toBe('/m/member/identity');
  await page.reload();
  await open(page, '/m/withdraw');
  await steps.getByText('1 of 3 done').waitFor();
  expect(await amount.inputValue()).toBe('120,000');
});
