import { expect, test } from '../../kit/test.ts';
import { readCatalogue } from '../../../apps/web/scripts/compile-catalogues.ts';
import { hydrated, login, open, pathOf, visit } from '../../kit/browser.ts';
import { changeSite } from '../../kit/operator.ts';
import { withOwnProduct } from '../../kit/product/with-product.ts';
import { heading } from '../../kit/shell.ts';

const product = withOwnProduct();

test.describe('settings and the member centre', () => {
  test('light by default; the theme and the sound are stored [I-020] [E-121]', async () => {
    const { page, context } = await visit(product.origin, { colorScheme: 'dark' });
    await open(page, '/m/set');
    const theme = () =>
      page.evaluate(() => [
        document.documentElement.dataset['theme'],
        localStorage.getItem('theme'),
        localStorage.getItem('sound'),
      ]);
    expect(await theme()).toEqual(['light', null, null]);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await page.getByRole('switch', { name: 'Sound for credits' }).click();
    expect(await theme()).toEqual(['dark', 'dark', 'on']);
    await page.reload();
    await hydrated(page);
    expect(await theme()).toEqual(['dark', 'dark', 'on']);
    // The choice persists without the cookie that informs the server, and restores the cookie.
    await context.clearCookies({ name: 'theme' });
    await page.reload();
    expect(await theme()).toEqual(['dark', 'dark', 'on']);
    expect((await context.cookies()).find(({ name }) => name === 'theme')?.value).toBe('dark');
    await hydrated(page);
    expect([
      await page.getByRole('switch', { name: 'Dark theme' }).isChecked(),
      await page.getByRole('switch', { name: 'Sound for credits' }).isChecked(),
    ]).toEqual([true, true]);
  });

  test('the page title comes from the catalogue [L-014]', async () => {
    const { page, context } = await visit(product.origin);
    await login(page, 'demo01', 'Fairlot2026');
    const titles: string[] = [];
    for (const code of ['EN', 'PT']) {
      await context.addCookies([{ name: 'lang', value: code, url: product.origin }]);
      await open(page, '/m/feedback');
      const title = readCatalogue(code, 'service')['feedback.title'] ?? '';
      await heading(page, title).waitFor();
      expect(await page.title()).toBe(`${title} · Fairlot`);
      titles.push(title);
    }
    expect(new Set(titles).size).toBe(2);
  });

  test("the languages are the merchant's, each with its flag; a change keeps the page", async () => {
    const { page } = await visit(product.origin);
    const languages = page.getByRole('dialog', { name: 'Language' });
    const rows = languages.getByRole('listitem');
    await test.step('a first start is in English [E-125]', async () => {
      await open(page, '/m/set');
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
    });
    await test.step('each language has its flag and its name [P-017]', async () => {
      await page.getByRole('button', { name: /^Language/ }).click();
      const count = await rows.count();
      expect(count).toBeGreaterThanOrEqual(2);
      expect(
        await rows
          .locator('img.language-flag')
          .evaluateAll((flags) => flags.filter((flag) => (flag as HTMLImageElement).naturalWidth > 0).length),
      ).toBe(count);
      for (const text of await rows.allInnerTexts()) expect(text).toMatch(/\p{L}{2}/u);
    });
    await test.step('the page title is in the chosen language', async () => {
      await languages.getByRole('button', { name: 'Tiếng Việt' }).click();
      await heading(page, 'Cài đặt').waitFor();
      expect([pathOf(page), await page.title(), await page.locator('html').getAttribute('lang')]).toEqual([
        '/m/set',
        'Cài đặt · Fairlot',
        'vi',
      ]);
      await page.reload();
      expect(await page.locator('html').getAttribute('lang')).toBe('vi');
    });
    await test.step('the list comes from the settings [I-018]', async () => {
      await changeSite(product.origin, { languages: ['EN'], defaultLanguage: 'EN' });
      await open(page, '/m/set');
      await page.getByRole('button', { name: /^Language/ }).click();
      expect(await rows.allInnerTexts()).toEqual(['English']);
      await changeSite(product.origin, { languages: ['EN', 'VI'], defaultLanguage: 'EN' });
    });
  });
});

test("the app page shows the merchant's text and colour [E-076]", async () => {
  const { page } = await visit(product.origin);
  const template = {
    app_background: '/art/inhouse/elsewhere.svg?v=1&w=430&h=160',
    app_desc: { EN: 'Every draw in your pocket' },
    app_desc_font_color: '#12ab34',
  };
  await changeSite(product.origin, { mobileTemplate: template });
  await open(page, '/m/app');
  const words = page.getByRole('main').getByText('Every draw in your pocket');
  await words.waitFor();
  expect([
    await words.evaluate((text) => getComputedStyle(text).color),
    await page.locator('.app-banner img').getAttribute('src'),
  ]).toEqual(['rgb(18, 171, 52)', template.app_background]);
});
