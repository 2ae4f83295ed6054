import { WITH_FEED } from '@fairlot/testkit/draws';
import { sql } from '@fairlot/testkit/site/server-parts';
import { describe, expect } from 'vitest';
import { callOf, queryOf, test } from '@fairlot/testkit/page/kit';
import { changeAnswer, hold } from '@fairlot/testkit/page/network';
import type { LotteryGame } from '../../features/lottery/games/api/menu.ts';
import { sellFiveMinutes } from './stations.testing.ts';
import { openPageSite, type Page } from '../open-page.testing.tsx';

const LAUNCH = '/lgw/lottery/launchLott';
const LOTTERY = { countdown: 'lockTime', prizeModes: {} } as const;
const MINUTE_MS = 60_000;

const site = await openPageSite({ config: WITH_FEED });
const { site: settings, lottery } = site.app.rooms;
await lottery.runDueSteps(2000);

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) => cards(page).filter({ hasText: name }).first();
const play = (page: Page, name: string) => card(page, name).getByRole('button', { name: 'Play' }).click();

/** Opens the lobby as demo01; `change` receives the games of the first group of its menu. */
async function openLobby(change: (...games: object[]) => void = () => undefined): Promise<Page> {
  const page = await site.phoneOf('demo01');
  changeAnswer<{ value: { gameMenus: object[] }[] }>(page, /lottery\/vn\/menu/, ({ value }) => {
    sellFiveMinutes(value);
    change(...value[0]!.gameMenus);
  });
  await page.goto('/m/lott');
  return page;
}

describe('a lottery is launched', () => {
  test('with vendor, code and the default prize mode [Y-013] [E-113] [S-061]', async () => {
    const page = await openLobby();
    const launch = await callOf(page, LAUNCH, () => play(page, 'Vietnam 5 minutes'));
    expect(launch.body).toEqual({ vendor: 'TCG_LOTTO_VN', gameCode: 'VN300', prizeMode: 'Lott' });
    await page.waitForURL(/^\/m\/lottery\/play\?/);
    await page.getByRole('heading', { name: 'Vietnam 5 minutes' }).waitFor();
  });

  test("with the same call from home's cards [S-061]", async () => {
    const page = await site.phoneOf('demo01');
    await page.goto('/m/home');
    const launch = await callOf(page, LAUNCH, () => cards(page).first().getByRole('button', { name: 'Play' }).click());
    expect(launch.body).toMatchObject({ vendor: 'TCG_LOTTO_VN', prizeMode: 'Lott' });
    await page.waitForURL(/^\/m\/lottery\/play\?/);
  });

  test('through an address with code and prize mode, and leaves for its page [R-053] [R-054]', async () => {
    const page = await site.phoneOf('demo01');
    for (const [playType, code, prizeMode, pageBack, left] of [
      ['trad', 'VN300', 'ZY', '/m/lott', '/m/lott'],
      ['ent', 'lobby', 'Lott', 'https://evil.test', '/m/home'],
    ] as const) {
      const address =
        `/m/launchGame?playType=${playType}&gameId=g-1&gameGroupId=group-2&prize_mode=${prizeMode}&code=${code}` +
        `&pageBack=${encodeURIComponent(pageBack)}`;
      const launch = await callOf(page, LAUNCH, () => page.goto(address));
      expect(launch.body).toEqual({ vendor: 'TCG_LOTTO_VN', gameCode: code, prizeMode });
      await page.waitForURL(code === 'lobby' ? /^\/m\/lott\?/ : /^\/m\/lottery\/play\?/);
      const { searchParams } = new URL(page.url());
      expect(['playType', 'gameId', 'gameGroupId'].map((name) => searchParams.get(name))).toEqual([
        playType,
        'g-1',
        'group-2',
      ]);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.waitForURL(new RegExp(`^${left}(\\?|$)`));
    }
  });

  test("with the code of a lobby opens the vendor's group, or shows a message if there is none [R-053]", async () => {
    const page = await site.phoneOf('demo01');
    await page.goto('/m/launchGame?code=lobby&vendor=GPI&prize_mode=Elott&pageBack=/m/home');
    await page.waitForURL(/^\/m\/lott\?tag=GPI/);
    await page.getByRole('list', { name: 'Vendor’s games' }).getByText('Grand Pick').first().waitFor();
    await page.goto('/m/launchGame?code=lobby&vendor=TCG_SEA&prize_mode=SEA&pageBack=/m/home');
    await page.getByRole('main').getByText('This game is not available').waitFor();
  });

  test('and an unknown code leads back without another try', async () => {
    const page = await site.phoneOf('demo01');
    await page.goto('/m/launchGame?code=NONE&prize_mode=Lott&pageBack=/m/lott');
    const main = page.getByRole('main');
    await main.getByText('This game is not available').waitFor();
    expect(await main.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await main.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('/m/lott');
  });

  test("from a vendor's group through the launch page, with its return path [Y-009] [S-065] [K-006]", async () => {
    const page = await openLobby();
    const held = hold(page, /lottery\/launchLott/);
    const group = page.getByRole('tablist', { name: 'Lottery groups' }).getByRole('tab', { name: 'GPI', exact: true });
    const list = await callOf(page, '/lgw/game/list', () => group.click());
    expect(queryOf(list)).toMatchObject({ vassalage: 'GPI', pageNo: '1', pageSize: '100' });
    const games = page.getByRole('list', { name: 'Vendor’s games' }).getByRole('button');
    await games.first().waitFor();
    expect(await games.first().innerText()).toContain('Grand Pick');
    const launch = await callOf(page, LAUNCH, () => games.first().click());
    await test.step('with play type, game, group, mode and return path [S-063]', async () => {
      await page.waitForURL(/^\/m\/launchGame\?/);
      const sent = Object.fromEntries(new URL(page.url()).searchParams);
      expect(sent).toMatchObject({ playType: 'trad', prize_mode: 'Lott', pageBack: '/m/lott?tag=GPI' });
      expect(Object.keys(sent)).toEqual(expect.arrayContaining(['gameId', 'gameGroupId', 'code']));
      expect(launch.body).toEqual({ vendor: 'GPI', gameCode: sent['code'], prizeMode: 'Lott' });
    });
    await held.stop();
  });

  test('in its own mode if it is an electronic lottery of another vendor [S-063]', async () => {
    const page = await openLobby((game) =>
      Object.assign(game!, {
        vassalage: 'FED',
        gameType: 'ELOTT',
        lottoMode: 'Entertainment',
        gameCode: 'FED0001',
        gameId: 'FED0001',
        gameGroupId: 'group-7',
        remark: 'Electronic game',
        displayName: 'Electronic game',
        isSale: true,
        remainTime: 600_000,
      }),
    );
    const held = hold(page, /lottery\/launchLott/);
    await play(page, 'Electronic game');
    await page.waitForURL(/^\/m\/launchGame\?/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      playType: 'ent',
      gameId: 'FED0001',
      gameGroupId: 'group-7',
      prize_mode: 'Elott',
      code: 'FED0001',
      pageBack: expect.stringMatching(/^\/m\/lott/) as unknown,
    });
    await held.stop();
  });

  test('with the prize mode of TCG_SEA; the card of a game that is not on sale is disabled [S-062]', async () => {
    const page = await openLobby((sea, shut) => {
      Object.assign(sea!, {
        vassalage: 'TCG_SEA',
        gameCode: 'TCG_SEA0001',
        remark: 'Sea game',
        displayName: 'Sea game',
        isSale: true,
        remainTime: 600_000,
      });
      Object.assign(shut!, { isSale: false, remark: 'Shut game', displayName: 'Shut game' });
    });
    const shut = card(page, 'Shut game');
    await expect.poll(() => shut.getByRole('timer').innerText()).toMatch(/^--\s*:\s*--\s*:\s*--/);
    expect(await shut.getByRole('button', { name: 'Closed' }).isDisabled()).toBe(true);
    const held = hold(page, /lottery\/launchLott/);
    const launch = await callOf(page, LAUNCH, () => play(page, 'Sea game'));
    expect(launch.body).toEqual({ vendor: 'TCG_SEA', gameCode: 'TCG_SEA0001', prizeMode: 'SEA' });
    await held.stop();
  });

  test('with the prize mode that the operator configures for its vendor [E-129]', async () => {
    await settings.change('lottery', { ...LOTTERY, prizeModes: { GPI: 'ZY' } });
    const page = await site.phoneOf('demo01');
    await page.goto('/m/gameList?gameType=LOTT&vassalage=GPI');
    const held = hold(page, /lottery\/launchLott/);
    const tile = page.locator('.tile').first().getByRole('button').first();
    const launch = await callOf(page, LAUNCH, () => tile.click());
    expect(new URL(page.url()).searchParams.get('prize_mode')).toBe('ZY');
    expect(launch.body).toMatchObject({ vendor: 'GPI', prizeMode: 'ZY' });
    await held.stop();
    await settings.change('lottery', LOTTERY);
  });
});

test('countdowns end at the lock time or at half of the span, as the operator configures [S-039]', async () => {
  // Makes half of the span ten minutes longer than the lock time.
  await site.app.platform.db.run(sql`update lottery_games set span_seconds = 2 * lock_seconds + 1200`);
  lottery.forgetGames();
  /** Time between the end of a countdown and the draw, with the game's two settings, seconds. */
  const closing = async () => {
    const page = site.phone();
    let game: LotteryGame | undefined;
    changeAnswer<{ value: { gameMenus: LotteryGame[] }[] }>(page, /lottery\/vn\/menu/, ({ value }) => {
      // A draw some time ahead, whose countdown shows hours and minutes; the lobby shows it alone.
      game = value
        .flatMap(({ gameMenus }) => gameMenus)
        .find(({ isSale, remainTime }) => isSale && remainTime > 25 * MINUTE_MS && remainTime < 23.9 * 60 * MINUTE_MS);
      value.splice(0, value.length, { ...value[0]!, gameMenus: [game!] });
    });
    await page.goto('/m/lott');
    const timer = cards(page).getByRole('timer');
    await expect.poll(() => timer.innerText()).toMatch(/\d\d:\d\d/);
    const left = ((await timer.innerText()).match(/\d+/g) ?? []).reduce((sum, part) => sum * 60 + Number(part), 0);
    const { remainTime, lockTime, spanTime } = game!;
    return { seconds: remainTime / 1000 - left, lock: lockTime / 1000, half: spanTime / 2000 };
  };
  const standard = await closing();
  expect(standard.half - standard.lock).toBe(600);
  expect(Math.abs(standard.seconds - standard.lock)).toBeLessThan(60);
  await settings.change('lottery', { ...LOTTERY, countdown: 'halfSpan' });
  const half = await closing();
  expect(Math.abs(half.seconds - half.half)).toBeLessThan(60);
  await settings.change('lottery', LOTTERY);
});
