import { sql } from '@fairlot/server/platform/db/index';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/test.ts';
import { login, open, type Visit, visit } from '../../kit/browser.ts';
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

test('a level of the club with the label nochat removes the chat [C-006]', async () => {
  // demo01 is on VIP 2.
  const labelLevel = (label: string) =>
    site.app.platform.db.run(sql`update loyalty_levels set label = ${label} where level = 2`);
  await labelLevel('nochat');
  await open(page, '/m/customer');
  await page.getByText('Help centre').waitFor();
  await expect.poll(() => entryOf(page).count()).toBe(0);
  await open(page, '/m/chat');
  await page.getByText('Live chat is not available to you').waitFor();
  await labelLevel('');
  await open(page, '/m/customer');
  await entryOf(page).waitFor();
  expect(member.errors).toEqual([]);
});
