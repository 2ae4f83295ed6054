import type { Page } from '@playwright/test';
import { findings } from '../../kit/axe.ts';
import { visit } from '../../kit/browser.ts';
import { expect } from '../../kit/expect.ts';
import { type StartedProduct, startProduct } from '../../kit/product/start-product.ts';
import { test } from '../../kit/test.ts';
import { totpOf } from '@fairlot/testkit/clients/totp';

let product: StartedProduct;
test.beforeAll(async () => {
  product = await startProduct({ SEED: 'none' });
});
test.afterAll(async () => {
  await product.audit();
  await product.stop();
});

const printed = () => /Ctrl-C stops everything\.\s+Set up: (\S+)\n/.exec(product.output())?.[1];

test('the printed address of a new product creates its first operator, who gets to the set-up', async () => {
  await expect.poll(printed).toBeDefined();
  const { page } = await visit(product.origin);
  await test.step('visitors see a site that is not open yet', async () => {
    await page.goto('/m/home');
    await page.getByRole('heading', { name: 'This site is not open yet' }).waitFor();
    await page.getByRole('button', { name: 'Check again' }).waitFor();
  });
  await test.step('the address bar does not keep the token', async () => {
    await page.goto(printed() ?? '');
    await page.getByRole('heading', { name: 'Create the first operator' }).waitFor();
    expect(page.url()).toBe(`${product.origin}/backoffice/setup`);
    expect(await findings(page)).toEqual([]);
  });
  await test.step('sets a name, a password and an authenticator', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('linh');
    await page.getByLabel('Password', { exact: true }).fill('Harbour 27 tulip');
    await page.getByLabel('Repeat the password').fill('Harbour 27 tulip');
    await page.getByRole('button', { name: 'Create operator' }).click();
    await page.getByRole('button', { name: 'Set up authenticator' }).click();
    const secret = await page.locator('code').innerText();
    await page.getByLabel('Authenticator code').fill(totpOf(secret));
    await page.getByRole('button', { name: 'Confirm' }).click();
  });
  await test.step('the console opens the set-up, and a step opens its settings and is confirmed', async () => {
    await steps(page).waitFor();
    await page.goto('/backoffice/');
    await page.getByRole('link', { name: 'Not open yet' }).waitFor();
    await steps(page).getByText('1 of 12 done').waitFor();
    await steps(page)
      .getByRole('button', { name: /Merchant/ })
      .click();
    await page.getByRole('button', { name: 'Merchant settings' }).click();
    await page.getByRole('heading', { name: 'Company and licences' }).waitFor();
    await page.getByRole('button', { name: 'Back to the set-up' }).click();
    await page.getByRole('button', { name: 'Confirm: Merchant' }).click();
    await page.getByText('Confirmed by linh').waitFor();
    expect(await findings(page)).toEqual([]);
  });
  await test.step('drafts of terms and privacy policy can be read before the site opens', async () => {
    await page.goto('/backoffice/setup?step=content');
    await page.getByRole('button', { name: 'Drafts and wording' }).click();
    const drafts = page.getByRole('region', { name: 'Terms and privacy' });
    await drafts.getByText('This agreement is between you and {name}.').waitFor();
    expect(await drafts.getByText('Draft', { exact: true }).count()).toBe(24);
    await drafts.getByRole('button', { name: 'Replace: Complaints' }).click();
    const passage = page.getByRole('dialog', { name: 'Replace' });
    await passage.getByRole('textbox', { name: 'Your wording (EN)' }).fill('Write to our desk within six months.');
    await passage.getByRole('textbox', { name: 'Reason' }).fill('Agreed with our lawyer');
    await passage.getByRole('button', { name: 'Save' }).click();
    await drafts.getByText('Write to our desk within six months.').waitFor();
    await expect(drafts.getByText('Draft', { exact: true })).toHaveCount(23);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the set-up' }).click();
    await page.getByRole('button', { name: 'Confirm: Terms and privacy' }).waitFor();
  });
  await test.step('the second operator is added, and missing steps are named', async () => {
    await page.getByRole('button', { name: 'All steps' }).click();
    await steps(page).getByText('2 of 12 done').waitFor();
    await steps(page)
      .getByRole('button', { name: /Operators/ })
      .click();
    await page.getByRole('textbox', { name: 'Name' }).fill('huy');
    await page.getByRole('button', { name: 'Add operator' }).click();
    await expect(page.locator('code.secret')).toHaveText(/^[a-z2-9]{20}$/);
    await page.goto('/backoffice/setup?step=open');
    await page.getByText('Two operators have to log in and set up a second factor.').waitFor();
    await expect(page.getByRole('button', { name: 'Request opening of the site' })).toBeDisabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' });
