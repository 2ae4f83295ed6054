import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { follow, login, open, pathOf, visit } from '../../kit/browser.ts';
import { Client } from '@fairlot/testkit/client';
import { changeSite, openOperator } from '../../kit/operator.ts';
import { withOwnProduct, withPhone } from '../../kit/product/with-product.ts';

const product = withOwnProduct({ SEED_GAMES: '600' });

const CATEGORIES = ['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT'];
type Tile = { gameId: string; vassalage: string; displayName: string };

async function tilesOf(client: Client, gameType: string): Promise<Tile[]> {
  const tiles: Tile[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
    const { value } = await client.call('GET', `/lgw/game/list?gameType=${gameType}&pageNo=${pageNo}&pageSize=100`);
    tiles.push(...(value['games'] as Tile[]));
    pages = Number(value['totalPages']);
  }
  return tiles;
}

const LANGUAGES = ['VI', 'EN', 'AR', 'JA', 'RU'];

/** Members and trial members; each may open a limited number of games per minute. */
async function players(): Promise<Client[]> {
  const found: Client[] = [];
  for (const name of ['demo01', 'demo02', '', '', '', '']) {
    const client = new Client(product.origin);
    const answer = name === '' ? await client.startTrial() : await client.login(name, 'Fairlot2026');
    expect(answer.errorCode).toBeNull();
    found.push(client);
  }
  return found;
}

test('every tile opens its own game: our page, or a session at its vendor in the requested language', async () => {
  test.setTimeout(120_000);
  const clients = await players();
  const [first] = clients;
  if (first === undefined) throw new Error('no player');
  const tiles = (await Promise.all(CATEGORIES.map((category) => tilesOf(first, category)))).flat();
  expect(tiles.length).toBeGreaterThanOrEqual(550);
  const seen = new Set<string>();
  const openTile = async ({ gameId, vassalage }: Tile, place: number) => {
    const client = clients[place % clients.length] ?? first;
    const isGet = Math.floor(place / clients.length) % 2 === 0;
    const language = LANGUAGES[place % LANGUAGES.length] ?? 'EN';
    const answer = isGet
      ? await client.call('GET', `/lgw/game/launch?gameId=${gameId}&vendor=${vassalage}`, undefined, { language })
      : await client.call('POST', '/lgw/game/launchGameV3', { gameId, vendor: vassalage }, { language });
    expect([gameId, answer.errorCode]).toEqual([gameId, null]);
    const url = String(answer.value['url']);
    seen.add(url);
    if (url.startsWith('/m/')) return;
    const page = await (await fetch(url)).text();
    expect([gameId, /data-lang="(\w+)"/.exec(page)?.[1]]).toEqual([gameId, language.toLowerCase()]);
    expect([gameId, page.includes('id="game"')]).toEqual([gameId, true]);
  };
  const queue = tiles.map((tile, place) => () => openTile(tile, place));
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await next();
  };
  await Promise.all(Array.from({ length: 4 }, work));
  expect(seen.size).toBe(tiles.length);
});

const bar = (page: Page) => page.getByRole('region', { name: 'Game', exact: true });
const inside = (page: Page): FrameLocator => page.frameLocator('.game-area iframe');

test.describe('a running game', () => {
  const player = withPhone(product);
  test.beforeAll(async () => {
    const { page } = player;
    await open(page, '/m/trail');
    await page.getByRole('button', { name: 'Free play' }).first().click();
    await page.getByRole('main').getByText('1,000,000.00', { exact: true }).first().waitFor();
  });

  test('is played with play money by a visitor, who returns to an updated balance and recent games', async () => {
    // Recent games of all providers, not only of our own.
    await changeSite(product.origin, { providerLimit: null });
    const { page } = player;
    await open(page, '/m/rng');
    const tile = page.locator('.tile', { hasText: 'Northwind' }).first();
    await tile.getByRole('button').first().click();
    await inside(page).getByText('Play money', { exact: true }).waitFor();
    await inside(page).getByRole('button', { name: 'Spin' }).click();
    await inside(page)
      .getByText(/^(Total win [\d,]+|No win this time)$/)
      .waitFor();
    const left = await inside(page).getByLabel('Balance').innerText();
    expect(left).not.toBe('1,000,000.00');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => pathOf(page)).toBe('/m/rng');
    await page.getByRole('tab', { name: 'Recent' }).click();
    await expect.poll(() => page.locator('.tile').first().innerText()).toContain('Northwind');
    await follow(page, '/m/member/home');
    await page.getByText(left).first().waitFor();
  });

  test('shows the hint to turn the phone once', async () => {
    const { page } = player;
    const hint = page.getByText('Turn the phone sideways for a larger picture');
    await open(page, '/m/game?vendor=DPBL&gameId=DPBL0001');
    await inside(page).getByRole('group', { name: 'Fish' }).waitFor();
    await hint.waitFor();
    // The hint makes the game smaller. Until the game was resized, the browser may give it a click on the hint.
    const sizes = async () =>
      Promise.all([
        page.locator('.game-area iframe').evaluate((frame) => frame.clientHeight),
        inside(page)
          .locator('html')
          .evaluate(() => innerHeight),
      ]);
    await expect.poll(async () => new Set(await sizes()).size).toBe(1);
    await page.getByRole('button', { name: 'Do not show this hint again' }).click();
    await hint.waitFor({ state: 'hidden' });
    await open(page, '/m/game?vendor=DPBL&gameId=DPBL0001');
    await inside(page).getByRole('group', { name: 'Fish' }).waitFor();
    expect(await hint.count()).toBe(0);
  });

  test("is covered during its vendor's maintenance, and continues afterwards", async () => {
    const { page } = player;
    await open(page, '/m/game?vendor=NWND&gameId=NWND0001');
    await inside(page).getByRole('button', { name: 'Spin' }).waitFor();
    const operator = await openOperator(product.origin);
    await operator.put('/catalogue/vendors/NWND', {
      change: { maintenance: { reason: 'Servers are exchanged', until: null } },
    });
    const cover = page.getByRole('alertdialog', { name: 'This provider is under maintenance' });
    await cover.getByText('Servers are exchanged').waitFor();
    expect(await page.locator('.game-area iframe').getAttribute('inert')).not.toBeNull();
    await operator.put('/catalogue/vendors/NWND', { change: { maintenance: null } });
    await cover.waitFor({ state: 'detached' });
    await inside(page).getByRole('button', { name: 'Spin' }).click();
    await inside(page)
      .getByText(/^(Total win [\d,]+|No win this time)$/)
      .waitFor();
  });

  test('ends for a member who takes a break on another device, and leads back', async () => {
    const member = await visit(product.origin);
    const { page } = member;
    await login(page, 'demo02', 'Fairlot2026', '/m/game?vendor=BREEL&gameId=BREEL0001');
    const spin = inside(page).getByRole('button', { name: 'Spin' });
    await spin.waitFor();
    const elsewhere = new Client(product.origin);
    await elsewhere.login('demo02', 'Fairlot2026');
    expect((await elsewhere.call('POST', '/wps/protection/timeout', { hours: 24 })).errorCode).toBeNull();
    const cover = page.getByRole('alertdialog', { name: /^(The game has ended|Your play is paused)$/ });
    await expect
      .poll(async () => {
        if ((await cover.count()) > 0) return true;
        await spin.click({ timeout: 500 }).catch(() => undefined); // covered by the overlay
        return false;
      })
      .toBe(true);
    await cover.getByRole('button', { name: 'Leave game' }).click();
    await expect.poll(() => pathOf(page)).not.toBe('/m/game');
  });
});
