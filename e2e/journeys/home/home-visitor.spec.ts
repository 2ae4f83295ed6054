import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { open, pathOf, visit } from '../../kit/browser.ts';
import { runUntilShown } from '../../kit/clock.ts';
import { recordCalls } from '../../kit/calls.ts';
import { changeAnswer } from '../../kit/intercept.ts';
import { withSharedProduct } from '../../kit/product/with-product.ts';

const product = withSharedProduct();

test.describe('a visitor', () => {
  test('finds the same home at each of its addresses', async () => {
    const { page } = await visit(product.origin, { javaScriptEnabled: false });
    const isHome = async (path: string) => {
      await page.goto(path);
      expect([
        path,
        await page.locator('header .logo').count(),
        (await page.locator('.banner').count()) > 0,
        await page.getByRole('navigation', { name: 'Game categories' }).count(),
      ]).toEqual([path, 1, true, 1]);
    };
    await test.step('/ and /m [R-001] [R-002]', async () => {
      await isHome('/');
      await isHome('/m');
    });
    await test.step('/m/index and /m/index.html [R-003] [R-004]', async () => {
      await isHome('/m/index');
      await isHome('/m/index.html');
    });
    await test.step('/m/home [R-005]', () => isHome('/m/home'));
  });

  test('sees log in and join, tiles, announcements, news and draws; sends no requests of a member', async () => {
    const { page } = await visit(product.origin, { hasMotion: true });
    const calls = recordCalls(page);
    await open(page, '/m/home');
    const run = page.locator('.marquee .run');
    await test.step('sees log in and join, but not deposit and withdraw [H-005]', async () => {
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: 'Log in' }).waitFor();
      await header.getByRole('link', { name: 'Join' }).waitFor();
      expect(
        (await header.getByRole('link', { name: 'Deposit' }).count()) +
          (await header.getByRole('link', { name: 'Withdraw' }).count()),
      ).toBe(0);
    });
    await test.step('sees tiles of hot games [H-009]', async () => {
      const { value } = (await (
        await page.request.get('/lgw/game/hot?isPlatform=2&platform=html5&language=EN&gameType=')
      ).json()) as { value: { list: { remark: string; vassalage: string }[] } };
      const own = value.list.filter(({ vassalage }) => vassalage === 'BGS').slice(0, 4);
      expect(own.length).toBeGreaterThan(1);
      for (const { remark } of own) await page.locator('.tile').getByText(remark, { exact: true }).first().waitFor();
    });
    await test.step('sees scrolling titles of all announcements [H-008] [H-010]', async () => {
      const { value } = (await (
        await page.request.get('/wps/announcements/noticeNew?types=PL&groupName=m_home&platform=M&merchantCode=fairlot')
      ).json()) as { value: { player: { title: string }[] } };
      expect(value.player.length).toBeGreaterThan(1);
      for (const { title } of value.player) expect(await run.innerText()).toContain(title);
      const at = async () => (await run.boundingBox())?.x ?? 0;
      const first = await at();
      await expect.poll(at).not.toBe(first);
    });
    await test.step('sees hot news with links to their pages, and the next draws [P-049] [P-050]', async () => {
      const news = page.getByRole('region', { name: 'Hot news' }).getByRole('listitem').first();
      await news.waitFor();
      expect(await news.getByRole('link').getAttribute('href')).toMatch(/^\/m\/messageDetail\?id=/);
      expect(await page.getByRole('timer').count()).toBeGreaterThan(0);
    });
    await test.step('requests announcements but no wallet [H-022] [H-023]', async () => {
      await expect.poll(() => calls.of('/wps/announcements/noticeNew').length).toBeGreaterThan(0);
      expect([calls.of('/wps/wallet/merchant'), calls.of('/wps/session/renew')]).toEqual([[], []]);
    });
    await test.step('opens all announcements by a click on a title [H-012]', async () => {
      await run.dispatchEvent('click');
      await expect.poll(() => pathOf(page)).toBe('/m/message');
    });
  });

  test('opens the menu from the right [H-003]', async () => {
    const { page } = await visit(product.origin, { hasMotion: true });
    await open(page, '/m/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await expect
      .poll(async () => Math.round(((await menu.boundingBox())?.x ?? 0) + ((await menu.boundingBox())?.width ?? 0)))
      .toBe(390);
    expect((await menu.boundingBox())!.x).toBeGreaterThan(0);
    await menu.getByRole('button', { name: 'Close' }).click();
  });
});

test.describe('banners', () => {
  const dot = (page: Page) =>
    page.locator('.dots i').evaluateAll((dots) => dots.findIndex((one) => one.classList.contains('on')));

  /** The index of the active dot once the row has stopped moving. */
  async function settledDot(page: Page): Promise<number> {
    let last = -1;
    const isStill = async () => {
      const before = last;
      last = await page.locator('.carousel .scroller').evaluate((row) => row.scrollLeft);
      return last === before;
    };
    await expect.poll(isStill, { intervals: [150] }).toBe(true);
    return dot(page);
  }

  /** Opens home with a paused clock; `moves` are the times at which the banners moved. */
  async function openWithClock(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const moves: number[] = [];
      Reflect.set(window, 'moves', moves);
      const { scrollBy } = Element.prototype;
      Element.prototype.scrollBy = function scrollAndNote(this: Element, ...input: Parameters<typeof scrollBy>) {
        moves.push(Date.now());
        scrollBy.apply(this, input);
      } as typeof scrollBy;
    });
    await page.clock.install();
    await open(page, '/m/home');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => (Reflect.get(window, 'moves') as number[]).splice(0));
  }
  const moves = (page: Page) => page.evaluate(() => Reflect.get(window, 'moves') as number[]);

  test('move every five seconds in a loop, and pause while focused [H-006] [H-007] [K-019]', async () => {
    const { page } = await visit(product.origin, { hasMotion: true });
    await openWithClock(page);
    const count = await page.locator('.dots i').count();
    expect(count).toBeGreaterThan(1);
    const seen: number[] = [];
    for (let turn = 0; turn <= count; turn++) {
      const before = await dot(page);
      await page.clock.runFor(5000);
      await expect.poll(() => dot(page)).not.toBe(before);
      seen.push(await settledDot(page));
    }
    for (let turn = 1; turn < seen.length; turn++) expect(seen[turn]).toBe(((seen[turn - 1] ?? 0) + 1) % count);
    const times = await moves(page);
    expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual(times.slice(1).map(() => 5000));
    await page.clock.runFor(4900);
    expect((await moves(page)).length).toBe(times.length);
    await page.clock.runFor(100);
    expect((await moves(page)).length).toBe(times.length + 1);
    await page.locator('a.banner').first().focus();
    await page.clock.runFor(20_000);
    expect((await moves(page)).length).toBe(times.length + 1);
  });

  test('do not move when there is only one [H-007]', async () => {
    const { page } = await visit(product.origin, { hasMotion: true });
    await changeAnswer(page, '**/wps/announcements/bannerNew*', ({ value }: { value: unknown[] }) => value.splice(1));
    await openWithClock(page);
    await runUntilShown(page, page.locator('.carousel[data-single]'));
    await page.clock.runFor(20_000);
    expect(await moves(page)).toEqual([]);
  });
});
