import { findForeignTexts, shownTexts } from '@fairlot/testkit/foreign-texts';
import { expect, test } from '../../kit/test.ts';
import { readCatalogue } from '../../../apps/web/scripts/compile-catalogues.ts';
import { findOverflow } from '../../pages/in-page.ts';
import { hydrated, login, open, visit } from '../../kit/browser.ts';
import { changeSite } from '../../kit/operator.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';

const product = withOwnProduct();

test('Thai may have the code TH instead of TY: one catalogue serves both codes [K-061]', async () => {
  const { page } = await visit(product.origin);
  const { value } = (await (await page.request.get(`${product.origin}/wps/whitelabel/settings`)).json()) as {
    value: { languages: { code: string }[] };
  };
  await changeSite(product.origin, { languages: ['EN', 'TH'] });
  await open(page, '/m/set');
  await page.getByRole('button', { name: /^Language/ }).click();
  const languages = page.getByRole('dialog', { name: 'Language' });
  expect(await languages.getByRole('listitem').count()).toBe(2);
  await languages.getByRole('button', { name: 'ไทย' }).click();
  await page
    .getByRole('heading', { name: readCatalogue('TY', 'common')['title.settings'] ?? '', exact: true })
    .waitFor();
  await page.reload();
  await hydrated(page);
  expect([
    await page.locator('html').getAttribute('lang'),
    shownTexts(await page.content()).filter((text) => isKey(text)),
    findForeignTexts(await page.content(), 'TY'),
  ]).toEqual(['th', [], []]);
  expect((await page.context().cookies()).find(({ name }) => name === 'lang')?.value).toBe('TH');
  await changeSite(product.origin, { languages: value.languages.map(({ code }) => code) });
});

test.describe('a member who reads Arabic', () => {
  const PAGES = [
    '/m/home',
    '/m/lott',
    '/m/lottery/play?gameCode=VN60',
    '/m/lottery/history?gameCode=VN60',
    '/m/gameList?gameType=PVP',
    '/m/voucherCenter',
    '/m/member/home',
    '/m/transaction/record',
    '/m/activity',
    '/m/securityCenter',
  ];

  test('sees pages from right to left, in their own font, not wider than the screen [K-064]', async () => {
    const { page, context } = await visit(product.origin);
    await login(page, 'demo02', 'Fairlot2026');
    await context.addCookies([{ name: 'lang', value: 'AR', url: product.origin }]);
    for (const path of PAGES) {
      await test.step(path, async () => {
        await open(page, path);
        await expect.poll(() => page.locator('main .skeleton').count()).toBe(0);
        expect(
          await page.evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).direction]),
        ).toEqual(['ar', 'rtl']);
        expect(
          await page.evaluate(() =>
            document.fonts.ready.then((fonts) =>
              [...fonts].some(({ family, status }) => family.includes('Readex Pro') && status === 'loaded'),
            ),
          ),
        ).toBe(true);
        expect(findForeignTexts(await page.content(), 'AR')).toEqual([]);
        for (const width of [360, 390]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await page.evaluate(findOverflow)).toEqual([]);
        }
      });
    }
    await open(page, '/m/lottery/play?gameCode=VN60');
    const leftOf = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.slice(0, 3).map((part) => part.getBoundingClientRect().left));
    for (const selector of ['.number-pad .number-key', '.countdown b']) {
      const lefts = await leftOf(selector);
      expect(lefts, selector).toHaveLength(3);
      expect(lefts, selector).toEqual(lefts.toSorted((a, b) => a - b));
    }
    expect(
      await page
        .locator('.flip')
        .first()
        .evaluate((arrow) => getComputedStyle(arrow).transform),
    ).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await open(page, '/m/home');
    // A later slide, whose picture waits until it is visible.
    expect(await page.locator('.banner img').first().getAttribute('data-src')).toContain('fx=0.22');
  });
});

/** Whether a text is a key whose text is missing. */
function isKey(text: string): boolean {
  return /^[a-z]+(\.[A-Za-z\d_-]+)+$/.test(text);
}
