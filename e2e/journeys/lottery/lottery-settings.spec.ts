import { sql } from '@fairlot/server/platform/db/index';
import { expect, test } from '../../kit/test.ts';
import { login, open, visit } from '../../kit/browser.ts';
import { hold } from '../../kit/intercept.ts';
import { cards } from '../../kit/lobby.ts';
import { type OpenApp, openApp } from '../../kit/open-app.ts';
import { changeSite } from '../../kit/operator.ts';

let site: OpenApp;
test.beforeAll(async () => {
  site = await openApp({ started: true });
});
test.afterAll(() => site.close());

const LOTTERY = { countdown: 'lockTime', prizeModes: {} };

interface Game {
  displayName: string;
  isSale: boolean;
  remainTime: number;
  lockTime: number;
  spanTime: number;
}

const MINUTE_MS = 60_000;

test('countdowns end at the lock time or at half of the span, as the operator configures [S-039]', async () => {
  // Makes half of the span ten minutes longer than the lock time.
  await site.app.platform.db.run(sql`update lottery_games set span_seconds = 2 * lock_seconds + 1200`);
  site.app.rooms.lottery.forgetGames();
  const { page } = await visit(site.origin);
  /** Finds a draw some time ahead, whose countdown shows hours and minutes. */
  const find = async () => {
    const { value } = (await (await page.request.get('/lgw/lottery/vn/menu')).json()) as {
      value: { gameMenus: Game[] }[];
    };
    return value
      .flatMap(({ gameMenus }) => gameMenus)
      .find(({ isSale, remainTime }) => isSale && remainTime > 25 * MINUTE_MS && remainTime < 23.9 * 60 * MINUTE_MS);
  };
  /** Time between the end of a countdown and the draw, with the game's two settings, seconds. */
  const closing = async () => {
    // Right after a start, the first draws are not planned yet.
    await expect.poll(async () => (await find()) !== undefined).toBe(true);
    await open(page, '/m/lott');
    const game = await find();
    const at = Date.now();
    const { displayName, remainTime, lockTime, spanTime } = game!;
    // Match the whole name: "Lotto 6/45" is part of another one.
    const named = cards(page).filter({ has: page.getByText(displayName, { exact: true }) });
    const timer = named.first().getByRole('timer');
    // A card far below is rendered once it is in view.
    await timer.scrollIntoViewIfNeeded();
    await expect(timer).toHaveText(/\d\d:\d\d/);
    const shown = await timer.innerText();
    const left = (shown.match(/\d+/g) ?? []).reduce((sum, part) => sum * 60 + Number(part), 0);
    const seconds = (remainTime - (Date.now() - at)) / 1000 - left;
    return { seconds, lock: lockTime / 1000, half: spanTime / 2000 };
  };
  const standard = await closing();
  expect(standard.half - standard.lock).toBe(600);
  expect(Math.abs(standard.seconds - standard.lock)).toBeLessThan(60);
  await changeSite(site.origin, { lottery: { ...LOTTERY, countdown: 'halfSpan' } });
  const half = await closing();
  expect(Math.abs(half.seconds - half.half)).toBeLessThan(60);
  await changeSite(site.origin, { lottery: LOTTERY });
});

test("a vendor's lottery is launched with the prize mode that the operator configures for it [E-129]", async () => {
  await changeSite(site.origin, { lottery: { ...LOTTERY, prizeModes: { GPI: 'ZY' } } });
  const { page } = await visit(site.origin);
  await login(page, 'demo01', 'Fairlot2026');
  await open(page, '/m/gameList?gameType=LOTT&vassalage=GPI');
  const held = await hold(page, '**/lgw/lottery/launchLott', { answer: (route) => route.abort() });
  const asked = page.waitForRequest('**/lgw/lottery/launchLott');
  await page.locator('.tile').first().getByRole('button').first().click();
  await page.waitForURL('**/m/launchGame?**');
  expect(new URL(page.url()).searchParams.get('prize_mode')).toBe('ZY');
  expect((await asked).postDataJSON()).toMatchObject({ vendor: 'GPI', prizeMode: 'ZY' });
  await held.stop();
  await changeSite(site.origin, { lottery: LOTTERY });
});
