import { findForeignTexts, shownTexts } from '@fairlot/testkit/foreign-texts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { listCatalogues, readCatalogue } from '../../../apps/web/scripts/compile-catalogues.ts';
import { expectNoOverflow, hydrated, open, visit } from '../../kit/browser.ts';
import { Client, issueOnSale } from '@fairlot/testkit/client';
import { runUntilShown, stopClock } from '../../kit/clock.ts';
import { withOwnProduct, withPhone } from '../../kit/product/with-product.ts';

const product = withOwnProduct();

test.describe('a visitor changes the language', () => {
  const guest = withPhone(product);
  let page: Page;
  test.beforeAll(() => {
    ({ page } = guest);
  });

  test('from the menu: all texts immediately, without reload, and lists are reloaded in it [K-057]', async () => {
    await open(page, '/m/home');
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('button', { name: /^Language/ })
      .click();
    const languages = page.getByRole('dialog', { name: 'Language' });
    expect((await languages.getByRole('listitem').allInnerTexts()).slice(0, 2)).toEqual([
      'English',
      'Tiếng Việt\nVietnamese',
    ]);
    const called = page.waitForRequest((request) => request.url().includes('/wps/announcements/bannerNew'));
    await languages.getByRole('button', { name: 'Tiếng Việt' }).click();
    await page.getByRole('dialog', { name: 'Menu chính' }).getByRole('button', { name: 'Đóng' }).first().click();
    expect((await called).headers()['language']).toBe('VI');
    await page.getByRole('heading', { name: 'Kỳ quay sắp tới' }).waitFor();
    await page.getByText('Mọi kết quả, bạn tự kiểm tra').first().waitFor();
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'vi',
      'ltr',
    ]);
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    // Names of games arrive with their lists, slightly after the texts.
    await expect.poll(async () => findForeignTexts(await page.content(), 'VI')).toEqual([]);
  });

  test('in the login dialog: input stays, the error changes, empty fields stay without errors [S-052]', async () => {
    await open(page, '/m/login');
    const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
    await dialog.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('nguyễn văn an');
    await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await dialog.getByText('Tên đăng nhập không đúng định dạng').waitFor();
    await dialog.getByText('Vui lòng nhập mật khẩu').waitFor();
    await dialog.getByRole('button', { name: /^Ngôn ngữ/ }).click();
    await page.getByRole('dialog', { name: 'Ngôn ngữ' }).getByRole('button', { name: 'English' }).click();
    const english = page.getByRole('dialog', { name: 'Log in' });
    await english.getByText('Account format is incorrect').waitFor();
    expect(await english.getByRole('textbox', { name: 'Username' }).inputValue()).toBe('nguyễn văn an');
    await english.getByText('Please enter your password').waitFor({ state: 'detached' });
  });

  test('twice within 250 ms: the lists are reloaded once [S-050]', async () => {
    const { page: phone } = await visit(product.origin, { hasMotion: true });
    await phone.clock.install();
    await open(phone, '/m/home');
    await phone.getByRole('button', { name: 'Menu' }).click();
    await phone
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('button', { name: /^Language/ })
      .click();
    await phone.getByRole('dialog', { name: 'Language' }).waitFor();
    await stopClock(phone);
    const asked: string[] = [];
    phone.on('request', (request) => {
      if (request.url().includes('/wps/announcements/bannerNew')) asked.push(request.headers()['language'] ?? '');
    });
    for (const [text, lang] of [
      ['Tiếng Việt', 'vi'],
      ['English', 'en'],
    ] as const) {
      // Frames are paused too: a click that waits for a stable position would wait forever.
      await phone.locator('.languages button', { hasText: text }).first().dispatchEvent('click');
      await runUntilShown(phone, phone.locator(`html[lang="${lang}"]`));
    }
    await phone.clock.runFor(200);
    expect(asked).toEqual([]);
    await phone.clock.runFor(1000);
    await expect.poll(() => asked).toEqual(['EN']);
  });
});

test.describe('a member who reads Vietnamese', () => {
  const an = withPhone(product);
  let page: Page;
  test.beforeAll(async () => {
    ({ page } = an);
    await an.context.addCookies([{ name: 'lang', value: 'VI', url: product.origin }]);
  });

  test('sees every page in Vietnamese, logs in, and sees amounts in the local format', async () => {
    await open(page, '/m/login');
    const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
    await dialog.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('demo01');
    await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill('Fairlot2026');
    await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await page.getByRole('main').getByText('5.000.000,00', { exact: true }).waitFor();
    await page.reload();
    await hydrated(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('vi');
    await page.getByRole('main').getByText('5.000.000,00', { exact: true }).waitFor();
  });

  test('types an amount with dots', async () => {
    await open(page, '/m/voucherCenter');
    const amount = page.getByRole('textbox', { name: 'Số tiền nạp' });
    await amount.fill('150.000,00');
    expect(await amount.inputValue()).toBe('150.000');
    await amount.press('End');
    await amount.pressSequentially('0');
    expect(await amount.inputValue()).toBe('1.500.000');
    await page.getByRole('button', { name: /^Thanh toán 1\.500\.000/ }).waitFor();
  });

  test('bets on numbers by their usual names', async () => {
    await open(page, '/m/lottery/play?gameCode=VN60');
    await page.getByRole('tab', { name: 'Bao lô' }).click();
    await page.getByRole('button', { name: '07', exact: true }).click();
    const slip = page.getByRole('region', { name: 'Phiếu cược' });
    await slip.getByText('1 số · 27 đơn vị').waitFor();
    await slip.getByText('99.500').waitFor();
    const place = slip.getByRole('button', { name: /^Đặt cược 27\.000/ });
    await place.waitFor({ timeout: 70_000 });
    expect(findForeignTexts(await page.content(), 'VI')).toEqual([]);
    await issueOnSale(new Client(product.origin), 'VN60', 8000);
    await place.click();
    await page.getByRole('region', { name: 'Vé của tôi' }).waitFor();
    await open(page, '/m/transaction/record');
    await page
      .getByText(/\u2212 27\.000,00/)
      .first()
      .waitFor();
    await page.getByText('Hôm nay').first().waitFor();
  });

  for (const path of [
    '/m/home',
    '/m/lott',
    '/m/lottery/play?gameCode=VN60',
    '/m/lottery/history?gameCode=VN60',
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/member/home',
    '/m/transaction/record',
    '/m/gameRecord',
    '/m/set',
    '/m/help?tag=terms',
    '/m/activity',
    '/m/gameList?gameType=PVP',
  ] as const)
    test(`sees ${path} without English, and nothing wider than the screen`, async () => {
      await open(page, path);
      await expect.poll(() => page.locator('main .skeleton').count()).toBe(0);
      expect(findForeignTexts(await page.content(), 'VI')).toEqual([]);
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoOverflow(page);
      }
    });

  test('sees the proof of a draw without English', async () => {
    const { value } = (await (await page.request.get('/lgw/lottery/numero')).json()) as {
      value: { gameCode: string; numero: string | null }[];
    };
    const issue = value.find(({ gameCode, numero: drawNumber }) => gameCode === 'VN300' && drawNumber !== null);
    await open(page, `/m/lottery/draw?gameCode=VN300&numero=${issue!.numero}`);
    await page.getByText('Kiểm tra trên thiết bị này').waitFor();
    expect(findForeignTexts(await page.content(), 'VI')).toEqual([]);
    await expectNoOverflow(page);
  });

  test('switches back to English in the settings [K-054]', async () => {
    await open(page, '/m/set');
    await page.getByRole('button', { name: /^Ngôn ngữ/ }).click();
    await page.getByRole('dialog', { name: 'Ngôn ngữ' }).getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.title()).toBe('Settings · Fairlot');
    await open(page, '/m/home');
    // The balance after the bet, including a win if the draw has happened meanwhile.
    const balance = page.getByRole('main').getByText(/^[45],\d{3},\d{3}\.\d{2}$/);
    await balance.waitFor();
  });
});

test('the languages of the merchant are chosen one by one: each changes all texts, even after a reload', async () => {
  const { page } = await visit(product.origin);
  const { value } = (await (await page.request.get(`${product.origin}/wps/whitelabel/settings`)).json()) as {
    value: { languages: { code: string; tag: string; name: string; dir: string }[] };
  };
  expect(value.languages.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['EN', 'PT', 'TY', 'VI', 'TL', 'CN', 'JA', 'ES', 'TR', 'AR', 'RU', 'FR']),
  );
  await open(page, '/m/set');
  /** Language and direction of the page after each choice. */
  const chosen: Record<string, string[]> = {};
  for (const { code, tag, name, dir } of [...value.languages.slice(1), value.languages[0]!]) {
    const title = readCatalogue(code, 'common')['title.settings'] ?? '';
    await test.step(name, async () => {
      await page
        .locator('main button', { has: page.locator('img, svg') })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name }).click();
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
      const facts = () =>
        page.evaluate(() => [document.documentElement.lang, document.documentElement.dir, document.title]);
      expect(await facts()).toEqual([tag, dir, `${title} · Fairlot`]);
      expect(shownTexts(await page.content()).filter((text) => isKey(text))).toEqual([]);
      expect(findForeignTexts(await page.content(), code)).toEqual([]);
      // A busy browser takes a moment to store the cookie that the page has written.
      const stored = async () => (await page.context().cookies()).find(({ name: cookie }) => cookie === 'lang')?.value;
      await expect.poll(stored).toBe(code);
      await page.reload();
      await hydrated(page);
      expect(await facts()).toEqual([tag, dir, `${title} · Fairlot`]);
      expect(missingIn(code)).toEqual([]);
      chosen[code] = (await facts()).slice(0, 2);
    });
  }
  const expectLanguages = async (expected: Record<string, unknown[]>) => expect(chosen).toMatchObject(expected);
  await test.step('every language of the settings, including English [I-017] [I-019]', async () => {
    expect(Object.keys(chosen).toSorted()).toEqual(value.languages.map(({ code }) => code).toSorted());
    await expectLanguages({ EN: ['en', 'ltr'] });
  });
  await test.step('Portuguese, Thai and Tagalog [K-055] [K-056] [K-058]', () =>
    expectLanguages({
      PT: [expect.stringMatching(/^pt/), 'ltr'],
      TY: ['th', 'ltr'],
      TL: [expect.stringMatching(/^(tl|fil)/), 'ltr'],
    }));
  await test.step('Chinese and Japanese [K-059] [K-060]', () =>
    expectLanguages({ CN: [expect.stringMatching(/^zh/), 'ltr'], JA: ['ja', 'ltr'] }));
  await test.step('Spanish and Turkish [K-062] [K-063]', () =>
    expectLanguages({ ES: ['es', 'ltr'], TR: ['tr', 'ltr'] }));
  await test.step('Russian and French [K-065] [K-066]', () =>
    expectLanguages({ RU: ['ru', 'ltr'], FR: ['fr', 'ltr'] }));
  await test.step('Arabic, written from right to left [K-064]', () => expectLanguages({ AR: ['ar', 'rtl'] }));
});

/** Texts that a language's catalogue lacks compared with the English one. */
function missingIn(code: string): string[] {
  const groups = listCatalogues().find(({ language }) => language === 'EN')?.groups ?? [];
  return groups.flatMap((group) => {
    const own = readCatalogue(code, group);
    return Object.keys(readCatalogue('EN', group)).filter((key) => (own[key] ?? '').trim() === '');
  });
}

/** Whether a text is a key whose text is missing. */
function isKey(text: string): boolean {
  return /^[a-z]+(\.[A-Za-z\d_-]+)+$/.test(text);
}
