import { describe, expect } from 'vitest';
import { callOf, queryOf, test } from '@fairlot/testkit/page/kit';
import { openPageSite, type Page } from './open-page.testing.tsx';

const TITLES = ['Vietnam 60 seconds closes 10 seconds before each draw', 'How to check a draw yourself'] as const;
const LISTS = '/wps/announcements/noticeNew';

const site = await openPageSite();

const main = (page: Page) => page.getByRole('main');
const entry = (page: Page, title: string) => page.getByRole('button', { name: title });
const marks = (page: Page) => page.network.calls.filter(({ url }) => url.pathname.endsWith('/markAsRead'));
const dots = (page: Page) => main(page).getByText('Unread').count();

describe('for a visitor', () => {
  test('announcements are shown in a bar on home, in a list and on their own page', async () => {
    const page = site.phone();
    await test.step('home shows them below its banners; promotions have their own page [E-056] [I-006]', async () => {
      const asked = await callOf(page, LISTS, () => page.goto('/m/home'));
      expect(queryOf(asked)).toEqual({
        types: 'B,PL,PU',
        groupName: 'm_home',
        platform: 'M',
        merchantCode: 'fairlot',
      });
      const bar = page.getByRole('region', { name: 'Announcements' });
      await bar.getByText(TITLES[0]).first().waitFor();
      expect(await bar.getByRole('link', { name: 'Inbox', exact: true }).count()).toBe(1);
      await page.locator('.banner').first().waitFor();
      await page.goto('/m/activity');
      await main(page).getByRole('article').first().waitFor();
    });
    await test.step('the bar links to the list, a row to its page, even after a reload [R-030] [R-031]', async () => {
      await page.goto('/m/home');
      await page.getByRole('region', { name: 'Announcements' }).getByRole('link').first().click();
      await page.waitForURL('/m/message');
      // Home, which is shown until the list has loaded, also has links with this word.
      const rows = main(page).locator('a[href^="/m/messageDetail"]', { hasText: /draw/ });
      await expect.poll(() => rows.count()).toBe(2);
      await rows.nth(1).click();
      await page.waitForURL(/^\/m\/messageDetail\?id=/);
      await page.getByRole('heading', { name: TITLES[1] }).waitFor();
      await page.getByText('publishes a commitment before sale opens and its seed after the result.').waitFor();
      await page.reload();
      await page.getByRole('heading', { name: TITLES[1] }).waitFor();
    });
    await test.step('the announcements page shows title and day of each [R-032] [C-022] [C-023]', async () => {
      await page.goto('/m/notice');
      await expect.poll(() => main(page).getByRole('button', { expanded: false }).count()).toBe(2);
      for (const title of TITLES) expect(await entry(page, title).innerText()).toMatch(/\d{4}-\d{2}-\d{2}/);
    });
    await test.step('a preview in plain text expands to the full text, one at a time [C-024] [C-025]', async () => {
      expect(await entry(page, TITLES[0]).innerText()).toContain('You can buy tickets until 10 seconds');
      expect(await entry(page, TITLES[0]).innerText()).not.toContain('<');
      await entry(page, TITLES[0]).click();
      await page.locator('.rich-text', { hasText: 'The countdown on each card' }).waitFor();
      await entry(page, TITLES[1]).click();
      await page.locator('.rich-text', { hasText: 'publishes a commitment' }).waitFor();
      expect(await page.locator('.rich-text').count()).toBe(1);
      expect(await dots(page)).toBe(0);
    });
    await page.goto('/m/messageDetail?id=999999');
    await page.getByText('This entry is not available').waitFor();
  });

  test('nothing is marked as read, nor for a trial member [S-078] [S-079] [Q-018]', async () => {
    const reads = async (page: Page) => {
      await page.goto('/m/notice');
      await entry(page, TITLES[0]).click();
      await page.locator('.rich-text').waitFor();
      await page.settle();
      expect([marks(page), await dots(page)]).toEqual([[], 0]);
    };
    await reads(site.phone());
    await reads(await site.phoneOfNew({ type: 4 }));
  });
});

describe('for a member', () => {
  test('a dot disappears immediately, and the entries are sent one by one [E-051] [S-077] [S-080]', async () => {
    const page = await site.phoneOf('demo01');
    await page.goto('/m/home');
    await page.getByRole('link', { name: 'Inbox, unread messages' }).waitFor();
    await page.goto('/m/notice');
    await expect.poll(() => dots(page)).toBe(2);
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    /** Calls so far, in the next task after each call. The test of the queue proves the 150 ms with fake timers. */
    const counts: number[] = [];
    page.network.intercept(/markAsRead/, async (request) => {
      await new Promise((resolve) => setTimeout(resolve));
      counts.push(marks(page).length);
      await isReleased;
      return page.network.ask(request);
    });
    for (const title of TITLES) entry(page, title).elements()[0]!.click();
    await expect.poll(() => dots(page)).toBe(0);
    await expect.poll(() => counts).toEqual([1, 2]);
    release();
    expect(await Promise.all(marks(page).map(async ({ answer }) => answer))).toMatchObject([
      { success: true },
      { success: true },
    ]);
    await page.reload();
    await entry(page, TITLES[1]).waitFor();
    await page.settle();
    expect(await dots(page)).toBe(0);
    await page.goto('/m/home');
    await page.getByRole('link', { name: 'Inbox', exact: true }).waitFor();
  });

  test('messages that are read offline are marked once the network is back', async () => {
    const page = await site.phoneOf('demo02');
    await page.goto('/m/message');
    await expect.poll(() => dots(page)).toBe(2);
    await page.settle();
    page.network.isOffline = true;
    await page.getByRole('button', { name: 'Read all' }).click();
    await expect.poll(() => dots(page)).toBe(0);
    await expect.poll(() => marks(page).length).toBeGreaterThan(0);
    const refused = marks(page).length;
    page.network.isOffline = false;
    dispatchEvent(new Event('online'));
    await expect.poll(() => marks(page).length).toBeGreaterThanOrEqual(refused + 2);
    const answers = await Promise.all(
      marks(page)
        .slice(refused)
        .map(async ({ answer }) => answer),
    );
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ success: true }) as unknown));
  });
});

test('promotions that were shown disappear when the member starts a break', async () => {
  const page = await site.phoneOfNew();
  await page.goto('/m/activity');
  const promotions = main(page).getByRole('article');
  await promotions.first().waitFor();
  await page.follow('/m/member/limits');
  await page.getByRole('button', { name: /^Time-out/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Time-out' });
  await sheet.getByRole('button', { name: '24 hours' }).click();
  await sheet.getByRole('checkbox').click();
  await sheet.getByRole('button', { name: 'Start break' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await page.follow('/m/activity');
  await main(page).getByText('No limit set').first().waitFor({ state: 'detached' });
  await page.settle();
  expect(await promotions.count()).toBe(0);
});
