import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, hydrated, loaded, open, recoverable, visit } from '../../kit/browser.ts';
import { envelope } from '../../kit/calls.ts';
import { logInOperator, saveWith } from '../../kit/console.ts';
import { answerWith, hold, intercept, refusal } from '../../kit/intercept.ts';
import { openOperator } from '../../kit/operator.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

const product = withOwnProduct();

test('sponsors have a list and their own pages; an open page shows one that an operator adds', async () => {
  const { page } = await visit(product.origin);
  const rows = page.getByRole('main').getByRole('article');
  await test.step('the page shows them with picture and title, and is linked from More [P-039]', async () => {
    await open(page, '/m/other');
    await page.getByRole('link', { name: 'Sponsors' }).click();
    await page.waitForURL('**/m/sponsor');
    await rows.first().waitFor();
    expect(await rows.getByRole('heading').allInnerTexts()).toEqual([
      'Red Delta youth football',
      'Night Market e-sports cup',
    ]);
    await loaded(rows.first().locator('img'));
  });
  await test.step('each has its own page, even after a reload; an unknown one shows a message [P-040]', async () => {
    await rows.nth(1).getByRole('link').click();
    await page.waitForURL('**/m/sponsorDetail?id=*');
    await page.reload();
    await hydrated(page);
    await page.getByRole('heading', { name: 'Night Market e-sports cup', level: 2 }).waitFor();
    await page.locator('.rich-text li', { hasText: 'Entry is free.' }).waitFor();
    await open(page, '/m/sponsorDetail?id=999');
    await page.getByText('This entry is not available').waitFor();
  });
  await test.step('a list that failed to load is retried on a click; an empty one shows a text', async () => {
    await open(page, '/m/other');
    const stopRefusing = await answerWith(page, '**/wps/system/sponsors', refusal('not.found', 404));
    await page.getByRole('link', { name: 'Sponsors' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await stopRefusing();
    const stopEmpty = await answerWith(page, '**/wps/system/sponsors', envelope([]));
    await retry.click();
    await page.getByText('No sponsors yet').waitFor();
    await stopEmpty();
  });
  const desk = await visit(product.origin);
  await test.step('one that is added in the console appears immediately, with a link to its site', async () => {
    await open(page, '/m/sponsor');
    const form = desk.page;
    await logInOperator(form, 'operator', '/backoffice/content');
    await form.getByRole('button', { name: /^Sponsors/ }).click();
    await form.getByRole('button', { name: /^Sponsors/, pressed: true }).waitFor();
    await form.getByRole('button', { name: 'New entry' }).click();
    await form.getByRole('textbox', { name: 'Link', exact: true }).fill('https://rowing.example/club');
    await form.getByRole('textbox', { name: 'Title' }).fill('Harbour rowing club');
    await form.getByRole('textbox', { name: 'Text (HTML)' }).fill('<p>Boats for beginners</p>');
    await form.getByRole('checkbox', { name: 'Published' }).check();
    await saveWith(form, 'Save');
    await page.getByRole('link', { name: /Harbour rowing club/ }).click();
    await page.locator('.rich-text', { hasText: 'Boats for beginners' }).waitFor();
    const way = page.getByRole('link', { name: 'Visit their site' });
    expect(await Promise.all(['href', 'target', 'rel'].map((name) => way.getAttribute(name)))).toEqual([
      'https://rowing.example/club',
      '_blank',
      'noopener noreferrer',
    ]);
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoOverflow(page);
});

test("a change between a page's calls and its stream is visible once the stream is open", async () => {
  const { page } = await visit(product.origin);
  let asked = 0;
  page.on('response', (response) => (asked += response.url().endsWith('/wps/system/sponsors') ? 1 : 0));
  const stream = await hold(page, '**/lgw/events?*');
  await open(page, '/m/sponsor');
  await expect.poll(() => asked).toBe(1);
  const operator = await openOperator(product.origin);
  await operator.put('/content/sponsor/1', {
    change: { texts: { EN: { title: 'Blue Delta football', content: '<p>New name</p>' } } },
  });
  expect(await page.getByRole('heading', { name: 'Red Delta youth football' }).count()).toBe(1);
  stream.release();
  await page.getByRole('heading', { name: 'Blue Delta football' }).waitFor();
  expect(asked).toBe(2);
});

test('an operator limits a list to one vendor, and it starts with that vendor [G-041]', async () => {
  const { page } = await visit(product.origin);
  await logInOperator(page, 'operator', '/backoffice/site');
  const card = page.getByRole('region', { name: 'Languages, age and games' });
  await card.getByRole('combobox', { name: 'Vendor of limited lists' }).selectOption('NWND');
  await card.getByRole('combobox', { name: 'Lists that initially show only this vendor' }).selectOption('RNG');
  await saveWith(page, 'Save: Languages, age and games');
  await card.getByRole('status').waitFor();
  const asked = page.waitForRequest(
    (request) =>
      request.url().includes('/lgw/game/list?') && new URL(request.url()).searchParams.get('vassalage') === 'NWND',
  );
  await open(page, '/m/rng');
  await asked;
  await page.getByRole('button', { name: /^Remove filter/ }).waitFor();
});

const GONE = { status: 404, contentType: 'text/plain', body: 'not found' };

test('after a deploy an open page keeps working: another page reloads once, and input is kept', async () => {
  const { page } = await visit(product.origin, { expectsErrors: true });
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  await test.step('a page whose code was removed loads one new document, at its own address', async () => {
    await open(page, '/m/other');
    await recoverable(page);
    documents.length = 0;
    await intercept(page, /assets\/sponsors-page/, (route) =>
      documents.length === 0 ? route.fulfill(GONE) : route.continue(),
    );
    await page.getByRole('link', { name: 'Sponsors' }).click();
    await page.getByRole('main').getByRole('article').first().waitFor();
    expect(documents).toEqual(['/m/sponsor']);
    await hydrated(page);
  });
  await test.step('a removed sheet asks to reload, and leaves the page and its numbers unchanged', async () => {
    await answerWith(page, /assets\/quick-pick-sheet/, GONE);
    await open(page, '/m/lottery/play?gameCode=VN300');
    await page.getByRole('button', { name: '07', exact: true }).click();
    await recoverable(page);
    documents.length = 0;
    await page.getByRole('button', { name: 'Quick pick' }).click();
    const dialog = page.getByRole('dialog', { name: 'There is a new version' });
    await dialog.getByRole('button', { name: 'Later' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: '07', exact: true }).getAttribute('aria-pressed')).toBe('true');
    expect(documents).toEqual([]);
  });
});

test('a page that failed to load offline loads on a click once online, in the same document', async () => {
  const { page, context } = await visit(product.origin, { expectsErrors: true });
  await open(page, '/m/other');
  await recoverable(page);
  await page.clock.install();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  // Advances the clock over the retries, which take six seconds.
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return retry.count();
    })
    .toBe(1);
  await page.getByText('Loading failed, click to retry').waitFor();
  expect([await page.locator('header.header').innerText(), await page.title()]).toEqual(['Fairlot', 'Fairlot']);
  await context.setOffline(false);
  await retry.click();
  await page.getByRole('heading', { name: 'Introduction' }).waitFor();
  expect([new URL(page.url()).pathname, await page.evaluate(() => Reflect.get(window, 'sameDocument'))]).toEqual([
    '/m/privacy',
    true,
  ]);
});
