import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, followFromSettings, open, type Visit, visit } from '../../kit/browser.ts';
import { endClean } from '../../kit/end.ts';
import { answerWith, changeAnswer } from '../../kit/intercept.ts';
import { type StartedProduct, startProduct } from '../../kit/product/start-product.ts';
import { createTimeMachine, untilDraw } from '../../kit/time-machine.ts';

interface PastDraw {
  numero: string;
  drawAt: number;
  result: { level: string; numbers: string[] }[];
}

const ELSEWHERE = 'https://results.example/history';

let product: StartedProduct;
let visitor: Visit;
let page: Page;
test.beforeAll(async () => {
  const time = await createTimeMachine();
  product = await startProduct(time.env);
  visitor = await visit(product.origin);
  page = visitor.page;
  // The first draw of the fast game comes immediately; if a busy machine misses it, try the next.
  for (let tries = 0; (await drawsOf('VN60')).length === 0; tries++) {
    expect(tries).toBeLessThan(5);
    await time.jump(product, await untilDraw(product.origin, 'VN60'));
    await expect
      .poll(() => drawsOf('VN60'), { timeout: 10_000, intervals: [200] })
      .not.toEqual([])
      .catch(() => undefined);
  }
});
test.afterAll(() => endClean(product, visitor));

const drawsOf = async (gameCode: string) =>
  (
    (await (await fetch(`${product.origin}/lgw/lottery/history?gameCode=${gameCode}`)).json()) as {
      value: { list: PastDraw[] };
    }
  ).value.list;
const draws = () => page.getByRole('region', { name: 'Draw history' }).locator('details');
const game = (name: string) => page.getByRole('group', { name: 'Games' }).getByRole('button', { name });
const lastDraw = async () => (await drawsOf('VN60'))[0]!;

test.describe('the history of results', () => {
  test('lists the draws of a game with number and time [P-032]', async () => {
    await open(page, '/m/lottery/history?gameCode=VN60');
    const { numero: drawNumber, drawAt, result } = await lastDraw();
    await expect.poll(() => draws().first().innerText()).toContain(`Draw ${drawNumber.slice(8)}`);
    const time = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Ho_Chi_Minh',
      hour: '2-digit',
      minute: '2-digit',
    }).format(drawAt);
    expect(await draws().first().innerText()).toContain(time);
    await draws()
      .first()
      .getByRole('img', { name: `Special prize ${result[0]!.numbers[0]}` })
      .waitFor();
    await expectNoOverflow(page);
  });

  test('the trend shows which value each position had, and how long the others are missing', async () => {
    await open(page, '/m/lottery/winNumbers?gameCode=VN60');
    const [head = '', tail = ''] = (await lastDraw()).result[0]!.numbers[0]!.slice(-2);
    const trend = page.getByRole('region', { name: 'Trend by position' });
    await trend.getByRole('img', { name: `Head, newest draw first: ${head}` }).waitFor();
    await trend.getByRole('button', { name: 'Tail', exact: true }).click();
    await trend.getByRole('img', { name: `Tail, newest draw first: ${tail}` }).waitFor();
    await trend.getByRole('img', { name: new RegExp(`Missing: .*\\b${tail} 0\\b`) }).waitFor();
    await expectNoOverflow(page);
  });

  test('links to the page of games by weekday, and back', async () => {
    await open(page, '/m/lottery/history?gameCode=VN60');
    await page.getByRole('link', { name: 'Weekly schedule' }).click();
    await page.waitForURL('**/m/lottery/week');
    await page.getByRole('heading', { name: 'Sunday' }).waitFor();
    expect(await page.getByRole('region', { name: 'Sunday' }).innerText()).toContain('Thái Bình');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/m/lottery/history?gameCode=VN60');
    await draws().first().waitFor();
  });

  test('has the prize table by level, complete and by last digits', async () => {
    await draws().first().locator('summary').click();
    const table = draws().first().getByRole('table');
    await table.waitFor();
    const { result } = await lastDraw();
    expect((await table.getByRole('rowheader').allInnerTexts()).join(' ')).toBe('GB G1 G2 G3 G4 G5 G6 G7');
    const numbers = async () =>
      (await table.locator('td').allInnerTexts()).map((text) => text.split(/\s+/).filter((part) => part !== ''));
    expect(await numbers()).toEqual(result.map((level) => level.numbers));
    for (const [view, size] of [
      ['Last 2', 2],
      ['Last 3', 3],
    ] as const) {
      await draws().first().getByRole('radio', { name: view }).click();
      expect(await numbers()).toEqual(result.map((level) => level.numbers.map((number) => number.slice(-size))));
    }
  });

  test('shows another game when it is selected', async () => {
    await game('Vietnam 5 minutes').click();
    await page.waitForURL((url) => url.searchParams.get('gameCode') === 'VN300');
    const other = (await drawsOf('VN300'))[0];
    if (other === undefined) await page.getByText('No results yet').waitFor();
    else await expect.poll(() => draws().first().innerText()).toContain(`Draw ${other.numero.slice(8)}`);
  });

  test('finds games by part of their remark', async () => {
    await page.getByRole('searchbox', { name: 'Name of the game' }).fill('noi');
    await expect
      .poll(() => page.getByRole('group', { name: 'Games' }).getByRole('button').allInnerTexts())
      .toEqual(['Hà Nội']);
    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByText('No game has this name').waitFor();
    await page.getByRole('searchbox').fill('');
  });

  test('links to older external results if the merchant configures the address', async () => {
    expect(await page.getByRole('link', { name: 'More history' }).count()).toBe(0);
    const stop = await changeAnswer(
      page,
      '**/wps/whitelabel/systemStatus',
      ({ value }: { value: { info: { paths: object } } }) =>
        Object.assign(value.info.paths, { lotteryHistory: ELSEWHERE }),
    );
    await open(page, '/m/lottery/history?gameCode=VN60');
    const link = page.getByRole('link', { name: 'More history' });
    await link.waitFor();
    expect([
      await link.getAttribute('href'),
      await link.getAttribute('target'),
      await link.getAttribute('rel'),
    ]).toEqual([ELSEWHERE, '_blank', expect.stringContaining('noopener')]);
    await stop();
  });

  test('shows the numbers drawn most often and those absent, as in the statistics', async () => {
    const { value } = (await (await page.request.get('/lgw/lottery/statistics?gameCode=VN60&draws=30')).json()) as {
      value: { draws: number; numbers: { number: string; count: number }[] };
    };
    const most = Math.max(...value.numbers.map(({ count }) => count));
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

test.describe('the winning numbers of a game', () => {
  test('are its last prize table, its endings and their frequency [P-034]', async () => {
    await open(page, '/m/lottery/winNumbers?gameCode=VN60');
    const { result } = await lastDraw();
    await expect.poll(() => page.getByRole('table').first().innerText()).toContain(result[0]!.numbers[0]);
    const rows = page.getByRole('region', { name: 'Numbers', exact: true }).getByRole('rowheader');
    await expect.poll(() => rows.count()).toBe(100);
    await page.getByRole('radio', { name: 'Number', exact: true }).click();
    expect((await rows.allInnerTexts()).slice(0, 3)).toEqual(['00', '01', '02']);
    await expectNoOverflow(page);
  });

  test('of a game with several draws include a trend of the special prize', async () => {
    const stop = await changeAnswer(
      page,
      '**/lgw/lottery/history?*',
      (body: { value: { list: { numero: string; result: object[] }[] } }) => {
        const [first] = body.value.list;
        body.value.list = [
          first!,
          {
            ...first!,
            numero: '202601010001',
            result: first!.result.map((level, index) => (index === 0 ? { ...level, numbers: ['00048'] } : level)),
          },
        ];
      },
    );
    await followFromSettings(page, '/m/lottery/winNumbers?gameCode=VN60');
    const trend = page.getByRole('region', { name: 'Trend of the special prize' });
    await trend.getByRole('row', { name: /0001 48 Small Even 12/ }).waitFor();
    expect(await trend.getByRole('img', { name: /oldest first: 48 \d\d/ }).count()).toBe(1);
    await stop();
  });
});

test.describe('the lobby after a draw', () => {
  const fast = () => page.getByRole('article', { name: 'Vietnam 60 seconds' });
  const lastShown = async () => {
    const { value } = (await (await page.request.get('/lgw/lottery/vn/menu?prizeMode=Lott&device=MOBILE')).json()) as {
      value: {
        gameMenus: { gameCode: string; numero: string; previousWinningNumber: string; previousWinningTime: number }[];
      }[];
    };
    return value.flatMap(({ gameMenus }) => gameMenus).find(({ gameCode }) => gameCode === 'VN60')!;
  };

  test('shows the result of the last draw on the card [Y-011] [E-039]', async () => {
    await open(page, '/m/lott');
    const special = fast().getByRole('img', { name: /Special prize \d{5}/ });
    await special.waitFor();
    await expect
      .poll(
        async () =>
          (await special.getAttribute('aria-label')) ===
          `Special prize ${(await lastShown()).previousWinningNumber.split('~')[0]}`,
      )
      .toBe(true);
    await expect
      .poll(async () => (await fast().innerText()).includes(`Draw ${(await lastShown()).numero.slice(8)}`))
      .toBe(true);
  });

  test('shows the time of the last draw on the card [Y-010] [E-043]', async () => {
    const timeOf = (at: number) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh', hour: '2-digit', minute: '2-digit' }).format(at);
    await expect
      .poll(async () => (await fast().innerText()).includes(timeOf((await lastShown()).previousWinningTime)))
      .toBe(true);
  });
});

test.describe('the results over the lobby', () => {
  const sheet = () => page.getByRole('dialog', { name: 'Results' });
  const pick = (name: string) => sheet().getByRole('group', { name: 'Games' }).getByRole('button', { name });
  const listed = () => sheet().getByRole('region', { name: 'Draw history' }).locator('details');
  const showSheet = async () => {
    await open(page, '/m/lott');
    await page.getByRole('link', { name: 'History Result' }).click();
    await sheet().waitFor();
  };

  test('list the draws of a game with number and time, and those of another selected game', async () => {
    await showSheet();
    await test.step('each with number and time [Y-016]', async () => {
      await pick('Vietnam 60 seconds').click();
      const { numero: issueNumber, drawAt } = await lastDraw();
      const time = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Asia/Ho_Chi_Minh',
        hour: '2-digit',
        minute: '2-digit',
      }).format(drawAt);
      await expect.poll(() => listed().first().innerText()).toContain(`Draw ${issueNumber.slice(8)}`);
      expect(await listed().first().innerText()).toContain(time);
    });
    await test.step('another game has different draws [Y-014]', async () => {
      const before = await listed().first().innerText();
      const stop = await answerWith(page, '**/lgw/lottery/history?*HANOI*', {
        json: {
          success: true,
          value: { list: [{ ...(await lastDraw()), numero: '202601020077' }], totalPages: 1 },
          errorCode: null,
          message: null,
        },
      });
      await pick('Hà Nội').click();
      await expect.poll(() => listed().count()).toBe(1);
      const shown = await listed().first().innerText();
      expect([shown === before, shown.includes('Draw 0077')]).toEqual([false, true]);
      expect(await pick('Hà Nội').getAttribute('aria-pressed')).toBe('true');
      await stop();
      expect(new URL(page.url()).pathname).toBe('/m/lott');
    });
    await test.step('games are found by part of their remark [Y-015]', async () => {
      await sheet().getByRole('searchbox', { name: 'Name of the game' }).fill('noi');
      await expect
        .poll(() => sheet().getByRole('group', { name: 'Games' }).getByRole('button').allInnerTexts())
        .toEqual(['Hà Nội']);
    });
  });

  test('link to older external results if the merchant configures the address [Y-017]', async () => {
    const stop = await changeAnswer(
      page,
      '**/wps/whitelabel/systemStatus',
      ({ value }: { value: { info: { paths: object } } }) =>
        Object.assign(value.info.paths, { lotteryHistory: ELSEWHERE }),
    );
    await showSheet();
    const link = sheet().getByRole('link', { name: 'More history' });
    await link.waitFor();
    expect(await Promise.all(['href', 'target', 'rel'].map((name) => link.getAttribute(name)))).toEqual([
      ELSEWHERE,
      '_blank',
      expect.stringContaining('noopener'),
    ]);
    await stop();
  });
});
