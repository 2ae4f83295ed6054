import { expect, test } from '../../kit/test.ts';
import { PHONE, visit } from '../../kit/browser.ts';
import { logInOperator } from '../../kit/console.ts';
import { hold } from '../../kit/intercept.ts';
import { withOwnProduct, withPhone } from '../../kit/product/with-product.ts';

const product = withOwnProduct();
const desk = withPhone(product);
test.beforeAll(() => logInOperator(desk.page, 'operator'));

test('the log-in is in the middle of the screen before the frame is loaded', async () => {
  const { page } = await visit(product.origin);
  for (const [width, height] of [
    [1440, 900],
    [PHONE.width, PHONE.height],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/backoffice');
    const field = await page.getByRole('textbox', { name: 'Name' }).boundingBox();
    const [start, end] = [field?.x ?? 0, width - (field?.x ?? 0) - (field?.width ?? 0)];
    expect([start >= 16, Math.abs(start - end) <= 2], `${width}: ${start}, ${end}`).toEqual([true, true]);
  }
});

test("a member's data is not shown on the next member's page, and no page requests the next one's data", async () => {
  const { page } = desk;
  const refused: string[] = [];
  page.on('response', (response) => void (response.status() >= 400 && refused.push(response.url())));
  await page.goto('/backoffice/members?filter=find:prefix:demo0');
  await page.getByRole('button', { name: 'demo01', exact: true }).click();
  await page.getByRole('heading', { name: 'demo01' }).waitFor();
  await page.goBack();
  const next = page.getByRole('button', { name: 'demo02', exact: true });
  await next.waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: 'demo01' }).waitFor();
  const held = await hold(page, '**/backoffice/api/members/*');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('demo02');
  await page
    .getByRole('option', { name: /demo02/ })
    .first()
    .click();
  await page.waitForURL(
    (url) => url.pathname.endsWith('/member') && !url.search.includes('memberId=1&') && url.search !== '?memberId=1',
  );
  await page.getByRole('heading', { name: 'demo01' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Disable' }).count()).toBe(0);
  held.release();
  await page.getByRole('heading', { name: 'demo02' }).waitFor();
  expect(refused).toEqual([]);
});

test('the navigation shows the current page', async () => {
  const { page } = desk;
  await page.goto('/backoffice/tokens');
  const place = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Operators' });
  await expect.poll(() => place.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThan(860);
});

test('the address contains the selection, and leaving unsent checkboxes asks for confirmation', async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/backoffice/vendor-health');
  await page.getByRole('button', { name: 'View Northwind' }).click();
  await page.getByRole('heading', { name: 'Reconciliation' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Reconciliation' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'View Northwind' }).waitFor();
  await page.goto('/backoffice/settlement');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('dividend');
  await page.getByRole('combobox', { name: 'Settlement cycle' }).selectOption('week');
  await page.reload();
  await expect.poll(() => page.getByRole('combobox', { name: 'Settlement cycle' }).inputValue()).toBe('week');
  await page.goto('/backoffice/roles');
  await page.getByRole('button', { name: /^content/ }).click();
  await page.getByRole('heading', { name: 'Permissions of content' }).waitFor();
  await page.getByRole('group', { name: 'Draws' }).getByRole('checkbox', { name: 'view' }).check();
  await page.getByRole('button', { name: /^support/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without sending?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  expect(await page.getByRole('group', { name: 'Draws' }).getByRole('checkbox', { name: 'view' }).isChecked()).toBe(
    true,
  );
  await page.getByRole('button', { name: /^support/ }).click();
  await question.getByRole('button', { name: /^Leave/ }).click();
  await page.getByRole('heading', { name: 'Permissions of support' }).waitFor();
});

test('on a phone, a running export fits beside a long title', async () => {
  const { page } = desk;
  await page.setViewportSize(PHONE);
  await page.evaluate(() => localStorage.setItem('BACKOFFICE_LANGUAGE', 'pt'));
  await page.goto('/backoffice/agent-applications');
  const held = await hold(page, '**/backoffice/api/exports/*');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: 'Cancelar a exportação' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  held.release();
});
