import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, open, type Visit, visit } from '../../kit/browser.ts';
import { Client, issueOnSale } from '@fairlot/testkit/client';
import { endClean } from '../../kit/end.ts';
import { hold } from '../../kit/intercept.ts';
import { card, cards, closeLogin, drawOn, offered, storedFavourites, tab } from '../../kit/lobby.ts';
import { type Product, sharedProduct } from '../../kit/product/open-product.ts';

let product: Product;
let visitor: Visit;
test.beforeAll(async () => {
  product = await sharedProduct();
  visitor = await visit(product.origin);
});
test.afterAll(() => endClean(product, visitor));

test.describe('a visitor', () => {
  test('finds the menu of groups and cards of draws with running countdowns [R-048] [I-004] [Y-012]', async () => {
    const { page } = visitor;
    await open(page, '/m/lott');
    await page.getByRole('heading', { name: 'Lottery', exact: true }).waitFor();
    expect(await cards(page).count()).toBe((await offered(product.origin)).length);
    await expectNoOverflow(page);
    // The draw that closes last: no other draw of it comes in between.
    const timers = cards(page)
      .getByRole('timer')
      .filter({ hasText: /\d\d:\d\d/ });
    const left = await timers.evaluateAll((all) =>
      all.map((each) => (each.textContent.match(/\d+/g) ?? []).reduce((sum, part) => sum * 60 + Number(part), 0)),
    );
    const timer = timers.nth(left.indexOf(Math.max(...left)));
    // Each change is one second less than the previous. On a busy machine the page may still correct its clock by the
    // server's, and begins again.
    const seen = await timer.evaluate(
      (element) =>
        new Promise<number[]>((resolve) => {
          const seconds = () =>
            (element.textContent.match(/\d+/g) ?? []).reduce((sum, part) => sum * 60 + Number(part), 0);
          let all = [seconds()];
          const observer = new MutationObserver(() => {
            const last = all.at(-1);
            if (last === seconds()) return;
            all = last === seconds() + 1 ? [...all, seconds()] : [seconds()];
            if (all.length < 5) return;
            observer.disconnect();
            resolve(all);
          });
          observer.observe(element, { characterData: true, childList: true, subtree: true });
        }),
    );
    expect(seen.map((seconds) => seen[0]! - seconds)).toEqual([0, 1, 2, 3, 4]);
    // The number of a daily draw is its date; a draw labelled as today's has today's date.
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
    const daily = await cards(page).evaluateAll((all) =>
      all
        .map((each) => [
          each.querySelector<HTMLElement>('[data-numero]')?.dataset['numero'] ?? '',
          each.querySelector('.flag')?.textContent ?? '',
        ])
        .filter(([drawNumber]) => drawNumber?.length === 8),
    );
    expect(daily.filter(([issueNumber, flag]) => flag === 'Today' && issueNumber !== today)).toEqual([]);
    expect(daily.filter(([issueNumber, flag]) => flag === 'Tomorrow' && issueNumber === today)).toEqual([]);
    expect(daily.some(([, flag]) => flag === 'Today' || flag === 'Tomorrow')).toBe(true);
    expect(await cards(page).filter({ hasText: 'Thái Bình' }).innerText()).toContain('draws Sun 18:15');
    expect(await card(page, 'Vietnam 5 minutes').locator('[data-numero]').getAttribute('data-numero')).toMatch(
      /^\d{12}$/,
    );
  });

  test('sees all games and the tagged groups in the menu, and the games of one group [Y-004] [Y-005]', async () => {
    const { page } = visitor;
    expect(await page.getByRole('tablist', { name: 'Lottery groups' }).getByRole('tab').allInnerTexts()).toEqual([
      'All',
      'Vietnam',
      'Three minutes',
      'Northern',
      'Central',
      'Southern',
      'Lotto',
      'Dice',
      'PC28',
      '5D',
      'PK10',
      '11x5',
      'Keno',
      'Southeast Asia',
      'GPI',
    ]);
    expect(new Set((await offered(product.origin)).map(({ gameMenuTag }) => gameMenuTag)).size).toBe(13);
    await tab(page, 'Northern', 'Lottery groups').click();
    await expect.poll(() => cards(page).count()).toBe(6);
    expect(await page.getByText('Hải Phòng').count()).toBe(1);
    expect(await page.getByText('Vietnam 60 seconds').count()).toBe(0);
    // An address with the last group scrolls to its tab.
    await open(page, '/m/lott?tag=GPI');
    await expect
      .poll(async () => {
        const box = await tab(page, 'GPI', 'Lottery groups').boundingBox();
        return box !== null && box.x + box.width <= 390;
      })
      .toBe(true);
    await open(page, '/m/lott');
  });

  test('opens the history of results over the lobby, except in one group [Y-007] [Y-008]', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'History Result' }).click();
    const sheet = page.getByRole('dialog', { name: 'Results' });
    await sheet.getByText('Vietnam 60 seconds').waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await tab(page, 'Three minutes', 'Lottery groups').click();
    await expect.poll(() => page.getByRole('link', { name: 'History Result' }).count()).toBe(0);
    await tab(page, 'All', 'Lottery groups').click();
  });

  test('filters the games by weekday', async () => {
    const { page } = visitor;
    const day = page.getByRole('group', { name: 'Days of the week' }).getByRole('button');
    expect(await day.count()).toBe(7);
    await day.nth(0).click();
    await expect.poll(() => cards(page).count()).toBe(drawOn(await offered(product.origin), 1));
    expect(await page.getByText('Thái Bình').count()).toBe(1);
    await day.nth(0).click();
    await expect.poll(() => cards(page).count()).toBe((await offered(product.origin)).length);
  });

  test('is asked to log in for playing and for favourites [Q-009] [S-059]', async () => {
    const { page } = visitor;
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await card(page, 'Vietnam 5 minutes').getByRole('button', { name: 'Play' }).click();
    await closeLogin(page);
    await card(page, 'Vietnam 5 minutes').getByRole('button', { name: 'Add to favourites' }).click();
    await closeLogin(page);
    expect(calls.filter((path) => path.includes('launchLott'))).toEqual([]);
    expect(await storedFavourites(page)).toBeNull();
  });

  test('is asked to log in at a launch address, without a launch', async () => {
    const { page } = visitor;
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await open(
      page,
      '/m/launchGame?playType=trad&gameId=VN300&gameGroupId=&prize_mode=Lott&code=VN300&pageBack=/m/lott',
    );
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(calls.filter((path) => path.includes('launchLott'))).toEqual([]);
  });

  test('searches by group, by part of the name and page by page [Y-018] [Y-019] [Y-020]', async () => {
    const { page } = visitor;
    await open(page, '/m/lott');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    await expect
      .poll(() => sheet.getByRole('searchbox').evaluate((field) => field === document.activeElement))
      .toBe(true);
    const found = sheet.getByRole('list', { name: 'Games' }).getByRole('listitem');
    await expect.poll(() => found.count()).toBe(20);
    const more = sheet.getByRole('button', { name: 'Load more' });
    await more.click();
    await expect.poll(() => found.count()).toBe(40);
    await more.click();
    const all = (await offered(product.origin)).length;
    expect([all > 40, all <= 60]).toEqual([true, true]);
    await expect.poll(() => found.count()).toBe(all);
    expect(await more.count()).toBe(0);
    const chip = sheet.getByRole('button', { name: 'Central' });
    await chip.click();
    await expect.poll(() => found.count()).toBe(14);
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
    await chip.click();
    await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => found.count()).toBe(20);
    await chip.click();
    await sheet.getByRole('searchbox', { name: 'Name of the game' }).fill('da n');
    await expect.poll(() => found.allInnerTexts()).toEqual([expect.stringContaining('Đà Nẵng')]);
    await chip.click();
    await sheet.getByRole('searchbox').fill('no such game');
    await sheet.getByText('No game has this name').waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
  });
});

test('the countdown is accurate to a quarter of a second on a phone whose clock is ten minutes off', async () => {
  test.setTimeout(180_000);
  const phone = await visit(product.origin);
  await phone.context.addInitScript(() => {
    const real = Date.now.bind(Date);
    Reflect.set(window, 'realNow', real);
    Date.now = () => real() + 600_000;
  });
  const { page } = phone;
  // Checks the countdown of the server-rendered page: times requested later would be only as exact as that response is
  // quick.
  await hold(page, '**/lgw/lottery/vn/menu**');
  const { numero: issueNumber } = await issueOnSale(new Client(product.origin), 'VN300', 45_000);
  await open(page, '/m/lott');
  expect(await card(page, 'Vietnam 5 minutes').locator('[data-numero]').getAttribute('data-numero')).toBe(issueNumber);
  const { value } = (await (await page.request.get(`/lgw/lottery/draws/VN300/${issueNumber}`)).json()) as {
    value: { lockAt: number; drawAt: number };
  };
  // Countdowns change at quarters of a second; if the rendered end is milliseconds after one, they change at the next.
  // A busy machine draws late, so the best of at most 25 changes counts.
  const { offs, underwayMs } = await page.evaluate(async (lockAt) => {
    const timer = [...document.querySelectorAll('article')]
      .find((article) => article.textContent?.includes('Vietnam 5 minutes'))
      ?.querySelector('[role=timer]');
    const now = Reflect.get(window, 'realNow') as () => number;
    // The page cannot know its own transfer time, which exceeds the quarter on a busy machine.
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const underwayMs =
      performance.timeOrigin +
      navigation!.responseStart -
      Number(navigation!.serverTiming.find(({ name }) => name === 'now')!.description);
    const offs: number[] = [];
    await new Promise<void>((resolve) => {
      let before = timer?.textContent ?? '';
      const watch = new MutationObserver(() => {
        const text = timer?.textContent ?? '';
        if (text === before) return;
        before = text;
        const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
        // The second that has just appeared ends a whole second later.
        offs.push(((hours * 60 + minutes) * 60 + seconds + 1) * 1000 - (lockAt - now()) - underwayMs);
        if (Math.abs(offs.at(-1) ?? Infinity) <= 300 || offs.length === 25) resolve();
      });
      watch.observe(timer!, { childList: true, characterData: true, subtree: true });
    });
    return { offs, underwayMs };
  }, value.lockAt);
  expect(Math.min(...offs.map(Math.abs)), `${offs.join(' ')}, ${underwayMs} under way`).toBeLessThanOrEqual(300);
});
