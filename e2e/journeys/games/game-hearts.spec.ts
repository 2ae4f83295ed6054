import { expect, test } from '../../kit/test.ts';
import { login, open, visit } from '../../kit/browser.ts';
import { envelope, type Calls, recordCalls } from '../../kit/calls.ts';
import { Client } from '@fairlot/testkit/client';
import { runUntilShown, stopClock } from '../../kit/clock.ts';
import { LIST, tab, tiles, vendorsShown } from '../../kit/game-tiles.ts';
import { answerWith, hold, intercept, refusal } from '../../kit/intercept.ts';
import { callConsole, openOperator, operatorHeaders } from '../../kit/operator.ts';
import { withOwnProduct, withPhone } from '../../kit/product/with-product.ts';

const product = withOwnProduct({ SEED_GAMES: '2000' });
const member = withPhone(product, { account: 'demo01' });
let calls: Calls;
test.beforeAll(() => {
  calls = recordCalls(member.page);
});

test.describe('a member', () => {
  test('changes tabs: each is requested from its first page, without filters', async () => {
    const { page } = member;
    await open(page, '/m/rng?type=all&minBet=0.05&vassalage=NWND,PLAN,BREEL,CKITE&gameName=a');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await calls.next(LIST, (url) => url.searchParams.get('pageNo') === '2');
    const panel = page.getByRole('tabpanel');
    const shown = [await panel.innerText()];
    const isNew = async () => {
      const text = await panel.innerText();
      return text.trim() !== '' && !shown.includes(text);
    };
    const change = async (name: string, path: string, expected: Record<string, string>) => {
      calls.clear();
      await tab(page, name).click();
      expect(Object.fromEntries((await calls.next(path)).searchParams), name).toMatchObject(expected);
      // A loading list has no text.
      await expect.poll(isNew, name).toBe(true);
      shown.push(await panel.innerText());
    };
    await test.step('hot games [S-045]', () => change('Hot', '/lgw/game/hot', { gameType: 'RNG' }));
    await test.step('recent games [X-054] [K-003]', () =>
      change('Recent', '/lgw/game/recent', {
        page: '1',
        pageSize: '25',
        gameType: 'RNG',
        clientType: '2',
        vassalage: 'BGS',
        language: 'EN',
      }));
    await test.step('favourites [K-004]', () =>
      change('Favourites', '/lgw/game/favourites', { pageNo: '1', pageSize: '25', gameType: 'RNG' }));
    await test.step('all games, as if nothing had been chosen [S-044] [S-046]', async () => {
      await change('All', LIST, { pageNo: '1' });
      const [back] = calls.of(LIST);
      expect([
        back!.searchParams.get('minBet'),
        back!.searchParams.get('vassalage'),
        back!.searchParams.get('gameName'),
      ]).toEqual([null, null, null]);
      expect(await page.getByRole('searchbox').inputValue()).toBe('');
    });
    await test.step('each tab shows different games, and so do a class and a vendor [I-005]', async () => {
      await page.getByRole('group', { name: 'Game types' }).getByRole('button', { name: 'New' }).click();
      await expect.poll(() => panel.innerText()).not.toBe(shown.at(-1));
      await tab(page, 'Search').click();
      await page.getByRole('group', { name: 'Manufacturer' }).getByRole('button', { name: 'Copper Kite' }).click();
      await expect.poll(() => vendorsShown(page)).toEqual(['Copper Kite']);
      expect(new Set(shown).size).toBe(5);
    });
  });

  test('adds and removes favourites: shown and unlisted immediately, and rolled back on an error', async () => {
    const { page } = member;
    const HEARTS = '/lgw/game/favourites';
    // Ends requests of the previous page, so that they are not counted.
    await page.goto('about:blank');
    calls.clear();
    const listed = page.waitForResponse((response) => new URL(response.url()).pathname === LIST);
    await open(page, '/m/rng');
    const { value } = (await (await listed).json()) as { value: { games: { nodeId: string; nodeName: string }[] } };
    const name = await tiles(page).first().locator('.tile__name').innerText();
    await test.step('a heart is set immediately, and a message confirms it [S-056] [Q-012]', async () => {
      // The message is there for a second, so that it is awaited before it appears.
      const confirmed = page.getByText('Change saved').waitFor();
      await tiles(page).first().getByRole('button', { name: 'Add to favourites' }).click();
      await tiles(page).first().getByRole('button', { name: 'Remove from favourites' }).waitFor();
      await confirmed;
    });
    await test.step('the request names the node of the game [E-019]', async () => {
      expect(value.games.filter(({ nodeId, nodeName }) => nodeId === '' || nodeName === '')).toEqual([]);
      expect(calls.bodies(HEARTS).find((body) => body !== null)).toMatchObject({ nodeId: value.games[0]!.nodeId });
    });
    await test.step('nodes of favourites are requested a hundred per page, as strings [K-005] [E-117]', async () => {
      await page.goto('about:blank');
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname === `${HEARTS}/ids`);
      await open(page, '/m/rng');
      const answer = await answered;
      expect(new URL(answer.url()).searchParams.get('pageSize')).toBe('100');
      expect(((await answer.json()) as { value: unknown }).value).toEqual([String(value.games[0]!.nodeId)]);
      await tiles(page).first().getByRole('button', { name: 'Remove from favourites' }).waitFor();
    });
    await test.step('the class of favourites shows only favourites [G-042]', async () => {
      await page.getByRole('group', { name: 'Game types' }).getByRole('button', { name: 'Favourites' }).click();
      await expect.poll(() => page.locator('.tile .tile__name').allInnerTexts()).toEqual([name]);
    });
    await tab(page, 'Favourites').click();
    await expect.poll(() => page.locator('.tile .tile__name').allInnerTexts()).toEqual([name]);
    const stop = await intercept(page, `**${HEARTS}?**`, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill(refusal('unknown.error', 500)) : route.fallback(),
    );
    await page.getByRole('button', { name: 'Remove from favourites' }).click();
    await page.getByRole('alert').first().waitFor();
    await expect.poll(() => tiles(page).count()).toBe(1);
    await stop();
    await test.step('a removed favourite leaves its list immediately [S-049]', async () => {
      const stopWaiting = await intercept(page, `**${HEARTS}?**`, async (route) => {
        if (route.request().method() === 'DELETE') await page.getByText('No favourites yet').waitFor();
        await route.fallback();
      });
      const reported = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await page.getByRole('button', { name: 'Remove from favourites' }).click();
      await reported;
      await page.getByText('No favourites yet').waitFor();
      await stopWaiting();
    });
  });

  test('shows for a second that a favourite was saved, and for at most three that it is pending', async () => {
    const { page } = await visit(product.origin);
    await login(page, 'demo02', 'Fairlot2026');
    await page.clock.install();
    await open(page, '/m/rng');
    const hearts = page.getByRole('main').getByRole('button', { name: 'Add to favourites' });
    await hearts.first().waitFor();
    await stopClock(page);
    await test.step('saved [S-057]', async () => {
      const saved = page.getByText('Change saved');
      await hearts.first().click();
      await runUntilShown(page, saved);
      await page.clock.runFor(970);
      expect(await saved.count()).toBe(1);
      await page.clock.runFor(30);
      await saved.waitFor({ state: 'detached' });
    });
    await test.step('pending [S-055] [K-022]', async () => {
      await hold(page, '**/lgw/game/favourites');
      const loading = page.locator('.toast[data-kind=loading]');
      await hearts.nth(1).click();
      await runUntilShown(page, loading);
      await page.clock.runFor(2970);
      expect(await loading.count()).toBe(1);
      await page.clock.runFor(30);
      await loading.waitFor({ state: 'detached' });
    });
  });

  test('opening a game of an unconnected vendor shows an alert, and adds no recent game', async () => {
    const { page } = member;
    const connect = await answerWith(page, '**/lgw/game/launchGameV3', refusal('game.unavailable'));
    await changeFirstGame('gameType=PVP', { supportPlay: 'web,app' });
    const listed = page.waitForResponse((response) => new URL(response.url()).pathname === LIST);
    await open(page, '/m/pvp');
    const { value } = (await (await listed).json()) as { value: { games: { nodeId: string }[] } };
    await tiles(page).first().waitFor();
    calls.clear();
    await tiles(page).first().getByRole('button').first().click();
    const dialog = page.getByRole('alertdialog', { name: 'This game is not available yet' });
    await test.step('shows an alert with title, text and button [P-016]', async () => {
      await dialog.waitFor();
      expect(
        await dialog.evaluate(
          (alert) => document.getElementById(alert.getAttribute('aria-describedby') ?? '')?.innerText ?? '',
        ),
      ).toMatch(/./);
      expect(await dialog.getByRole('button', { name: 'OK' }).count()).toBe(1);
    });
    await test.step("sends five fields with the game's platforms at launch [E-112] [E-025] [S-064]", async () => {
      const [launch] = calls.bodies('/lgw/game/launchGameV3');
      expect(launch).toEqual({
        gameCategory: 'PVP',
        vendor: expect.any(String),
        gameId: expect.any(String),
        nodeId: expect.any(String),
        supportPlay: 'web,app',
      });
    });
    await test.step('and names the node of the tapped game [E-019]', async () => {
      expect(calls.bodies('/lgw/game/launchGameV3')[0]).toMatchObject({ nodeId: value.games[0]!.nodeId });
    });
    expect(calls.of('/lgw/game/recent/add')).toEqual([]);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/m/pvp');
    await connect();
    await test.step('opens an in-house game, which becomes a recent one [Q-013]', async () => {
      await open(page, '/m/lottery?type=all');
      await tiles(page).filter({ hasText: 'Vietnam 60 seconds' }).getByRole('button').click();
      await page.waitForURL('**/m/lottery/play?gameCode=VN60**');
      expect((await calls.next('/lgw/game/recent/add')).searchParams.get('vendor')).toBe('TCG_LOTTO_VN');
    });
  });

  test('non-mobile games open a window; lotteries use the launch address [E-026] [E-024] [N-017]', async () => {
    const { page, context } = member;
    const stopHelp = await answerWith(
      page,
      '**/lgw/game/launchGameV3',
      envelope({ url: `${product.origin}/m/help`, openMode: 'self' }),
    );
    await changeFirstGame('gameType=FISH', { isGameH5: false });
    await open(page, '/m/fish');
    await tiles(page).first().waitFor();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      tiles(page).first().getByRole('button').first().click(),
    ]);
    await opened.waitForURL('**/m/help');
    await opened.close();
    expect(new URL(page.url()).pathname).toBe('/m/fish');
    await tiles(page).nth(1).getByRole('button').first().click();
    await page.waitForURL('**/m/help');
    await open(page, '/m/pvp');
    await stopHelp();
    const stopNowhere = await answerWith(page, '**/lgw/game/launchGameV3', envelope({ url: '', openMode: 'self' }));
    await tiles(page).nth(1).getByRole('button').first().click();
    await page.getByRole('alertdialog', { name: 'The requested url is empty' }).waitFor();
    await stopNowhere();
    await changeFirstGame('gameType=LOTT&vassalage=GPI', { gameGroupId: 'G7' });
    await open(page, '/m/gameList?gameType=LOTT&vassalage=GPI');
    const held = await hold(page, '**/lgw/lottery/launchLott', { answer: (route) => route.abort() });
    await tiles(page).first().getByRole('button').first().click();
    await page.waitForURL('**/m/launchGame?**');
    expect(new URL(page.url()).searchParams.get('gameGroupId')).toBe('G7');
    await held.stop();
  });
});

/** An operator changes the data of the first game of a list. */
async function changeFirstGame(query: string, details: Record<string, unknown>): Promise<void> {
  const { value } = await new Client(product.origin).call('GET', `/lgw/game/list?pageNo=1&pageSize=25&${query}`);
  const { nodeId } = (value['games'] as { nodeId: string }[])[0]!;
  const headers = await operatorHeaders(product.origin, 'operator');
  const { list } = await callConsole(product.origin, headers, 'GET', `/catalogue/games?filter=nodeId:eq:${nodeId}`);
  const [row] = list as { details: object }[];
  const operator = await openOperator(product.origin);
  await operator.put(`/catalogue/games/${nodeId}`, { change: { details: { ...row?.details, ...details } } });
}

test('open pages hide or mark a game within moments after an operator hides or pauses it', async () => {
  const operator = await openOperator(product.origin);
  const change = (input: object) => operator.put('/catalogue/vendors/DIG', { change: input });
  const { page } = member;
  const listening = page.waitForResponse((response) => response.url().includes('/lgw/events'));
  await open(page, '/m/cockfight');
  await listening;
  await page.getByText('Digby Ring').waitFor();
  await change({ maintenance: { reason: 'New stables', until: Date.now() + 3_600_000 } });
  await page.getByText('New stables').waitFor();
  await page.getByText(/Under maintenance until/).waitFor();
  expect(await page.getByRole('link', { name: /Digby Ring/ }).count()).toBe(0);
  await change({ maintenance: null, isShown: false });
  await page.getByText('Digby Ring').waitFor({ state: 'detached' });
  await change({ isShown: true });
  await page.getByRole('link', { name: /Digby Ring/ }).waitFor();
});
