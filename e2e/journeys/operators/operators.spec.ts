import { expect, test } from '../../kit/test.ts';
import { findings } from '../../kit/axe.ts';
import { login, pathOf, visit } from '../../kit/browser.ts';
import { Client } from '@fairlot/testkit/client';
import { logInOperator, saveWith, showSection } from '../../kit/console.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

const REASON = 'Compensation for a broken game';

const product = withOwnProduct();

test('an operator chooses a language of the console, and it stays', async () => {
  const { page } = await visit(product.origin);
  await logInOperator(page, 'operator');
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Español' }).click();
  await page.getByRole('heading', { level: 1, name: 'Hoy' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Retiros', exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
});

test('two operators adjust a balance, and the member sees it immediately', async () => {
  const member = await visit(product.origin);
  await login(member.page, 'demo02', 'Fairlot2026');
  await member.page.getByRole('main').getByText('0.00', { exact: true }).waitFor();

  const first = await visit(product.origin);
  await logInOperator(first.page, 'operator');
  await showSection(first.page, 'Members');
  await first.page.getByRole('searchbox', { name: 'Name or ID' }).fill('demo02');
  await first.page.keyboard.press('Enter');
  await first.page.getByRole('button', { name: 'More about demo02' }).click();
  await first.page.getByRole('button', { name: 'Adjust balance demo02' }).click();
  const [amount, reason] = ['Amount', 'Reason'].map((name) => first.page.getByRole('textbox', { name }));
  // The first invalid field has the focus, and a click beside the dialog does not discard the input.
  await amount?.fill('12.505');
  await reason?.fill('short');
  await reason?.press('Enter');
  await expect.poll(() => first.page.locator(':focus[aria-invalid=true]').getAttribute('name')).toBe('amount');
  await first.page.getByRole('link', { name: 'Approvals', exact: true }).click();
  const question = first.page.getByRole('alertdialog', { name: 'Leave without sending?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await question.waitFor({ state: 'detached' });
  expect(pathOf(first.page)).toBe('/backoffice/adjustments');
  const sent: string[] = [];
  first.page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await amount?.fill('1250.50');
  await reason?.fill(REASON);
  await reason?.press('Enter');
  await reason?.press('Enter');
  await first.page.getByText('Requested. A second operator has to approve.').waitFor();
  expect(sent).toHaveLength(1);
  await showSection(first.page, 'Approvals');
  await first.page.getByText('Your own request').waitFor();
  expect(await first.page.getByRole('button', { name: /^Approve/ }).count()).toBe(0);

  const second = await visit(product.origin);
  await logInOperator(second.page, 'operator2');
  await showSection(second.page, 'Approvals');
  await second.page.getByRole('button', { name: /^Approve demo02/ }).click();
  const dialog = second.page.getByRole('dialog', { name: 'Approve' });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await second.page.getByRole('status').getByText('Adjust a balance: executed').waitFor();
  await member.page.getByRole('main').getByText('1,250.50', { exact: true }).waitFor();

  await showSection(second.page, 'Audit trail');
  const row = second.page.getByRole('row').filter({ hasText: 'Balance adjusted' });
  expect(await row.innerText()).toMatch(/operator2[^]*Balance:\s*0\.00[^]*Balance:\s*1,250\.50[^]*Compensation/);
});

test('an operator closes the site for maintenance and opens it again', async () => {
  const { page } = await visit(product.origin);
  await logInOperator(page, 'operator');
  // The start page of the console shows the figures of the day.
  await page.getByRole('button', { name: /^Gross gaming revenue/ }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.goto('/backoffice/overview');
  const client = new Client(product.origin);
  await saveWith(page, 'Close for maintenance');
  await page.getByText('The site is closed for maintenance').waitFor();
  expect((await client.call('GET', '/wps/whitelabel/systemStatus')).value).toMatchObject({ status: 1 });
  await saveWith(page, 'Open the site');
  await page.getByText('The site is open').waitFor();
  expect((await client.call('GET', '/wps/whitelabel/systemStatus')).value).toMatchObject({ status: 0 });
  // The console is dark if the operator's system is.
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await findings(page)).toEqual([]);
});

test('the rows of a list have an adjustable height, which stays after a reload', async () => {
  const { page } = await visit(product.origin);
  await logInOperator(page, 'operator', '/backoffice/members');
  const heights = () =>
    page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  await expect.poll(async () => (await heights()).length).toBeGreaterThan(0);
  const usual = (await heights())[0] ?? 0;
  await page.getByRole('radio', { name: 'Compact rows' }).click();
  await expect.poll(async () => (await heights())[0]).toBeLessThan(usual);
  await page.reload();
  await page.getByRole('radio', { name: 'Compact rows', checked: true }).waitFor();
  expect(await findings(page)).toEqual([]);
});

test('an operator disables a member by keyboard, and stays logged in after a reload until the log-out', async () => {
  const { page } = await visit(product.origin);
  await logInOperator(page, 'operator');
  await page.goto('/backoffice/members');
  await page.getByRole('searchbox', { name: 'Name or ID' }).fill('demo01');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('button', { name: 'More about demo01' });
  await menu.waitFor();
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.locator('button:focus', { hasText: 'Disable' }).waitFor();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Disable' });
  await dialog.waitFor();
  await page.keyboard.type('Asked for it by telephone');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Enable demo01', includeHidden: true }).waitFor({ state: 'attached' });
  expect((await new Client(product.origin).login('demo01', 'Fairlot2026')).errorCode).toBe('user.invalid');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
});

test('reporting to the regulator takes one click and three keys from Today', async () => {
  const { page } = await visit(product.origin);
  await logInOperator(page, 'operator', '/backoffice/dashboard');
  await page.getByRole('heading', { name: 'Money at risk' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('report to the regulator');
  await page.getByRole('option', { name: 'Report to the regulator', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Download');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/protectionActs.*csv$/);
});
