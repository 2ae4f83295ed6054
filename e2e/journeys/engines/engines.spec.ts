import { sql } from '@fairlot/server/platform/db/index';
import { createMember } from '@fairlot/testkit';
import { Client, issueOnSale } from '@fairlot/testkit/client';
import { listCatalogues } from '../../../apps/web/scripts/compile-catalogues.ts';
import type { Engine, Tab } from '../../kit/engines/engine.ts';
import { firefox } from '../../kit/engines/firefox.ts';
import { type Player, startPlayer } from '../../kit/engines/player.ts';
import { openRelay } from '../../kit/engines/relay.ts';
import { webkit } from '../../kit/engines/webkit.ts';
import { moveDraw, stateOf } from '../../kit/held-draws.ts';
import { withApp } from '../../kit/open-app.ts';
import { CAPTCHA, PASSWORD } from '../../kit/register-sheet.ts';
import { expect, test } from '../../kit/test.ts';
import { findCutTexts, findOverflow } from '../../pages/in-page.ts';

const MEMBER_PASSWORD = 'Test2026';
const PAYMENT_PASSWORD = '246810';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1';
const GAMES = [
  ['dice', /^Roll [\d,.]+/],
  ['limbo', /^Start [\d,.]+/],
  ['plinko', /^Drop ball [\d,.]+/],
  ['wheel', /^Spin/],
  ['slot-lantern', /^Spin/],
] as const;

/** Pages with the tightest layouts. */
const TIGHT = ['/m/home', '/m/lottery/play?gameCode=VN60', '/m/inhouse/dice', '/m/voucherCenter', '/m/member/home'];

/** Narrow, usual, wide and turned phones. */
const SCREENS = [
  [320, 640],
  [390, 844],
  [480, 932],
  [844, 390],
] as const;

const site = withApp({ started: true });
test.beforeAll(async () => {
  const owner = new Client(site.origin);
  await owner.login('demo01', 'Fairlot2026');
  const secret = {
    password: 'Fairlot2026',
    paymentPassword: PAYMENT_PASSWORD,
    confirmPaymentPassword: PAYMENT_PASSWORD,
  };
  expect((await owner.callEncrypted('POST', '/wps/security/paymentPassword', secret)).errorCode).toBeNull();
});

for (const kind of [firefox, webkit])
  test.describe(kind.name, () => {
    if (kind.missing !== null) console.log(`Skipped: ${kind.missing}`);
    test.skip(kind.missing !== null, kind.missing ?? '');
    let engine: Engine;
    let tab: Tab;
    let player: Player;
    test.beforeAll(async () => {
      engine = await kind.start();
    });
    test.afterAll(() => engine?.close());
    test.beforeEach(async () => {
      tab = await engine.open();
      player = await startPlayer(tab, site.origin);
    });
    // Playwright requires a destructured first parameter.
    // oxlint-disable-next-line no-empty-pattern
    test.afterEach(async ({}, testInfo) => {
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('screen', { body: await tab.picture(), contentType: 'image/png' });
      await tab.close();
    });
    /** Logs in a new member through the page. */
    const logIn = async (balance: string) => {
      const { userName } = await createMember(site.app, { balance });
      await player.logIn(userName, MEMBER_PASSWORD);
    };

    test('a visitor registers', async () => {
      await player.open('/m/register');
      await player.fill('Username', `new${kind.name.toLowerCase()}`);
      await player.fill('Password', PASSWORD);
      await player.fill('Confirm password', PASSWORD);
      await player.fill('Captcha', CAPTCHA);
      await player.press('button', 'Create account');
      await player.see('Welcome to Fairlot');
    });

    test('a member logs in, deposits and sees the new balance', async () => {
      await logIn('0.00');
      await player.open('/m/voucherCenter');
      await player.press('button', /^Sandbox bank/);
      await player.press('radio', /^Bank QR/);
      await player.fill('You deposit', '200000');
      await player.press('button', /^Pay /);
      await player.see('Reference, needed to find your payment');
      const label = 'Reference, needed to find your payment';
      const written = await tab.evaluate(
        (name) => document.querySelector(`[aria-label="${name}"]`)?.textContent,
        label,
      );
      // The transfer of a QR code names the reference without its two letters.
      const order = encodeURIComponent(written?.slice(2) ?? '');
      const paid = await fetch(`${site.sandbox.payments.url}/payments/${order}/now`, { method: 'POST' });
      expect(paid.status).toBe(200);
      await player.see('Deposit received');
      await player.see('New balance 200,000.00 VND');
    });

    test('a member buys a ticket, and its draw decides it', async () => {
      const { userName } = await createMember(site.app, { balance: '1000000.00' });
      await player.logIn(userName, MEMBER_PASSWORD);
      await player.open('/m/lottery/play?gameCode=VN60');
      await player.press('button', '07');
      await issueOnSale(new Client(site.origin), 'VN60', 8000);
      await player.press('button', /^Place bet/);
      await player.see(/Ticket placed|Bet placed/);
      const { db } = site.app.platform;
      const { id } = await db.one(sql<{ id: bigint }>`
        select draw_id as id from lottery_tickets where user_name = ${userName}`);
      await moveDraw(db, id, -20, -10);
      await expect.poll(async () => (await stateOf(db, id)).state).toBe('settled');
      // The sums count only bets that are decided.
      await expect
        .poll(async () => {
          await player.open('/m/gameRecord');
          return tab.evaluate(() => document.body.innerText);
        })
        .toMatch(/1 bet\b/);
    });

    test('a member plays five games', async () => {
      await logIn('1000000.00');
      for (const [game, action] of GAMES) {
        await player.open(`/m/inhouse/${game}`);
        await player.press('button', action);
        const announced = () =>
          tab.evaluate(() => document.querySelector('.original-page > [role="status"]')?.textContent ?? '');
        await expect.poll(announced, { message: game }).toMatch(/Returned [\d,.]+, net /);
      }
    });

    test('a member writes to the staff', async () => {
      await logIn('0.00');
      await player.open('/m/chat');
      await player.fill('Write a message', 'Where is my money?');
      await player.press('button', 'Send');
      const log = () => tab.evaluate(() => document.querySelector('[role="log"]')?.textContent ?? '');
      await expect.poll(log).toContain('Where is my money?');
    });

    test('a member withdraws', async () => {
      await player.logIn('demo01', 'Fairlot2026');
      await player.open('/m/withdraw');
      await player.fill('You withdraw', '100000');
      await player.fill('Payment password', PAYMENT_PASSWORD);
      await player.press('button', /^Withdraw [\d,.]+/);
      await expect.poll(() => tab.evaluate(() => location.search)).toContain('orderId=');
      await player.see('100,000.00');
    });

    test('an iPhone is guided to the home screen', async () => {
      await tab.close();
      tab = await engine.open(IPHONE);
      player = await startPlayer(tab, site.origin);
      await player.open('/m/download/ios');
      await player.press('button', /Add to home screen/);
      await player.see('Step 1 of 3');
      await player.press('button', 'Next');
      await player.see('Step 2 of 3');
    });

    test('a passkey is offered only where the engine has them', async () => {
      await player.open('/m/login');
      await player.see('Welcome back');
      expect([
        await tab.evaluate(() => 'PublicKeyCredential' in window),
        await player.has('button', 'Use a passkey'),
      ]).toEqual([kind.hasPasskeys, kind.hasPasskeys]);
    });

    test('a page that failed to load offline loads once online, in the same document', async () => {
      const relay = await openRelay(site.origin);
      try {
        player = await startPlayer(tab, relay.origin);
        await player.open('/m/other');
        await expect.poll(() => tab.evaluate(hasLoadAgain)).toBe(true);
        await tab.evaluate(() => void Reflect.set(window, 'sameDocument', true));
        await relay.cut();
        await player.press('link', /Privacy policy/);
        await player.see('Loading failed, click to retry');
        await relay.mend();
        await player.press('button', 'Try again');
        await player.see('Introduction');
        expect(await tab.evaluate(() => [location.pathname, Reflect.get(window, 'sameDocument') as unknown])).toEqual([
          '/m/privacy',
          true,
        ]);
      } finally {
        await relay.close();
      }
    });

    test('Back closes an open sheet and stays on the page, and then leaves it', async () => {
      await player.open('/m/home');
      await expect.poll(() => tab.evaluate(hasLoadAgain)).toBe(true);
      await tab.evaluate(() => document.querySelector<HTMLElement>('a[href="/m/lott"]')?.click());
      await player.press('link', 'History Result');
      const shown = () =>
        tab.evaluate(() => [location.pathname, document.querySelector('dialog:modal')?.ariaLabel ?? null]);
      await expect.poll(shown).toEqual(['/m/lott', 'Results']);
      await tab.evaluate(() => history.back());
      await expect.poll(shown).toEqual(['/m/lott', null]);
      await tab.evaluate(() => history.back());
      await expect.poll(shown).toEqual(['/m/home', null]);
    });

    test('text of twice the usual size is neither cut nor wider than the screen', async () => {
      test.skip(!kind.hasTextSize, 'its driver cannot choose the size of text');
      const large = await kind.start(32);
      try {
        player = await startPlayer(await large.open(), site.origin);
        await player.logIn('demo02', 'Fairlot2026');
        for (const path of TIGHT) {
          await player.open(path);
          const faults = async () => [
            await player.tab.evaluate(() => getComputedStyle(document.documentElement).fontSize),
            ...(await player.tab.evaluate(findOverflow)),
            ...(await player.tab.evaluate(findCutTexts)),
          ];
          await expect.poll(faults, { message: path }).toEqual(['32px']);
        }
      } finally {
        await large.close();
      }
    });

    test("each language's home fits narrow, wide and turned phones, with its banner's title in sight", async () => {
      for (const { language } of listCatalogues()) {
        await tab.evaluate((code) => void (document.cookie = `lang=${code}; path=/`), language);
        await tab.resize(Math.max(390, kind.leastWidth), 844);
        await player.open('/m/home');
        for (const [width, height] of SCREENS) {
          await tab.resize(Math.max(width, kind.leastWidth), height);
          expect([language, width, ...(await tab.evaluate(faultsOfHome))]).toEqual([language, width]);
        }
      }
    });
  });

/** Runs in the page: content wider than the screen, and banners with a title that its button or their edge cuts. */
function faultsOfHome(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut = [...document.querySelectorAll('.banner')].flatMap((banner) => {
    const title = banner.querySelector('.banner__title');
    const [edge, box] = [banner.getBoundingClientRect(), title?.getBoundingClientRect()];
    const button = banner.querySelector('.button')?.getBoundingClientRect();
    if (box === undefined) return [];
    const isShortened = (title?.scrollHeight ?? 0) > (title?.clientHeight ?? 0) + 3;
    const isCut = isShortened || box.top < edge.top || box.bottom > Math.min(button?.top ?? Infinity, edge.bottom) + 1;
    return isCut ? [`cut: ${title?.textContent}`] : [];
  });
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`, ...cut] : cut;
}

/** Runs in the page: whether it has loaded the code that handles load failures, which comes last. */
function hasLoadAgain(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes('/load-again'));
}
