import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import {
  closePhones,
  expectNoOverflow,
  followFromSettings,
  login,
  open,
  pathOf,
  recoverable,
  visit,
} from '../../kit/browser.ts';
import { changeAnswer } from '../../kit/intercept.ts';
import { type Product, sharedProduct } from '../../kit/product/open-product.ts';

let site: Product;
test.beforeAll(async () => {
  site = await sharedProduct();
});
test.afterAll(() => closePhones());

interface HelpAnswer {
  value: { tag: string; title: string; content: string }[];
}

test('the help centre has tabs and a search', async () => {
  const { page, errors } = await visit(site.origin, { expectsErrors: true });
  await test.step('a tab shows its HTML without its scripts [C-017]', async () => {
    const stop = await changeAnswer<HelpAnswer>(page, '**/wps/system/helpCenter*', ({ value }) => {
      const first = value.find(({ tag }) => tag === 'withdraw');
      if (first)
        first.content += '<p id="told">Told</p><script>window.ran = 1</script><img src="x" onerror="window.ran = 2">';
    });
    await followFromSettings(page, '/m/help');
    await page.getByRole('tab', { name: 'Withdrawals' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Withdrawals' });
    await panel.getByRole('heading', { name: 'How do I withdraw?' }).waitFor();
    await stop();
    expect(await panel.locator('script').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
  const field = page.getByRole('searchbox', { name: 'Search help' });
  await test.step('words are found on every page in any case, and marked', async () => {
    await field.fill('GIVE UP');
    const hit = page.getByRole('button', { name: /Can I give it up/ });
    await hit.waitFor();
    expect(await hit.locator('mark').allInnerTexts()).toEqual(['give', 'up']);
    await hit.click();
    await page.getByRole('tab', { name: 'Bonuses', selected: true }).waitFor();
    expect(await field.inputValue()).toBe('');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Can I give it up?');
    expect(new URL(page.url()).searchParams.get('tag')).toBe('bonus');
  });
  await test.step('a search without results shows a message and a contact', async () => {
    await field.fill('zeppelin');
    await page.getByText('Nothing found for “zeppelin”').waitFor();
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await page.getByRole('tabpanel').waitFor();
    await field.fill('zeppelin');
    await recoverable(page);
    await page.getByRole('link', { name: 'Ask customer service' }).click();
    await page.getByRole('dialog', { name: 'Customer service' }).getByRole('link', { name: 'Help centre' }).waitFor();
  });
  // The browser reports the blocked inline handler even where it only parses the text.
  expect(errors.filter((error) => !error.startsWith('Executing inline event handler violates'))).toEqual([]);
});

test('a member reaches every contact from the account', async () => {
  const { page } = await visit(site.origin);
  await login(page, 'demo01', 'Fairlot2026');
  const sheet = page.getByRole('dialog', { name: 'Customer service' });
  const openSheet = async (where: Page) => {
    await open(where, '/m/member/home');
    await where.getByRole('button', { name: 'Customer service' }).click();
    await sheet.waitFor();
  };
  await test.step('announcements have a dot while one is unread, and none once all are read [C-003]', async () => {
    const dot = sheet.getByRole('link', { name: /Announcements/ }).getByRole('img', { name: 'unread' });
    await openSheet(page);
    await dot.waitFor();
    const stop = await changeAnswer<{ footer?: { unreadCount: number } }>(
      page,
      '**/wps/announcements/noticeNew*',
      (body) => {
        if (body.footer) body.footer.unreadCount = 0;
      },
    );
    await page.getByRole('button', { name: 'Close' }).first().click();
    await openSheet(page);
    await expect.poll(() => dot.count()).toBe(0);
    await stop();
  });
  await test.step('inbox, live chat and help centre open from customer service [I-007]', async () => {
    const ways: [name: RegExp, path: string][] = [
      [/Messages/, '/m/webEmail'],
      [/Help centre/, '/m/help'],
    ];
    for (const [name, path] of ways) {
      await openSheet(page);
      await sheet.getByRole('link', { name }).click();
      await expect.poll(() => pathOf(page)).toBe(path);
      await sheet.waitFor({ state: 'hidden' });
    }
    await openSheet(page);
    await sheet.getByRole('button', { name: /Live chat/ }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/chat');
    await open(page, '/m/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Feedback' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/feedback');
    await page.getByRole('textbox', { name: 'Your message' }).waitFor();
  });
});
