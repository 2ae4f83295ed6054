import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, loaded, open, visit } from '../../kit/browser.ts';
import { logInOperator, saveWith } from '../../kit/console.ts';
import { intercept } from '../../kit/intercept.ts';
import { changeSite } from '../../kit/operator.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 ' +
  '28"><script>document.title="taken"</script><circle cx="14" cy="14" r="12" fill="#d22"/></svg>';
const REASON = 'The brand of another merchant';

// A merchant other than the demonstration's: the pages must not depend on that one.
const product = withOwnProduct({ MERCHANT_CODE: 'harbour' });

const tokenOf = (page: Page, name: string) =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(), name);

/** Shows a picture that may be exchanged for another at any moment, which Playwright's own scrolling does not allow. */
const scrollTo = (image: Locator) => image.evaluate((element) => element.scrollIntoView({ block: 'center' }));

async function save(page: Page, card: string): Promise<void> {
  await saveWith(page, `Save: ${card}`, REASON);
  await page.getByRole('region', { name: card }).getByText('Saved. Open pages update immediately.').waitFor();
}

test('an operator changes brand, mark, texts, age and categories; open pages follow immediately', async () => {
  const player = await visit(product.origin);
  await open(player.page, '/m/home');
  await player.page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  expect(await tokenOf(player.page, '--brand-h')).toBe('165');

  const { page } = await visit(product.origin);
  await page.setViewportSize({ width: 1200, height: 900 });
  await logInOperator(page, 'operator');
  await page.getByRole('link', { name: 'Site', exact: true }).click();
  const card = (name: string) => page.getByRole('region', { name });

  await card('Brand').getByRole('textbox', { name: 'Name' }).fill('Lucky Harbour');
  await card('Brand').getByRole('combobox', { name: 'Suggested colour' }).selectOption({ label: 'Blue' });
  await card('Brand').getByRole('combobox', { name: 'Dark theme' }).selectOption('solid');
  await save(page, 'Brand');
  await expect.poll(() => tokenOf(player.page, '--brand-h')).toBe('258');
  expect(await player.page.locator('html').getAttribute('data-tone')).toBe('solid');
  await player.page.getByRole('link', { name: 'Lucky Harbour, home' }).waitFor();

  await card('Logo')
    .getByLabel('Mark: SVG or PNG', { exact: true })
    .setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await card('Logo').getByRole('img', { name: 'Mark, Current', exact: true }).waitFor();
  await save(page, 'Logo');
  const mark = player.page.locator('header .mark');
  await expect.poll(() => mark.getAttribute('src')).toMatch(/^\/pictures\/[0-9a-f]{32}\.svg$/);
  await loaded(mark);

  await card('Wording').getByRole('combobox', { name: 'Text' }).fill('home.hot');
  await card('Wording').getByText('Standard wording: Hot right now').waitFor();
  await card('Wording').getByRole('textbox', { name: 'Your wording' }).fill('Harbour favourites');
  await card('Wording').getByRole('button', { name: 'Set wording' }).click();
  await save(page, 'Wording');
  await player.page.getByRole('heading', { name: 'Harbour favourites' }).waitFor();

  await card('Languages, age and games').getByRole('textbox', { name: 'Minimum age' }).fill('21');
  const categories = card('Languages, age and games').getByRole('group', { name: 'Game categories' });
  for (const name of ['Live casino', 'Sports', 'Lottery', 'Card games', 'Esports', 'Cockfight'])
    await categories.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
  await categories.getByRole('button', { name: 'Move Fishing up' }).click();
  await save(page, 'Languages, age and games');
  await player.page.getByText('21+').waitFor();
  const rail = player.page.getByRole('navigation', { name: 'Game categories' });
  await expect.poll(() => rail.getByRole('link').allInnerTexts()).toEqual(['Hot', 'Fish', 'Slots']);
  expect(await player.page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);

  const licences = card('Company and licences').getByRole('group', { name: 'Licences' });
  await licences.getByRole('button', { name: 'Add licence' }).click();
  await licences.getByRole('textbox', { name: 'Number' }).fill('GB-77');
  await licences.getByRole('textbox', { name: 'Authority' }).fill('Gaming Board');
  const helpLine = card('Company and licences').getByRole('group', { name: 'Help line' });
  await helpLine.getByRole('combobox', { name: 'Help line: Add …' }).selectOption('EN · English');
  await helpLine.getByRole('textbox', { name: 'Help line: EN · English' }).fill('Help: 0800 123 456');
  await save(page, 'Company and licences');
  await player.page.getByText('Gaming Board GB-77').waitFor();
  await player.page.getByText('Help: 0800 123 456').waitFor();

  const codes = card('Codes by SMS');
  await codes.getByRole('combobox', { name: 'Codes are sent by' }).selectOption({ label: 'Firebase' });
  await codes.getByRole('textbox', { name: 'Firebase project' }).fill('fairlot-sandbox');
  await codes.getByRole('button', { name: 'Save: Codes by SMS' }).click();
  await codes.getByText('Firebase needs a project, a key and a domain.').waitFor();
  await codes.getByRole('textbox', { name: 'Web API key' }).fill('AIzaSyExample-0001');
  await codes.getByRole('textbox', { name: 'Auth domain' }).fill('fairlot-sandbox.firebaseapp.com');
  await codes.getByRole('textbox', { name: 'Emulator' }).fill(product.sandboxOrigin);
  await save(page, 'Codes by SMS');
  const policy = async () => (await player.page.request.get('/m/home')).headers()['content-security-policy'];
  await expect.poll(policy).toContain(`connect-src 'self' ${product.sandboxOrigin};`);

  await page.getByRole('link', { name: 'Audit trail' }).click();
  expect(await page.getByRole('row').filter({ hasText: 'Site settings changed' }).first().innerText()).toContain(
    REASON,
  );
});

test('the next visit has the brand from its first paint, in light and dark, on narrow screens too', async () => {
  const { page } = await visit(product.origin, { javaScriptEnabled: false });
  await page.goto('/m/home');
  expect(await page.title()).toBe('Lucky Harbour');
  expect(await page.locator('header .mark').getAttribute('src')).toMatch(/^\/pictures\//);
  expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).toContain('258');
  expect(
    await page
      .locator('header')
      .evaluate((header) => getComputedStyle(header.querySelector('.button.button--filled')!).backgroundColor),
  ).toContain('258');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page);
  await page.goto('/m/set');
  await page.getByText('Help: 0800 123 456').waitFor();
  await page.getByText('Gaming Board GB-77').waitFor();
});

test('every call contains the configured code; no page offers a choice of merchant [I-001] [E-135]', async () => {
  const { page } = await visit(product.origin);
  const codes = new Set<string | undefined>();
  const named = new Set<string | null>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!/^\/(wps|lgw)\//.test(pathname) || pathname === '/lgw/events') return;
    codes.add(request.headers()['merchant']);
    for (const key of ['merchant', 'merchantCode', 'merchant_code'])
      if (searchParams.has(key)) named.add(searchParams.get(key));
  });
  for (const path of ['/m/home?merchant=fairlot&merchantCode=fairlot', '/m/lott', '/m/gameList', '/m/set']) {
    await open(page, path);
    await expect.poll(() => [...codes]).toEqual(['harbour']);
  }
  expect([...named]).toEqual(['harbour']);
  expect(await page.getByText(/merchant/i).count()).toBe(0);
});

test('this site serves the pictures while an image host is down; otherwise the host serves all [K-067]', async () => {
  await changeSite(product.origin, { imageCDNs: ['https://pictures.example'] });
  const { page, context } = await visit(product.origin);
  const asked: string[] = [];
  const stop = await intercept(context, 'https://pictures.example/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.abort();
  });
  await open(page, '/m/rng');
  const image = page.locator('.tile img').first();
  await scrollTo(image);
  await expect
    .poll(() =>
      image.evaluate((element: HTMLImageElement) => (element.naturalWidth > 0 ? element.getAttribute('src') : '')),
    )
    .toMatch(/^\/art\//);
  expect(asked.length).toBeGreaterThan(0);

  await stop();
  await intercept(context, 'https://pictures.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await fetch(product.origin + pathname + search);
    await route.fulfill({ status: 200, contentType: 'image/svg+xml', body: await answer.text() });
  });
  await open(page, '/m/rng');
  const other = page.locator('.tile img').first();
  await scrollTo(other);
  await expect
    .poll(() => other.evaluate((element: HTMLImageElement) => (element.naturalWidth > 0 ? element.src : '')))
    .toMatch(/^https:\/\/pictures\.example\/art\//);
});
