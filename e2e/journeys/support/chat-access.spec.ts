import { sql } from '@fairlot/server/platform/db/index';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { login, open, pathOf, type Visit, visit } from '../../kit/browser.ts';
import { letPass } from '../../kit/clock.ts';
import { type OpenApp, openApp } from '../../kit/open-app.ts';
import { entryOf } from './chat-page.ts';

let site: OpenApp;
let member: Visit;
let page: Page;
test.beforeAll(async () => {
  site = await openApp({ started: true });
  member = await visit(site.origin);
  page = member.page;
  await login(page, 'demo01', 'Fairlot2026');
});
test.afterAll(() => site.close());

test('the chat is offered by flag, type and label', async () => {
  const change = (flags: Record<string, boolean>) => site.app.rooms.site.change('flags', flags);
  /** Whether a page has requested the counter half a second after its entry appeared. */
  const askedOf = (where: Page) => {
    const asked: string[] = [];
    where.on('request', (request) => asked.push(new URL(request.url()).pathname));
    return async () => {
      await letPass(where, 500);
      return asked.includes('/wps/chat/unreadCount');
    };
  };
  await test.step('a visitor sees it, has no counter, and is asked to log in [C-004] [C-005] [S-081]', async () => {
    const visitor = await visit(site.origin);
    const isCounted = askedOf(visitor.page);
    await open(visitor.page, '/m/customer');
    await entryOf(visitor.page).waitFor();
    expect(await isCounted()).toBe(false);
    await entryOf(visitor.page).click();
    await visitor.page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await visitor.close();
  });
  await test.step('the floating entry opens it [C-021]', async () => {
    await open(page, '/m/home');
    await page.getByRole('button', { name: 'Show contacts' }).click();
    await entryOf(page).click();
    await page.waitForURL('**/m/chat');
  });
  await test.step('a club label named nochat disables it too [C-006]', async () => {
    // demo01 is on VIP 2.
    const labelLevel = (label: string) =>
      site.app.platform.db.run(sql`update loyalty_levels set label = ${label} where level = 2`);
    await labelLevel('nochat');
    await open(page, '/m/customer');
    await page.getByText('Help centre').waitFor();
    await expect.poll(() => entryOf(page).count()).toBe(0);
    await open(page, '/m/chat');
    await page.getByText('Live chat is not open to you').waitFor();
    await labelLevel('');
    await open(page, '/m/customer');
    await entryOf(page).waitFor();
  });
  await test.step('the label nochat removes entry, floating entry and page [C-006] [C-021] [Q-040]', async () => {
    const labelled = await visit(site.origin);
    await login(labelled.page, 'nochat01', 'Fairlot2026');
    await labelled.page.getByRole('button', { name: 'Show contacts' }).click();
    await labelled.page.getByRole('link', { name: 'WhatsApp' }).waitFor();
    expect(await entryOf(labelled.page).count()).toBe(0);
    await open(labelled.page, '/m/customer');
    await labelled.page.getByText('Help centre').waitFor();
    expect(await entryOf(labelled.page).count()).toBe(0);
    await open(labelled.page, '/m/chat');
    await labelled.page.getByText('Live chat is not open to you').waitFor();
    await labelled.close();
  });
  await test.step('a trial member has neither chat nor counter [S-082] [C-005] [C-021]', async () => {
    const trial = await visit(site.origin);
    const isCounted = askedOf(trial.page);
    await open(trial.page, '/m/trail');
    await trial.page.getByRole('button', { name: /play/i }).first().click();
    await trial.page.waitForURL('**/m/home');
    await trial.page.getByRole('button', { name: 'Show contacts' }).click();
    await trial.page.getByRole('link', { name: 'WhatsApp' }).waitFor();
    expect([await isCounted(), await entryOf(trial.page).count()]).toEqual([false, 0]);
    await open(trial.page, '/m/customer');
    await trial.page.getByText('Help centre').waitFor();
    expect([await isCounted(), await entryOf(trial.page).count()]).toEqual([false, 0]);
    await trial.close();
  });
  await test.step('without the flag there is no entry and no count [Q-031] [C-004] [C-021]', async () => {
    const counted = page.waitForRequest('**/wps/chat/unreadCount');
    await open(page, '/m/customer');
    await entryOf(page).waitFor();
    await counted;
    await change({ CBS3: false });
    const isCounted = askedOf(page);
    await open(page, '/m/customer');
    await page.getByText('Help centre').waitFor();
    expect([await isCounted(), await entryOf(page).count()]).toEqual([false, 0]);
    await open(page, '/m/home');
    await page.getByRole('button', { name: 'Show contacts' }).click();
    await page.getByRole('link', { name: 'WhatsApp' }).waitFor();
    expect([await isCounted(), await entryOf(page).count()]).toEqual([false, 0]);
    await change({ CBS3: true });
  });
  await test.step('every other type has the entry; only types 0, 1 and 2 have a counter [C-005] [S-081]', async () => {
    const accounts = { agent01: true, type02: true, type03: false, type40: false, type41: false, type42: false };
    for (const [account, isCounted] of Object.entries(accounts)) {
      const player = await visit(site.origin);
      const asked = askedOf(player.page);
      await login(player.page, account, 'Fairlot2026', '/m/customer');
      await entryOf(player.page).waitFor();
      if (isCounted) await expect.poll(asked, { message: account }).toBe(true);
      else expect([account, await asked()]).toEqual([account, false]);
      await player.close();
    }
  });
  await test.step('an entry of kind LIVECHAT opens the chat, all others their link [E-066]', async () => {
    await open(page, '/m/customer');
    await entryOf(page).waitFor();
    expect(await page.getByRole('link', { name: /^Customer service/ }).getAttribute('href')).toMatch(/^https:/);
    await entryOf(page).click();
    await page.waitForURL('**/m/chat');
    expect(pathOf(page)).toBe('/m/chat');
  });
  expect(member.errors).toEqual([]);
});
