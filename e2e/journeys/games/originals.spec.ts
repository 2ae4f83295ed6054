import { ORIGINAL_CODES } from '@fairlot/contract/originals/codes';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { publishedFlights } from '../../../packages/fairness/src/rounds/published-flights.testing.ts';
import { colourFindings, findings } from '../../kit/axe.ts';
import { expectNoOverflow, login, open } from '../../kit/browser.ts';
import { logInOperator } from '../../kit/console.ts';
import { answerWith } from '../../kit/intercept.ts';
import { approved } from '../../kit/operator.ts';
import { withOwnProduct, withPhone } from '../../kit/product/with-product.ts';

const PASSWORD = 'Fairlot2026';

const product = withOwnProduct();
const member = withPhone(product, { account: 'demo01' });
const other = withPhone(product, { hasMotion: true });

/** The announced result of the last round, including "Returned 20,000.00, net +10,000.00". */
const outcome = (page: Page) => page.getByRole('status').filter({ hasText: /Returned [\d,.]+, net / });
const action = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Bet and controls' }).getByRole('button', { name });

test('a visitor is asked to log in', async () => {
  await open(other.page, '/m/inhouse/dice');
  const dialog = other.page.getByRole('dialog', { name: 'Log in' });
  await dialog.waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Username' }).count()).toBe(1);
});

test('a roll shows its actual result, and is verified on the device after the seeds were rotated', async () => {
  const { page } = member;
  await open(page, '/m/inhouse/dice');
  await page.getByRole('textbox', { name: 'Bet' }).fill('1,000');
  await action(page, /^Roll 1,000\.00/).click();
  await outcome(page).waitFor();
  const [, returned = '', net = ''] = /Returned ([\d,.]+), net (\S+)/.exec(await outcome(page).innerText()) ?? [];
  expect([
    ['0.00', '−1,000.00'],
    ['2,000.00', '+1,000.00'],
  ]).toContainEqual([returned, net]);
  await page.getByRole('button', { name: 'Fairness' }).click();
  const sheet = page.getByRole('dialog', { name: 'Fairness' });
  const promised = await sheet.locator('code').nth(1).innerText();
  await sheet.getByRole('textbox').fill('my-own-seed');
  await sheet.getByRole('button', { name: 'Rotate seeds and reveal ours' }).click();
  await sheet.getByText('Our previous seed, revealed').waitFor();
  await expect.poll(() => sheet.locator('code').first().innerText()).toBe(promised);
  await sheet.getByRole('tab', { name: 'Verify' }).click();
  await sheet.getByRole('button', { name: 'Check' }).first().click();
  await sheet.getByText('Matches', { exact: true }).waitFor();
});

test('a stake without a response is reported as such, and no earlier round as its result', async () => {
  const { page } = member;
  await open(page, '/m/inhouse/dice');
  // Wait until the earlier rolls are loaded.
  await page.locator('.past-chip').first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Bet' }).fill('1,000');
  await action(page, /^Roll 1,000\.00/).click();
  const controls = page.getByRole('region', { name: 'Bet and controls' });
  await controls.getByText('No connection').waitFor({ timeout: 20_000 });
  const [isReported, isShown] = [await outcome(page).count(), await page.locator('.result-line__net').count()];
  await page.context().setOffline(false);
  expect([isReported, isShown]).toEqual([0, 0]);
  await action(page, /^Roll 1,000\.00/).click();
  await outcome(page).waitFor();
});

test('an open round of mines continues on another device', async () => {
  const { page } = member;
  await open(page, '/m/inhouse/mines');
  // One mine: the first cell is safe in 24 of 25 rounds; a round that ends is started again.
  for (const step of [0, 1]) await page.getByRole('button', { name: 'Fewer mines' }).click({ delay: step });
  const opened = page.getByRole('button', { name: /^Cell 7, (safe|mine)$/ });
  const safe = page.getByRole('button', { name: 'Cell 7, safe' });
  for (let tries = 0; tries < 5 && (await safe.count()) === 0; tries += 1) {
    await action(page, /^Start/).click();
    await page.getByRole('button', { name: 'Cell 7', exact: true }).click();
    await opened.waitFor();
  }
  await expect.poll(() => action(page, /^Cash out/).isEnabled()).toBe(true);
  await login(other.page, 'demo01', PASSWORD, '/m/inhouse/mines');
  await other.page.getByRole('button', { name: 'Cell 7, safe' }).waitFor();
  await action(other.page, /^Cash out 10,312\.00/).click();
  await outcome(other.page).waitFor();
  expect(await outcome(other.page).innerText()).toContain('net +312.00');
});

test('net and balance change in the same frame as the result', async () => {
  const { page } = member;
  for (const [game, name] of [
    ['dice', /^Roll \d/],
    ['limbo', /^Start \d/],
    ['plinko', /^Drop ball \d/],
  ] as const) {
    await open(page, `/m/inhouse/${game}`);
    await page.locator('.game-foot b').waitFor();
    await expect.poll(() => action(page, name).isEnabled()).toBe(true);
    const frame = page.evaluate(async () => {
      const amount = (selector: string) => {
        const text = document.querySelector(selector)?.textContent ?? '';
        return Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
      };
      const figures = () => ({ net: amount('.game-foot b'), balance: amount('.balance-pill .numeric') });
      const before = figures();
      while (document.querySelector('.result-line__net') === null)
        await new Promise((drawn) => requestAnimationFrame(drawn));
      return { before, after: figures(), round: amount('.result-line__net') };
    });
    await action(page, name).click();
    const { before, after, round } = await frame;
    expect([game, after.net - before.net, after.balance - before.balance]).toEqual([game, round, round]);
  }
});

test('with a long balance, the name and the return of a game stay within the header', async () => {
  const { page } = member;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.context().addCookies([{ name: 'lang', value: 'ID', url: product.origin }]);
  await open(page, '/m/inhouse/videopoker');
  await page.locator('.balance-pill .numeric').evaluate((each) => (each.textContent = '1.250.000.000,00'));
  const [header, name, returns] = await Promise.all(
    ['.header', '.header h1', '.header .micro'].map((selector) =>
      page.locator(selector).evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    ),
  );
  expect(name?.top).toBeGreaterThanOrEqual(header?.top ?? 0);
  expect(returns?.bottom).toBeLessThanOrEqual(header?.bottom ?? 0);
  await page.context().clearCookies({ name: 'lang' });
  await page.setViewportSize({ width: 390, height: 844 });
});

test('card games are played by keyboard only: the focus is always on the next control', async () => {
  const { page } = member;
  await open(page, '/m/inhouse/blackjack');
  const deal = action(page, /^Deal/);
  await expect.poll(() => deal.isEnabled()).toBe(true);
  await deal.focus();
  for (let press = 0; press < 6; press += 1) {
    const answered = page.waitForResponse(
      (response) => response.url().includes('/lgw/originals/') && response.request().method() === 'POST',
    );
    await page.keyboard.press('Enter');
    await answered;
    // While the result is shown, the focused button ignores key presses.
    const focused = page.locator('button:focus:not([aria-disabled]):not(:disabled)');
    await expect.poll(() => focused.textContent()).toMatch(/^(Hit|Deal)/);
  }
});

test('past flights are verified on the device up to the chain anchor, and a modified one is detected', async () => {
  const { page } = member;
  let flights = publishedFlights().map((flight) => ({ ...flight, crashedAt: 0 }));
  const stop = await answerWith(page, /\/originals\/crash\/flights/, () => ({
    json: { success: true, value: flights, errorCode: null, message: '' },
  }));
  const sheet = page.getByRole('dialog', { name: 'Fairness' });
  const check = async (said: string) => {
    await open(page, '/m/inhouse/crash');
    await page.getByRole('button', { name: 'Fairness' }).click();
    await sheet.getByRole('button', { name: 'Verify here' }).click();
    await sheet.getByText(said).waitFor();
    return sheet.getByText(said).innerText();
  };
  expect(await check('Every flight matches, back to the anchor')).toMatch(/^Every/);
  flights = flights.map((flight) => (flight.round === '4' ? { ...flight, multiplier: '4180.16' } : flight));
  expect(await check('Flights that do not match: 4')).toMatch(/: 4$/);
  await stop();
});

test('every game is accessible in both themes', async () => {
  const { page } = member;
  for (const game of ORIGINAL_CODES) {
    await open(page, `/m/inhouse/${game}`);
    await page.getByRole('region', { name: 'Bet and controls' }).waitFor();
    // Both figures beside the open card, and the paytable of a slot.
    if (game === 'hilo') {
      const side = page.getByText('King is highest', { exact: true });
      await expect
        .poll(async () => {
          // An open round has no button to deal.
          if (!(await side.isVisible()))
            await action(page, /^Deal/)
              .click({ timeout: 2000 })
              .catch(() => undefined);
          return side.isVisible();
        })
        .toBe(true);
      expect(await page.getByText(/^\d+ of 13$/).count()).toBe(2);
    }
    if (game === 'slot-orchard') {
      await page.getByRole('button', { name: 'Payouts and exact return' }).click();
      await page.getByText('1 in 23.6', { exact: true }).waitFor();
    }
    expect(await findings(page), game).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    expect(await colourFindings(page), `${game}, dark`).toEqual([]);
    await expectNoOverflow(page);
  }
});

test('a stake on a flight appears in the console immediately, without a refetch', async () => {
  const [{ page }, desk] = [member, other.page];
  await logInOperator(desk, 'operator', '/backoffice/flights');
  await desk.getByRole('columnheader', { name: 'Maximum exposure' }).waitFor();
  expect(await desk.getByRole('cell', { name: '1,234.00', exact: true }).count()).toBe(0);
  await open(page, '/m/inhouse/crash');
  const aboard = page.getByText('You are on board').or(action(page, /^Cash out/));
  // Between two flights stakes are accepted for some seconds.
  await expect
    .poll(
      async () => {
        if (await aboard.isVisible()) return true;
        await page
          .getByRole('textbox', { name: 'Bet' })
          .fill('1,234', { timeout: 500 })
          .catch(() => undefined);
        // The amount in the name: without it, a page that loads slowly would join with the game's own stake.
        await action(page, /^Bet on this flight 1,234\.00/)
          .click({ timeout: 2000 })
          .catch(() => undefined);
        return aboard.isVisible();
      },
      { timeout: 90_000 },
    )
    .toBe(true);
  await desk.getByRole('cell', { name: '1,234.00', exact: true }).first().waitFor();
});

test('auto bet plays rounds until it is stopped, where the market allows it, but never for slots', async () => {
  const { page } = member;
  const auto = page.getByRole('button', { name: 'Auto bet', exact: true });
  await open(page, '/m/inhouse/dice');
  await action(page, /^Roll \d/).waitFor();
  expect(await auto.count()).toBe(0);
  await approved(product.origin, '/site', { changes: { market: { profile: 'open', stricter: {} } } }, 'PUT');
  // The server caches the market's rules for some seconds.
  await expect
    .poll(
      async () => {
        await open(page, '/m/inhouse/dice');
        return auto.waitFor({ timeout: 10_000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await page.getByRole('textbox', { name: 'Bet' }).fill('1,000');
  await auto.click();
  const sheet = page.getByRole('dialog', { name: 'Auto bet' });
  await sheet.getByRole('textbox', { name: 'Stop at a loss of' }).fill('999');
  expect(await sheet.getByRole('button', { name: /^Start 10 bets/ }).isDisabled()).toBe(true);
  await sheet.getByRole('textbox', { name: 'Stop at a loss of' }).fill('50,000');
  await sheet.getByRole('button', { name: 'Start 10 bets of 1,000.00' }).click();
  await page.getByText(/^Bet [1-9] of 10$/).waitFor();
  await page.getByRole('button', { name: 'Stop auto bet' }).click();
  await page.getByText(/^Auto bet stopped\. Bets played: [1-9]/).waitFor();
  await action(page, /^Roll \d/).waitFor();
  await open(page, '/m/inhouse/slot-orchard');
  await action(page, /^Spin/).waitFor();
  expect(await auto.count()).toBe(0);
});
