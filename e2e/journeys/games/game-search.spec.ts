import { expect, test } from '../../kit/test.ts';
import { open, visit } from '../../kit/browser.ts';
import { type Calls, recordCalls } from '../../kit/calls.ts';
import { letPass, stopClock } from '../../kit/clock.ts';
import { LIST, tab, tiles, vendorsShown } from '../../kit/game-tiles.ts';
import { answerWith, refusal } from '../../kit/intercept.ts';
import { withOwnProduct, withPhone } from '../../kit/product/with-product.ts';

const product = withOwnProduct({ SEED_GAMES: '2000' });
const guest = withPhone(product);
let guestCalls: Calls;
test.beforeAll(() => {
  guestCalls = recordCalls(guest.page);
});

test.describe('a list', () => {
  test('requests the next page within 300 px of its end, while there is one [G-023] [K-041] [S-047]', async () => {
    const { page } = guest;
    guestCalls.clear();
    await open(page, '/m/gameList?gameType=ESPORTS');
    await guestCalls.next(LIST);
    await tiles(page).first().waitFor();
    guestCalls.clear();
    const scrollTo = (fromEnd: number) =>
      page.evaluate(
        (px) => window.scrollTo(0, document.documentElement.scrollHeight - document.documentElement.clientHeight - px),
        fromEnd,
      );
    await scrollTo(301);
    await letPass(page, 900);
    expect(guestCalls.of(LIST).filter((url) => url.searchParams.get('pageNo') === '2')).toEqual([]);
    await scrollTo(299);
    await expect.poll(() => guestCalls.of(LIST).filter((url) => url.searchParams.get('pageNo') === '2').length).toBe(1);
    await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
    for (let press = 0; press < 3; press++) {
      await scrollTo(0);
      await letPass(page, 400);
    }
    expect(guestCalls.of(LIST).filter((url) => Number(url.searchParams.get('pageNo')) > 2)).toEqual([]);
  });

  test('of hundreds of loaded games never shows gaps, however far it jumps, and renders few at a time', async () => {
    const { page } = guest;
    guestCalls.clear();
    await open(page, '/m/rng');
    for (let pages = 1; pages < 8; pages++) {
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          return guestCalls.of(LIST).some((url) => url.searchParams.get('pageNo') === String(pages + 1));
        })
        .toBe(true);
    }
    await expect.poll(() => page.locator('.skeleton').count()).toBeLessThanOrEqual(3);
    const { empty, jumps, most } = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const end = document.documentElement.scrollHeight - innerHeight - 900;
      const panel = document.querySelector('[role=tabpanel]')!;
      const start = panel.getBoundingClientRect().top + scrollY + 300;
      let [empty, jumps, most] = [0, 0, 0];
      for (let n = 0; n < 60; n++) {
        // All parts of the list in an order that jumps back and forth.
        const wanted = Math.round(start + (((n * 37) % 60) / 60) * (end - start));
        window.scrollTo(0, wanted);
        await frame();
        if (Math.abs(scrollY - wanted) > 2) jumps++;
        most = Math.max(most, document.querySelectorAll('.tile').length);
        for (const y of [120, 400, 680])
          if (!document.elementsFromPoint(195, y).some((element) => element.closest('.tile, .tile-grid'))) empty++;
      }
      return { empty, jumps, most };
    });
    expect([empty, jumps]).toEqual([0, 0]);
    expect(most).toBeLessThan(70);
    expect(most).toBeGreaterThan(15);
  });

  for (const [note, isSilent] of [
    ['', false],
    [', also in a browser without scroll events', true],
  ] as const)
    test(`restores its scroll position on return${note}`, async () => {
      const { page } = guest;
      const before = await page.evaluate(() => {
        window.scrollTo(0, 4321);
        return document.documentElement.scrollHeight;
      });
      const nameAt = () =>
        page.evaluate(
          () =>
            document
              .elementsFromPoint(195, 400)
              .find((element) => element.closest('.tile'))
              ?.closest('.tile')?.textContent,
        );
      await expect.poll(nameAt).toBeTruthy();
      const name = await nameAt();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promos' }).click();
      await page.waitForURL('**/m/activity');
      // Scroll events come with frames; a busy browser draws none for a while.
      if (isSilent) {
        await page.evaluate(() => {
          const silence = new AbortController();
          addEventListener('scroll', (event) => event.stopImmediatePropagation(), {
            capture: true,
            signal: silence.signal,
          });
          Reflect.set(window, 'endSilence', () => silence.abort());
        });
      }
      await page.goBack();
      await page.waitForURL('**/m/rng');
      await expect
        .poll(() => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]))
        .toEqual([4321, before]);
      await expect.poll(nameAt).toBe(name);
      await page.evaluate(() => (Reflect.get(window, 'endSilence') as (() => void) | undefined)?.());
    });

  test('searches the trimmed name once, 500 ms after the last letter or immediately with Enter', async () => {
    const { page } = await visit(product.origin);
    const asked = recordCalls(page);
    await page.clock.install();
    await open(page, '/m/rng');
    // A request of the first list that is sent late is not a search.
    await asked.next(LIST);
    await tiles(page).first().waitFor();
    const field = page.getByRole('searchbox', { name: 'Name of the game' });
    await field.focus();
    await stopClock(page);
    asked.clear();
    await test.step('searches once, half a second after the last letter [G-028] [K-018]', async () => {
      for (const letter of '  moon ') {
        await page.clock.runFor(60);
        await field.press(letter === ' ' ? 'Space' : letter);
      }
      await page.clock.runFor(499);
      expect(asked.of(LIST)).toEqual([]);
      await page.clock.runFor(1);
      await asked.next(LIST);
    });
    await test.step('ignores surrounding spaces [G-027] [V-027]', async () => {
      expect(asked.of(LIST).map((url) => url.searchParams.get('gameName'))).toEqual(['moon']);
    });
    await test.step('searches once with Enter [G-026]', async () => {
      asked.clear();
      await field.fill('lantern');
      await field.press('Enter');
      await asked.next(LIST);
      await page.clock.runFor(900);
      expect(asked.of(LIST).map((url) => [url.searchParams.get('gameName'), url.searchParams.get('pageNo')])).toEqual([
        ['lantern', '1'],
      ]);
    });
    await page.clock.resume();
    await expect
      .poll(async () =>
        (await page.locator('.tile .tile__name').allInnerTexts()).every((text) => /lantern/i.test(text)),
      )
      .toBe(true);
  });

  test('filters by class, vendor, type and smallest bet; every change starts with the first page', async () => {
    const { page } = guest;
    const games = (url: URL) => url.searchParams.get('pageSize') !== '1';
    guestCalls.clear();
    await open(page, '/m/rng?type=search&vassalage=NWND');
    await guestCalls.next(LIST, games);
    const menu = page.getByRole('group', { name: 'Game types' });
    const panel = page.getByRole('dialog', { name: 'Filter' });
    const bets = panel.getByRole('group', { name: 'Minimum bet' });
    const after = async (press: () => Promise<void>) => {
      guestCalls.clear();
      await press();
      return Object.fromEntries((await guestCalls.next(LIST, games)).searchParams);
    };
    await test.step('the classes of a vendor follow all, favourites and new [G-025]', async () => {
      await expect
        .poll(() => menu.getByRole('button').allInnerTexts())
        .toEqual(['All', 'Favourites', 'New', 'Arcade', 'Jackpot', 'Scratch', 'Video poker']);
    });
    await test.step('new games, a class, all: each from the first page [G-042] [S-048]', async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await guestCalls.next(LIST, (url) => url.searchParams.get('pageNo') === '2');
      expect(await after(() => menu.getByRole('button', { name: 'New' }).click())).toMatchObject({
        isNew: '1',
        vassalage: 'NWND',
        pageNo: '1',
      });
      const jackpot = await after(() => menu.getByRole('button', { name: 'Jackpot' }).click());
      expect([jackpot['gameClassify'], jackpot['isNew'], jackpot['pageNo']]).toEqual(['JP', undefined, '1']);
      const all = await after(() => menu.getByRole('button', { name: 'All' }).click());
      expect([all['gameClassify'], all['isNew'], all['pageNo']]).toEqual([undefined, undefined, '1']);
    });
    await test.step('filters by a manufacturer [G-029]', async () => {
      expect(
        (
          await after(() =>
            page.getByRole('group', { name: 'Manufacturer' }).getByRole('button', { name: 'Copper Kite' }).click(),
          )
        )['vassalage'],
      ).toBe('CKITE');
      await expect.poll(() => vendorsShown(page)).toEqual(['Copper Kite']);
    });
    const chooses = async (label: string, code: string) => {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await panel.getByRole('group', { name: 'Game type' }).getByRole('button', { name: label }).click();
      expect((await after(() => panel.getByRole('button', { name: /^Show/ }).last().click()))['gameClassify']).toBe(
        code,
      );
      await panel.waitFor({ state: 'hidden' });
    };
    await test.step('the panel has the types of games [K-009] [K-010] [K-011]', async () => {
      await chooses('Scratch', 'SC');
      await chooses('Video poker', 'VP');
      await chooses('Jackpot', 'JP');
    });
    await test.step('the panel has vendors and six smallest bets, and counts the results [G-030] [G-032]', async () => {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await panel.waitFor();
      expect(await bets.getByRole('button').allInnerTexts()).toEqual(['All', '0.01', '0.05', '0.10', '0.50', '0.75']);
      await panel.getByRole('button', { name: 'Northwind' }).click();
      const counted = page.waitForResponse((response) => {
        const { searchParams } = new URL(response.url());
        return searchParams.get('pageSize') === '1' && searchParams.get('minBet') === '0.05';
      });
      await bets.getByRole('button', { name: '0.05' }).click();
      const { value } = (await (await counted).json()) as { value: { total: number } };
      const promised = value.total;
      const show = panel.getByRole('button', { name: new RegExp(`^Show ${promised} game`) });
      await show.waitFor();
      expect(await after(() => show.click())).toMatchObject({
        vassalage: 'CKITE,NWND',
        minBet: '0.05',
        gameClassify: 'JP',
        pageNo: '1',
      });
      await expect.poll(() => tab(page, 'Search').innerText()).toContain(String(promised));
    });
    await test.step('sends no smallest bet when none is chosen [K-008]', async () => {
      const without = await after(() => page.getByRole('button', { name: 'Remove filter: Bet from 0.05' }).click());
      expect([without['minBet'], without['vassalage']]).toEqual([undefined, 'CKITE,NWND']);
    });
    await test.step('chooses all the other types, and all of them again [K-012] [K-013] [G-031]', async () => {
      await chooses('PVP', 'TG');
      await chooses('Arcade', 'AC');
      const all = await after(() => page.getByRole('button', { name: 'Clear', exact: true }).click());
      expect([all['gameClassify'], all['vassalage'], all['minBet']]).toEqual([undefined, undefined, undefined]);
    });
  });

  test('shows a failed load, even of its next page or while offline, and retries on a click', async () => {
    const { page, context } = guest;
    await open(page, '/m/gameList?gameType=ESPORTS');
    const stop = await answerWith(page, `**${LIST}?**`, refusal('unknown.error', 500));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    expect(await tiles(page).count()).toBeGreaterThan(10);
    await stop();
    guestCalls.clear();
    await retry.click();
    expect((await guestCalls.next(LIST)).searchParams.get('pageNo')).toBe('2');
    await retry.waitFor({ state: 'detached' });
    await context.setOffline(true);
    await page.getByRole('group', { name: 'Game types' }).getByRole('button', { name: 'New' }).click();
    await page.getByRole('main').getByText('No connection').waitFor();
    await context.setOffline(false);
    await retry.waitFor({ state: 'detached' });
    await tiles(page).first().waitFor();
  });
});
