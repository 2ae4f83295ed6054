import { sql } from '@fairlot/testkit/site/server-parts';
import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { hold } from '@fairlot/testkit/page/network';
import { loginDialogOf } from './kit.testing.ts';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();

const COUNTER = '/wps/chat/unreadCount';
/** The way into live chat, on the page of customer service and among the contacts of home. */
const entryOf = (page: Page) => page.getByRole('button', { name: /Live chat/ });
const contacts = await site.app.rooms.site.setting('customerService');

/** Opens customer service; the page has no live chat. */
async function expectNoEntry(page: Page): Promise<void> {
  await page.goto('/m/customer');
  await page.getByText('Help centre').first().waitFor();
  await page.settle();
  expect(await entryOf(page).count()).toBe(0);
}

/** Opens the contacts of home. */
async function openContacts(page: Page): Promise<void> {
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Show contacts' }).click();
  await page.getByRole('link', { name: 'WhatsApp' }).waitFor();
  await page.settle();
}

test('a visitor sees the chat, is not counted for, and is asked to log in [C-004] [C-005] [S-081]', async () => {
  const page = site.phone();
  await page.goto('/m/customer');
  await entryOf(page).waitFor();
  await page.settle();
  expect(page.network.to(COUNTER)).toEqual([]);
  await entryOf(page).click();
  await loginDialogOf(page).waitFor();
});

test('the floating entry opens the chat [C-021]', async () => {
  const page = await site.phoneOf('demo01');
  await openContacts(page);
  await entryOf(page).click();
  await page.waitForURL('/m/chat');
});

test('the chat does not open over a page that the member has opened meanwhile', async () => {
  const page = await site.phoneOf('demo01');
  await page.goto('/m/customer');
  const launch = hold(page, /chat\/launch/);
  await entryOf(page).click();
  await expect.poll(() => page.network.to('/wps/chat/launch')).toHaveLength(1);
  await page.follow('/m/activity');
  launch.release();
  await page.settle();
  expect(new URL(page.url()).pathname).toBe('/m/activity');
  await launch.stop();
});

test('the label nochat removes entry, floating entry and page [C-006] [C-021] [Q-040]', async () => {
  const page = await site.phoneOf('nochat01');
  await openContacts(page);
  expect(await entryOf(page).count()).toBe(0);
  await expectNoEntry(page);
  await page.goto('/m/chat');
  await page.getByText('Live chat is not available to you').waitFor();
});

test('a level of the club with the label nochat removes the chat [C-006]', async () => {
  // demo01 is on VIP 2.
  const labelLevel = (label: string) =>
    site.app.platform.db.run(sql`update loyalty_levels set label = ${label} where level = 2`);
  await labelLevel('nochat');
  const page = await site.phoneOf('demo01');
  await expectNoEntry(page);
  await page.goto('/m/chat');
  await page.getByText('Live chat is not available to you').waitFor();
  await labelLevel('');
  await page.goto('/m/customer');
  await entryOf(page).waitFor();
});

test('a trial member has no chat and no counter [S-082] [C-005] [C-021]', async () => {
  const page = await site.phoneOfNew({ type: 4 });
  await openContacts(page);
  expect(await entryOf(page).count()).toBe(0);
  await expectNoEntry(page);
  expect(page.network.to(COUNTER)).toEqual([]);
});

test('without the flag there is no entry and no counter [Q-031] [C-004] [C-021]', async () => {
  const page = await site.phoneOf('demo01');
  await page.goto('/m/customer');
  await entryOf(page).waitFor();
  await expect.poll(() => page.network.to(COUNTER).length).toBeGreaterThan(0);
  await site.setFlags({ CBS3: false });
  await site.app.rooms.site.change('customerService', [
    { csType: 'LIVECHAT', titles: { EN: 'Live chat' }, url: 'https://chat.example' },
  ]);
  const without = await site.phoneOf('demo01');
  await expectNoEntry(without);
  expect(await without.getByRole('link', { name: /Live chat/ }).count()).toBe(0);
  await openContacts(without);
  expect(await entryOf(without).count()).toBe(0);
  expect(without.network.to(COUNTER)).toEqual([]);
  await site.setFlags({});
  await site.app.rooms.site.change('customerService', contacts);
});

test('every other type has the entry; only types 0, 1 and 2 have a counter [C-005] [S-081]', async () => {
  const accounts = { agent01: true, type02: true, type03: false, type40: false, type41: false, type42: false };
  for (const [account, isCounted] of Object.entries(accounts)) {
    const page = await site.phoneOf(account);
    await page.goto('/m/customer');
    await entryOf(page).waitFor();
    if (isCounted) await expect.poll(() => page.network.to(COUNTER).length, { message: account }).toBeGreaterThan(0);
    else await page.settle();
    expect([account, page.network.to(COUNTER).length > 0]).toEqual([account, isCounted]);
  }
});

test('an entry of the kind LIVECHAT opens the chat, all others their link [E-066]', async () => {
  const page = await site.phoneOf('demo01');
  await page.goto('/m/customer');
  await entryOf(page).waitFor();
  expect(await page.getByRole('link', { name: /^Customer service/ }).getAttribute('href')).toMatch(/^https:/);
  await entryOf(page).click();
  await page.waitForURL('/m/chat');
});
