import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { expectNoOverflow, followFromSettings, open, recoverable } from '../../kit/browser.ts';
import { letPass } from '../../kit/clock.ts';
import { Client, issueOnSale } from '@fairlot/testkit/client';
import { answerWith, refusal } from '../../kit/intercept.ts';
import { withPhone, withSharedProduct } from '../../kit/product/with-product.ts';

const CLIENT = fileURLToPath(new URL('../../../apps/web/dist/client/', import.meta.url));
const API = /\/(wps|lgw)\//;

const product = withSharedProduct();
const visitor = withPhone(product, { expectsErrors: true });
const member = withPhone(product, { account: 'demo01', expectsErrors: true });

/** Fails one call until `stop`. */
async function failing(page: Page, pattern: RegExp): Promise<{ stop: () => Promise<void> }> {
  return { stop: await answerWith(page, pattern, refusal('unknown.error', 500)) };
}

test.describe('a failed call shows an error and recovers on a click, without a reload', () => {
  test('for a member on /m/voucherCenter, including by its text [N-022]', async () => {
    const { page } = member;
    const failure = await failing(page, /deposit\/methods/);
    await followFromSettings(page, '/m/voucherCenter');
    await expectRecovery(page, failure, 'You deposit');
  });

  test('on home every part shows its error, and one click reloads all of them', async () => {
    const { page } = visitor;
    // Without a stored status, a site whose status cannot be queried counts as closed.
    await open(page, '/m/set');
    await page.waitForFunction(() => localStorage.getItem('MC_SYSTEM_STATUS') !== null);
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
});

async function expectRecovery(
  page: Page,
  failure: { stop: () => Promise<void> },
  content: string | RegExp,
): Promise<void> {
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  const text = await main.getByText('Loading failed, click to retry').first().boundingBox();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await failure.stop();
  // On the text: the button reaches over the whole message.
  await page.mouse.click(text!.x + text!.width / 2, text!.y + text!.height / 2);
  await main.getByText(content).first().waitFor();
  await retry.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
}

test('without a network a message appears, a bet is rejected instead of waiting, and the page recovers', async () => {
  const { page, context } = member;
  await open(page, '/m/lottery/play?gameCode=VN300');
  await recoverable(page);
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

test('a release has no gallery: no chunk, no address', async () => {
  const manifest = readFileSync(`${CLIENT}manifest.json`, 'utf8');
  expect(manifest).not.toMatch(/gallery/i);
  const scripts = readdirSync(`${CLIENT}assets`).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const name of scripts) expect(readFileSync(`${CLIENT}assets/${name}`, 'utf8'), name).not.toContain('__ui');
  const response = await fetch(`${product.origin}/m/__ui`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/m/home']);
});
