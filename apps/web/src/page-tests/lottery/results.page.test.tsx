import type { lottery, ValueOf } from '@fairlot/contract';
import { createIssue, finishIssue, get, WITH_FEED } from '@fairlot/testkit/draws';
import { describe, expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { answerWith, changeAnswer, envelope } from '@fairlot/testkit/page/network';
import type { LotteryGame } from '../../features/lottery/games/api/menu.ts';
import type { Statistics } from '../../features/lottery/results/api/statistics.ts';
import { openPageSite, type Page } from '../open-page.testing.tsx';

type History = ValueOf<typeof lottery.history>;

const ELSEWHERE = 'https://results.example/history';
const HISTORY = '/m/lottery/history?gameCode=VN60';

const site = await openPageSite({ config: WITH_FEED });
const issue = await createIssue(site.app);
await finishIssue(site.app, issue);
const { value: history } = await get<History>(site.app, '/lgw/lottery/history?gameCode=VN60');
const last = history.list[0]!;
const result = last.result!;
const special = result[0]!.numbers[0]!;

const timeOf = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh', hour: '2-digit', minute: '2-digit' }).format(at);
const draws = (page: Page) => page.getByRole('region', { name: 'Draw history' }).locator('details');
const games = (page: Page) => page.getByRole('group', { name: 'Games' });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Results' });

async function openPage(path = HISTORY): Promise<Page> {
  const page = site.phone();
  await page.goto(path);
  return page;
}

/** Opens the results over the lobby. */
async function openSheet(page: Page): Promise<void> {
  await page.goto('/m/lott');
  await page.getByRole('link', { name: 'History Result' }).click();
  await sheetOf(page).waitFor();
}

/** Makes the merchant configure the address of older results. */
const linkElsewhere = (page: Page) =>
  changeAnswer<{ value: { info: { paths: object } } }>(page, /whitelabel\/systemStatus/, ({ value }) => {
    Object.assign(value.info.paths, { lotteryHistory: ELSEWHERE });
  });

/** Expects the link to older results to open a new tab that cannot reach the page. */
async function expectLinkElsewhere(within: Pick<Page, 'getByRole'>): Promise<void> {
  const link = within.getByRole('link', { name: 'More history' });
  await link.waitFor();
  expect(await Promise.all(['href', 'target', 'rel'].map((name) => link.getAttribute(name)))).toEqual([
    ELSEWHERE,
    '_blank',
    expect.stringContaining('noopener'),
  ]);
}

describe('the history of results', () => {
  test('lists the draws of a game with number and time, and links to the weekly schedule [P-032]', async () => {
    const page = await openPage();
    const text = await draws(page).first().innerText();
    expect(text).toContain(`Draw ${last.numero.slice(8)}`);
    expect(text).toContain(timeOf(last.drawAt));
    await draws(page)
      .first()
      .getByRole('img', { name: `Special prize ${special}` })
      .waitFor();
    await page.getByRole('link', { name: 'Weekly schedule' }).click();
    await page.waitForURL('/m/lottery/week');
    await page.getByRole('region', { name: 'Sunday' }).getByText('Thái Bình').waitFor();
  });

  test('has the prize table by level, complete and by last digits', async () => {
    const page = await openPage();
    await draws(page).first().locator('summary').click();
    const table = draws(page).first().getByRole('table');
    await table.waitFor();
    expect((await table.getByRole('rowheader').allInnerTexts()).join(' ')).toBe('GB G1 G2 G3 G4 G5 G6 G7');
    const numbers = () =>
      table
        .locator('td')
        .evaluateAll((cells) =>
          cells.map((cell) => [...cell.children].flatMap((part) => part.textContent.split(/\s+/)).filter(Boolean)),
        );
    expect(await numbers()).toEqual(result.map((level) => level.numbers));
    for (const [view, size] of [
      ['Last 2', 2],
      ['Last 3', 3],
    ] as const) {
      await draws(page).first().getByRole('radio', { name: view }).click();
      expect(await numbers()).toEqual(result.map((level) => level.numbers.map((number) => number.slice(-size))));
    }
  });

  test('shows another game when it is selected, and finds games by part of their remark', async () => {
    const page = await openPage();
    await games(page).getByRole('button', { name: 'Vietnam 5 minutes' }).click();
    await page.waitForURL('/m/lottery/history?gameCode=VN300');
    await page.getByText('No results yet').waitFor();
    await page.getByRole('searchbox', { name: 'Name of the game' }).fill('noi');
    await expect.poll(() => games(page).getByRole('button').allInnerTexts()).toEqual(['Hà Nội']);
    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByText('No game has this name').waitFor();
  });

  test('links to older external results if the merchant configures the address', async () => {
    const page = await openPage();
    await draws(page).first().waitFor();
    expect(await page.getByRole('link', { name: 'More history' }).count()).toBe(0);
    linkElsewhere(page);
    await page.reload();
    await expectLinkElsewhere(page);
  });

  test('shows the numbers drawn most often and those absent, as in the statistics', async () => {
    const { value } = await get<{ numbers: { count: number }[] }>(
      site.app,
      '/lgw/lottery/statistics?gameCode=VN60&draws=30',
    );
    const most = Math.max(...value.numbers.map(({ count }) => count));
    const page = await openPage();
    const chart = page.getByRole('list', { name: /^Most drawn/ });
    await expect.poll(() => chart.getByRole('listitem').count()).toBe(7);
    expect(await chart.getByRole('listitem').first().innerText()).toContain(
      most === 1 ? 'drawn once' : `drawn ${most} times`,
    );
    await page.getByRole('radio', { name: 'Cold' }).click();
    await page
      .getByRole('list', { name: /^Longest not drawn/ })
      .getByText(/not drawn for/)
      .first()
      .waitFor();
  });
});

describe('the winning numbers of a game', () => {
  const OPEN = '/m/lottery/winNumbers?gameCode=VN60';

  test('are its last prize table, its endings and their frequency [P-034]', async () => {
    const page = await openPage(OPEN);
    await expect.poll(() => page.getByRole('table').first().innerText()).toContain(special);
    const rows = page.getByRole('region', { name: 'Numbers', exact: true }).getByRole('rowheader');
    await expect.poll(() => rows.count()).toBe(100);
    await page.getByRole('radio', { name: 'Number', exact: true }).click();
    expect((await rows.allInnerTexts()).slice(0, 3)).toEqual(['00', '01', '02']);
  });

  test('have a trend with the value of each position, and how long the others are missing', async () => {
    const page = await openPage(OPEN);
    const [head = '', tail = ''] = special.slice(-2);
    const trend = page.getByRole('region', { name: 'Trend by position' });
    await trend.getByRole('img', { name: new RegExp(`^Head, newest draw first: ${head}`) }).waitFor();
    await trend.getByRole('button', { name: 'Tail', exact: true }).click();
    await trend.getByRole('img', { name: new RegExp(`^Tail, newest draw first: ${tail}`) }).waitFor();
    await trend.getByRole('img', { name: new RegExp(`Missing: .*\\b${tail} 0\\b`) }).waitFor();
  });

  test('of a game with several draws include a trend of the special prize', async () => {
    const page = site.phone();
    changeAnswer<{ value: History }>(page, /lottery\/history\?/, ({ value }) => {
      const other = result.map((level, index) => (index === 0 ? { ...level, numbers: ['00048'] } : level));
      value.list = [last, { ...last, numero: '202601010001', result: other }];
    });
    await page.goto(OPEN);
    const trend = page.getByRole('region', { name: 'Trend of the special prize' });
    await trend.getByRole('row', { name: /0001\s*48\s*Small\s*Even\s*12/ }).waitFor();
    expect(await trend.getByRole('img', { name: /oldest first: 48 \d\d/ }).count()).toBe(1);
  });
});

test('a card of the lobby shows the last draw', async () => {
  let game: LotteryGame | undefined;
  const page = site.phone();
  changeAnswer<{ value: { gameMenus: LotteryGame[] }[] }>(page, /lottery\/vn\/menu/, ({ value }) => {
    game = value.flatMap(({ gameMenus }) => gameMenus).find(({ gameCode }) => gameCode === 'VN60')!;
    // On sale at any time of the test run.
    Object.assign(game, { numero: '202601020077', isSale: true, remainTime: 600_000, countdown: true });
  });
  await page.goto('/m/lott');
  const fast = page.getByRole('article', { name: 'Vietnam 60 seconds' });
  await fast.getByText('Draw 0077').waitFor();
  await test.step('with its result [Y-011] [E-039]', async () => {
    expect(game?.previousWinningNumber).toMatch(/^\d{5}/);
    await fast.getByRole('img', { name: `Special prize ${game!.previousWinningNumber!.split('~')[0]}` }).waitFor();
  });
  await test.step('with its time [Y-010] [E-043]', async () =>
    expect(await fast.innerText()).toContain(timeOf(game!.previousWinningTime!)));
});

describe('the results over the lobby', () => {
  test('list the draws of a game with number and time, and those of another selected game', async () => {
    const page = site.phone();
    await openSheet(page);
    const sheet = sheetOf(page);
    const pick = (name: string) => sheet.getByRole('group', { name: 'Games' }).getByRole('button', { name });
    const listed = sheet.getByRole('region', { name: 'Draw history' }).locator('details');
    await test.step('each with number and time [Y-016]', async () => {
      await pick('Vietnam 60 seconds').click();
      await expect.poll(() => listed.first().innerText()).toContain(`Draw ${last.numero.slice(8)}`);
      expect(await listed.first().innerText()).toContain(timeOf(last.drawAt));
    });
    await test.step('another game has different draws [Y-014]', async () => {
      const stop = answerWith(
        page,
        /lottery\/history\?.*HANOI/,
        envelope({ list: [{ ...last, numero: '202601020077' }], totalPages: 1 }),
      );
      await pick('Hà Nội').click();
      await expect.poll(() => listed.first().innerText()).toContain('Draw 0077');
      expect(await listed.count()).toBe(1);
      expect(await pick('Hà Nội').getAttribute('aria-pressed')).toBe('true');
      await stop();
      expect(new URL(page.url()).pathname).toBe('/m/lott');
    });
    await test.step('games are found by part of their remark [Y-015]', async () => {
      await sheet.getByRole('searchbox', { name: 'Name of the game' }).fill('noi');
      await expect
        .poll(() => sheet.getByRole('group', { name: 'Games' }).getByRole('button').allInnerTexts())
        .toEqual(['Hà Nội']);
    });
  });

  test('link to older external results if the merchant configures the address [Y-017]', async () => {
    const page = site.phone();
    linkElsewhere(page);
    await openSheet(page);
    await expectLinkElsewhere(sheetOf(page));
  });
});

test('thirty draws are a grid of colours by number; fewer are a table with the most drawn first', async () => {
  const page = site.phone();
  let draws = 30;
  changeAnswer(page, /lottery\/statistics/, ({ value }: { value: Statistics }) => {
    value.draws = draws;
    value.numbers = Array.from({ length: 100 }, (_, index) => ({
      number: String(index).padStart(2, '0'),
      count: index === 42 ? 9 : 0,
      draws: 0,
      specialCount: 0,
      drawsSince: index === 42 ? 1 : null,
    }));
  });
  await page.goto('/m/lottery/winNumbers?gameCode=VN60');
  const grid = page.getByRole('list', { name: 'Numbers' });
  await grid.getByText('42: drawn 9 times').waitFor();
  expect(await grid.getByRole('listitem').count()).toBe(100);
  expect(await page.locator('[data-heat="3"]').innerText()).toContain('42');
  expect(await page.getByRole('table', { name: 'Numbers' }).count()).toBe(0);
  draws = 29;
  await page.getByRole('button', { name: '10 draws' }).click();
  const table = page.getByRole('table', { name: 'Numbers' });
  await table.waitFor();
  expect(await table.getByRole('rowheader').first().innerText()).toBe('42');
  expect(await grid.count()).toBe(0);
});
