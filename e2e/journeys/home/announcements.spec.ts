import { CLEAN_ATTRIBUTES, CLEAN_TAGS, XSS_CORPUS } from '@fairlot/testkit/xss-corpus';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { closePhones, expectNoOverflow, hydrated, login, open, visit } from '../../kit/browser.ts';
import { letPass } from '../../kit/clock.ts';
import { changeAnswer, hold } from '../../kit/intercept.ts';
import { openProduct, type Product } from '../../kit/product/open-product.ts';

const TITLES = ['Vietnam 60 seconds closes 10 seconds before each draw', 'How to check a draw yourself'];
const LISTS = /announcements\/noticeNew/;

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(async () => {
  await closePhones();
  await product.stop();
});

const marksOf = (page: Page) => {
  const marks: { id: unknown }[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/markAsRead'))
      marks.push({ id: (request.postDataJSON() as { announcementId: unknown }).announcementId });
  });
  return marks;
};
const dots = (page: Page) => page.getByRole('main').getByText('Unread').count();

test.describe('for a visitor', () => {
  test('announcements are shown in a bar on home, in a list and on their own page', async () => {
    const { page } = await visit(product.origin);
    await test.step('home shows them below its banners; promotions have their own page [E-056] [I-006]', async () => {
      const asked = page.waitForRequest((request) => LISTS.test(request.url()));
      await open(page, '/m/home');
      const { searchParams } = new URL((await asked).url());
      expect(Object.fromEntries(searchParams)).toEqual({
        types: 'B,PL,PU',
        groupName: 'm_home',
        platform: 'M',
        merchantCode: 'fairlot',
      });
      const bar = page.getByRole('region', { name: 'Announcements' });
      expect(await bar.innerText()).toContain(TITLES[0]);
      expect(await bar.getByRole('link', { name: 'Inbox', exact: true }).count()).toBe(1);
      expect(await page.locator('.banner').count()).toBeGreaterThan(0);
      await open(page, '/m/activity');
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
      await page.goBack();
    });
    await test.step('the bar links to the list, a row to its page, also after a reload [R-030] [R-031]', async () => {
      await page.getByRole('region', { name: 'Announcements' }).getByRole('link').first().click();
      await page.waitForURL('**/m/message');
      const rows = page.getByRole('main').getByRole('link', { name: /draw/ });
      await expect.poll(() => rows.count()).toBe(2);
      await rows.nth(1).click();
      await page.waitForURL('**/m/messageDetail?id=*');
      await page.getByRole('heading', { name: TITLES[1]! }).waitFor();
      await page.getByText('publishes a commitment before sale opens and its seed after the result.').waitFor();
      await page.reload();
      await hydrated(page);
      await page.getByRole('heading', { name: TITLES[1]! }).waitFor();
    });
    const first = page.getByRole('button', { name: TITLES[0]! });
    await test.step('the announcements page shows title and day of each [R-032] [C-022] [C-023]', async () => {
      await open(page, '/m/notice');
      expect(await page.getByRole('main').getByRole('button', { expanded: false }).count()).toBe(2);
      for (const title of TITLES)
        expect(await page.getByRole('button', { name: title }).innerText()).toMatch(/\b\d{4}-\d{2}-\d{2}\b/);
    });
    await test.step('a preview in plain text expands to the full text, one at a time [C-024] [C-025]', async () => {
      expect(await first.innerText()).toContain('Tickets are taken until 10 seconds');
      expect(await first.innerText()).not.toContain('<');
      await first.click();
      await page.locator('.rich-text p', { hasText: 'The countdown on each card' }).waitFor();
      await page.getByRole('button', { name: TITLES[1]! }).click();
      await page.locator('.rich-text p', { hasText: 'publishes a commitment' }).waitFor();
      expect(await page.locator('.rich-text').count()).toBe(1);
      expect(await dots(page)).toBe(0);
    });
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoOverflow(page);
    await open(page, '/m/messageDetail?id=999999');
    await page.getByText('This entry is not available').waitFor();
  });

  test('nothing is marked as read, nor for a trial member [S-078] [S-079] [Q-018]', async () => {
    const { page } = await visit(product.origin);
    const marks = marksOf(page);
    await open(page, '/m/notice');
    await page.getByRole('button', { name: TITLES[0]! }).click();
    await open(page, '/m/trail');
    await page.getByRole('button', { name: 'Free play' }).click();
    await page.waitForURL('**/m/home');
    await open(page, '/m/notice');
    await page.getByRole('button', { name: TITLES[0]! }).click();
    await page.locator('.rich-text').waitFor();
    await letPass(page, 400);
    expect([marks, await dots(page)]).toEqual([[], 0]);
  });

  test('HTML from any source is sanitised again before it is shown', async () => {
    test.setTimeout(60_000);
    const { page, errors } = await visit(product.origin, { expectsErrors: true });
    await changeAnswer(page, LISTS, ({ value }: { value: { player: object[] } }) => {
      const entry = value.player[0];
      value.player = XSS_CORPUS.map((html, index) => ({
        ...entry,
        id: String(900 + index),
        title: `Case ${index}`,
        content: `<p>before</p>${html}`,
      }));
    });
    await open(page, '/m/notice');
    await page.getByRole('button', { name: 'Case 0 ' }).waitFor();
    const bad: unknown[] = [];
    for (let index = 0; index < XSS_CORPUS.length; index++) {
      await page.evaluate(
        (nth) => (document.querySelectorAll('main [aria-expanded]')[nth] as HTMLElement).click(),
        index,
      );
      const found = await page
        .waitForFunction(
          () =>
            document.querySelector('.rich-text p')?.textContent === 'before' && document.querySelector('.rich-text'),
        )
        .then(() =>
          page.evaluate(
            ({ tags, attributes }) => {
              const inside = [...document.querySelectorAll('.rich-text *')];
              const links = inside.flatMap((element) =>
                [element.getAttribute('href'), element.getAttribute('src')].filter((value) => value !== null),
              );
              return {
                tags: inside.map(({ localName }) => localName).filter((name) => !tags.includes(name)),
                attributes: inside
                  .flatMap((element) => element.getAttributeNames())
                  .filter((name) => !attributes.includes(name) && name !== 'data-broken'),
                links: links.filter((value) => !/^(\/(?![/\\])|https?:\/\/|mailto:)/.test(value)),
                outside: document.querySelectorAll('main script, main iframe, main form, main style, head base').length,
                hit: Reflect.get(window, 'hit') !== undefined,
              };
            },
            { tags: CLEAN_TAGS, attributes: CLEAN_ATTRIBUTES },
          ),
        );
      if (found.tags.length + found.attributes.length + found.links.length + found.outside > 0 || found.hit)
        bad.push([XSS_CORPUS[index], found]);
      await page.evaluate(
        (nth) => (document.querySelectorAll('main [aria-expanded]')[nth] as HTMLElement).click(),
        index,
      );
    }
    expect(bad).toEqual([]);
    expect(XSS_CORPUS.length).toBeGreaterThanOrEqual(60);
    expect(errors.filter((text) => !text.includes('Content Security Policy'))).toEqual([]);
  });
});

test.describe('for a member', () => {
  test('a dot disappears immediately; calls are 150 ms apart, offline later [E-051] [S-077] [S-080]', async () => {
    const { page, context } = await visit(product.origin);
    await login(page, 'demo01', 'Fairlot2026');
    await page.getByRole('link', { name: 'Inbox, unread messages' }).waitFor();
    const asked = page.waitForRequest(
      (request) => LISTS.test(request.url()) && request.headers()['authorization'] !== undefined,
    );
    await open(page, '/m/notice');
    await asked;
    await expect.poll(() => dots(page)).toBe(2);
    const marking = await hold(page, '**/markAsRead');
    const marks = marksOf(page);
    await page.getByRole('button', { name: TITLES[0]! }).click();
    await expect.poll(() => dots(page)).toBe(1);
    await page.getByRole('button', { name: TITLES[1]! }).click();
    await expect.poll(() => marks.length).toBe(2);
    expect(await dots(page)).toBe(0);
    const reported = page.waitForResponse(
      (response) =>
        response.url().endsWith('/markAsRead') &&
        (response.request().postDataJSON() as { announcementId: unknown }).announcementId === marks[1]!.id,
    );
    marking.release();
    await reported;
    const starts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('/markAsRead'))
          .map(({ startTime }) => startTime),
      );
    await expect.poll(async () => (await starts()).length).toBe(2);
    const [one, other] = await starts();
    // K-029 checks the exact 150 ms with fake timers; a browser records the start of a request some milliseconds late.
    expect(other! - one!).toBeGreaterThanOrEqual(100);
    await marking.stop();
    const reread = page.waitForResponse(LISTS);
    await page.reload();
    await reread;
    await page.getByRole('button', { name: TITLES[1]! }).waitFor();
    expect(await dots(page)).toBe(0);
    await open(page, '/m/home');
    await page.getByRole('link', { name: 'Inbox', exact: true }).waitFor();
    await context.close();

    const second = await visit(product.origin);
    await login(second.page, 'demo02', 'Fairlot2026');
    await open(second.page, '/m/message');
    await expect.poll(() => dots(second.page)).toBe(2);
    await second.context.setOffline(true);
    await second.page.getByRole('button', { name: 'Read all' }).click();
    await expect.poll(() => dots(second.page)).toBe(0);
    const answered = new Set<unknown>();
    second.page.on('response', (response) => {
      if (response.url().endsWith('/markAsRead'))
        answered.add((response.request().postDataJSON() as { announcementId: unknown }).announcementId);
    });
    await second.context.setOffline(false);
    await expect.poll(() => answered.size).toBe(2);
  });
});

test.describe('the daily notice', () => {
  for (const who of ['a visitor', 'a member'] as const)
    test(`appears once per session for ${who}, and not if it was shown before [H-020] [H-021] [E-122]`, async () => {
      const { page, errors, close } = await visit(product.origin, { dailyNotice: true });
      const notice = page.getByRole('dialog', { name: 'Notice' });
      if (who === 'a member') await login(page, 'demo01', 'Fairlot2026');
      else await open(page, '/m/home');
      await notice.getByRole('heading', { name: 'Welcome to the demonstration' }).waitFor();
      expect(await notice.innerText()).toMatch(/\d{4}-\d{2}-\d{2}/);
      expect(await page.evaluate(() => sessionStorage.getItem('NOTICE_POP'))).not.toBeNull();
      await notice.getByRole('button', { name: 'Close' }).click();
      await notice.waitFor({ state: 'detached' });
      await page.reload();
      await hydrated(page);
      await letPass(page, 800);
      expect(await notice.count()).toBe(0);
      expect(errors).toEqual([]);
      await close();

      const next = await visit(product.origin, { dailyNotice: true });
      await open(next.page, '/m/home');
      const again = next.page.getByRole('dialog', { name: 'Notice' });
      await again.getByRole('link', { name: 'Read more' }).click();
      await next.page.waitForURL('**/m/messageDetail?id=*');
      await next.page.getByRole('heading', { name: 'Welcome to the demonstration' }).waitFor();
    });

  test('appears again on the next page load if the player wants that', async () => {
    const { page } = await visit(product.origin, { dailyNotice: true });
    await open(page, '/m/home');
    const notice = page.getByRole('dialog', { name: 'Notice' });
    await notice.getByRole('checkbox', { name: 'Do not show again this visit' }).uncheck();
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => sessionStorage.getItem('NOTICE_POP'))).toBeNull();
    await page.reload();
    await notice.waitFor();
  });

  test('does not cover a dialog that has its own address', async () => {
    const { page } = await visit(product.origin, { dailyNotice: true });
    const notice = page.getByRole('dialog', { name: 'Notice' });
    await open(page, '/m/forget');
    await page.waitForLoadState('networkidle');
    expect(await notice.count()).toBe(0);
    await page.getByRole('dialog', { name: 'Forgot password' }).getByRole('button', { name: 'Close' }).click();
    await notice.waitFor();
  });

  test('is rendered with home, can be closed before hydration, and keeps the choice made until then', async () => {
    const { page } = await visit(product.origin, { dailyNotice: true });
    const scripts = await hold(page, '**/assets/*.js');
    await page.goto('/m/home');
    const notice = page.getByRole('dialog', { name: 'Notice' });
    await notice.getByRole('heading', { name: 'Welcome to the demonstration' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('NOTICE_POP'))).not.toBeNull();
    await notice.getByRole('checkbox', { name: 'Do not show again this visit' }).uncheck();
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'hidden' });
    scripts.release();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('NOTICE_POP'))).toBeNull();
    expect(await notice.count()).toBe(0);
  });
});
