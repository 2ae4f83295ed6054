import { expect, test } from '../../kit/test.ts';
import { findings } from '../../kit/axe.ts';
import { type Visit, visit } from '../../kit/browser.ts';
import { walkConsole } from '../../kit/console.ts';
import { endClean } from '../../kit/end.ts';
import { openProduct, type Product } from '../../kit/product/open-product.ts';

/** More than fifty pages with a check of each, also where much else runs. */
const ALL_PAGES_MS = 600_000;
let product: Product;
let desk: Visit;
test.beforeAll(async () => {
  product = await openProduct();
  desk = await visit(product.origin);
});
test.afterAll(() => endClean(product, desk));

test('every page of the console opens with all its views, and people who cannot see it can use it', async () => {
  test.setTimeout(ALL_PAGES_MS);
  const { page } = desk;
  const [refused, found]: [string[], string[]] = [[], []];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${page.url()} asked ${response.url()}: ${response.status()}`);
  });
  const { paths, open } = await walkConsole(page, 'operator');
  for (const [index, path] of paths.entries()) {
    // Every other page in the dark: a page is made of the same parts in both.
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    await open(path);
    for (const finding of await findings(page)) found.push(`${path}: ${JSON.stringify(finding)}`);
  }
  expect(refused).toEqual([]);
  expect(found).toEqual([]);
});

test('operators give one another work, hand a shift over with what is open, and see what happens', async () => {
  const { page } = desk;
  await page.goto('/backoffice/tasks');
  await page.getByRole('button', { name: 'New task' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Task').fill('Call the bank back');
  await dialog.getByLabel('For', { exact: true }).selectOption('operator');
  await dialog.getByRole('button', { name: 'Give' }).click();
  const row = page.getByRole('row', { name: /Call the bank back/ });
  await row.waitFor();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await dialog.getByLabel('What should the next one know?').fill('The bank answers slowly tonight');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await page.getByText('Open tasks: 1 (Call the bank back)').waitFor();
  await row.getByRole('button', { name: /^Done/ }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await row.waitFor({ state: 'detached' });
  await page.goto('/backoffice/dashboard');
  const news = page.locator('section', { has: page.getByRole('heading', { name: 'Just happened' }) });
  await expect.poll(() => news.getByRole('listitem').count()).toBeGreaterThan(0);
});
