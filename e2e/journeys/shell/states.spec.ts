import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, followFromSettings, open, type Visit, visit } from '../../kit/browser.ts';
import { letPass } from '../../kit/clock.ts';
import { envelope } from '../../kit/calls.ts';
import { Client, issueOnSale } from '@fairlot/testkit/client';
import { end } from '../../kit/end.ts';
import { answerWith, hold, refusal } from '../../kit/intercept.ts';
import { openTwo } from '../../kit/phones.ts';
import type { Product } from '../../kit/product/start-product.ts';

const CLIENT = fileURLToPath(new URL('../../../apps/web/dist/client/', import.meta.url));
const API = /\/(wps|lgw)\//;
const STATUS = '**/wps/whitelabel/systemStatus';

let product: Product;
let visitor: Visit;
let member: Visit;
test.beforeAll(async () => {
  ({ product, visitor, member } = await openTwo());
});
test.afterAll(() => end(product, visitor, member));

/** Fails one call until `stop`. */
async function failing(page: Page, pattern: RegExp): Promise<{ stop: () => Promise<void> }> {
  return { stop: await answerWith(page, pattern, refusal('unknown.error', 500)) };
}

test.describe('a call that fails shows it and recovers at a press, without a reload', () => {
  for (const [path, pattern, content] of [
    ['/m/lott', /lottery\/vn\/menu/, 'Vietnam 60 seconds'],
    ['/m/gameList', /game\/list/, 'Fairlot Originals'],
    ['/m/hot', /game\/hot/, 'Fairlot'],
    ['/m/activity', /noticeNew/, /promotions|Long term/i],
    ['/m/lottery/play?gameCode=VN300', /lottery\/plays/, 'Any prize'],
    ['/m/lottery/history?gameCode=VN60', /lottery\/history/, /Draw \d{4}|No results/],
  ] as const)
    test(`for a visitor on ${path} [N-022]`, async () => {
      const { page } = visitor;
      const failure = await failing(page, pattern);
      await followFromSettings(page, path);
      await expectRecovery(page, failure, content);
    });

  for (const [path, pattern, content] of [
    ['/m/voucherCenter', /deposit\/methods/, 'You deposit'],
    ['/m/transaction/record', /report\/transactions/, 'Adjustment'],
    ['/m/gameRecord', /record\/bets/, 'No bets in this period'],
  ] as const)
    test(`for a member on ${path}`, async () => {
      const { page } = member;
      const failure = await failing(page, pattern);
      await followFromSettings(page, path);
      await expectRecovery(page, failure, content);
    });

  test('on home every part says so for itself, and one press brings all of them back', async () => {
    const { page } = visitor;
    const failure = await failing(page, API);
    await followFromSettings(page, '/m/home');
    await expect.poll(() => page.getByRole('main').getByRole('alert').count()).toBe(4);
    await expectNoOverflow(page);
    await failure.stop();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('timer').first().waitFor();
    await page.locator('.tile').first().waitFor();
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
  });

  test('a balance that cannot be had is a dash, and comes with the next refresh', async () => {
    const { page } = member;
    const failure = await failing(page, /wps\/wallet/);
    await followFromSettings(page, '/m/member/home');
    const main = page.getByRole('main');
    await main.getByText('–', { exact: true }).waitFor();
    await failure.stop();
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await main.getByText('5,000,000.00').waitFor();
    expect(await main.getByText('–', { exact: true }).count()).toBe(0);
  });
});

async function expectRecovery(
  page: Page,
  failure: { stop: () => Promise<void> },
  content: string | RegExp,
): Promise<void> {
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await main.getByText('Loading failed, click to retry').first().waitFor();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await failure.stop();
  await retry.click();
  await main.getByText(content).first().waitFor();
  await retry.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
}

test.describe('without a network', () => {
  test('that is said at once, a bet is refused instead of waiting, and the page comes back by itself', async () => {
    const { page, context } = member;
    await open(page, '/m/lottery/play?gameCode=VN300');
    await page.getByRole('button', { name: '07', exact: true }).click();
    const place = page.getByRole('region', { name: 'Bet slip' }).getByRole('button', { name: /^Place bet/ });
    await issueOnSale(new Client(product.origin), 'VN300', 10_000);
    await expect.poll(() => place.isEnabled(), { timeout: 40_000 }).toBe(true);
    let orders = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/lgw/lottery/tickets')) orders++;
    });
    await context.setOffline(true);
    await page.getByText('No connection').first().waitFor();
    await place.click();
    await page.getByRole('region', { name: 'Bet slip' }).getByText('No connection').waitFor();
    const sent = orders;
    await context.setOffline(false);
    await page.getByText('You are back online').waitFor();
    await letPass(page, 1500);
    expect(orders).toBe(sent);
  });
});

test.describe('a closed site', () => {
  const answer = (status: number, ip = '203.0.113.84') =>
    envelope({
      status,
      location: { ip, country: null },
      info: { mobileTemplate: {}, whitelabel: { flags: {} }, paths: {} },
      maintenance: status === 1,
      regionRestriction: status === 2,
    });

  test('status 1 shows the service page instead of the app, and a press brings it back [S-067]', async () => {
    const { page } = await visit(product.origin);
    const stop = await answerWith(page, STATUS, answer(1));
    await page.goto('/m/home');
    await page.getByRole('heading', { name: 'Back in a short while' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    await stop();
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Back in a short while' }).count()).toBe(0);
  });

  test('status 2 shows the restricted page with the address that the server saw [S-068] [P-011]', async () => {
    const { page } = await visit(product.origin);
    await answerWith(page, STATUS, answer(2, '198.51.100.7'));
    await page.goto('/m/lott');
    await page.getByRole('heading', { name: 'Not available where you are' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('198.51.100.7');
  });

  test('the kept status is used at once and replaced by the answer [S-069]', async () => {
    const { page } = await visit(product.origin);
    await open(page, '/m/home');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('MC_SYSTEM_STATUS') ?? ''))
      .toContain('"status":0');
    // A slow answer that says closed, while the kept one says open: the app stands until it comes.
    const closing = await hold(page, STATUS, { answer: (route) => route.fulfill(answer(1)) });
    await open(page, '/m/home');
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1);
    closing.release();
    await page.getByRole('heading', { name: 'Back in a short while' }).waitFor();
    // And the other way round: closed at once, open as soon as the answer says so.
    await closing.stop();
    const opening = await hold(page, STATUS, { answer: (route) => route.fulfill(answer(0)) });
    await page.goto('/m/home');
    await page.getByRole('heading', { name: 'Back in a short while' }).waitFor();
    opening.release();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  });

  test('a server that fails to say, on a first visit, counts as out of service', async () => {
    const { page } = await visit(product.origin);
    await answerWith(page, STATUS, refusal('unknown.error', 500));
    await page.goto('/m/home');
    await page.getByRole('heading', { name: 'Back in a short while' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('MC_SYSTEM_STATUS'))).toBeNull();
  });
});

test.describe('a release', () => {
  test('has no gallery: no chunk, no address', async () => {
    const manifest = readFileSync(`${CLIENT}manifest.json`, 'utf8');
    expect(manifest).not.toMatch(/gallery/i);
    const scripts = readdirSync(`${CLIENT}assets`).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    for (const name of scripts) expect(readFileSync(`${CLIENT}assets/${name}`, 'utf8'), name).not.toContain('__ui');
    const response = await fetch(`${product.origin}/m/__ui`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/m/home']);
  });
});
