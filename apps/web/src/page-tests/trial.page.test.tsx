import { createMember } from '@fairlot/testkit/members';
import { sql } from '@fairlot/testkit/site/server-parts';
import { describe, expect, test } from 'vitest';
import { box, create, fillSecrets } from './kit.testing.ts';
import { openPageSite, type Page } from './open-page.testing.tsx';

const site = await openPageSite();
const question = (page: Page) => page.getByRole('dialog', { name: 'Log in to a real account' });

const openTrial = () => site.phoneOfNew({ type: 4, balance: '1000000.00' });

describe('a trial account is asked for a real one [Q-024]', () => {
  test.each(['/m/voucherCenter', '/m/withdraw', '/m/securityCenter', '/m/promoSelect', '/m/activityNew?id=6'])(
    'on %s, before the page calls the server',
    async (path) => {
      const page = await openTrial();
      await page.goto(path);
      await question(page).waitFor();
      await page.settle();
      for (const call of [
        '/wps/deposit/methods',
        '/wps/withdraw/settings',
        '/wps/security',
        '/wps/activity/applications',
      ])
        expect(page.network.to(call)).toEqual([]);
    },
  );

  test('instead of a new password', async () => {
    const page = await openTrial();
    await page.goto('/m/changePsw');
    await question(page).waitFor();
    expect(await page.getByRole('dialog', { name: 'Change password' }).count()).toBe(0);
    await question(page).getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('/m/home');
    await question(page).waitFor({ state: 'detached' });
  });

  test('when it chooses feedback about money, and stays on the page after closing the question', async () => {
    const page = await openTrial();
    await page.goto('/m/feedback');
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Choose a subject/ }).click();
      await page.getByRole('dialog', { name: 'About' }).getByRole('button', { name }).click();
    };
    for (const name of ['Deposit', 'Withdrawal']) {
      await choose(name);
      await question(page).getByRole('button', { name: 'Close' }).click();
      await question(page).waitFor({ state: 'detached' });
      expect(location.pathname).toBe('/m/feedback');
    }
    await choose('Game');
    await page.getByRole('main').getByRole('button', { name: /^Game/ }).waitFor();
    expect(await question(page).count()).toBe(0);
  });

  test('and the home page replaces the page when the question is closed', async () => {
    const page = await openTrial();
    await page.goto('/m/home');
    await page.follow('/m/voucherCenter');
    const before = history.length;
    await question(page).getByRole('button', { name: 'Close' }).click();
    await page.waitForURL('/m/home');
    expect(history.length).toBe(before);
  });
});

test('a trial account is not offered a play break, which the server refuses', async () => {
  const rowsFor = async (page: Page) => {
    await page.goto('/m/member/home');
    await page.getByRole('link', { name: 'Settings' }).waitFor();
    return page.getByRole('button', { name: /^Play break/ }).count();
  };
  expect(await rowsFor(await site.phoneOf('demo01'))).toBe(1);
  expect(await rowsFor(await openTrial())).toBe(0);
});

test('free play cannot start again: its page redirects members and trial members home', async () => {
  for (const open of [() => site.phoneOf('demo01'), openTrial]) {
    const page = await open();
    for (const path of ['/m/trail', '/m/trial']) {
      await page.goto(path);
      expect(location.pathname).toBe('/m/home');
    }
  }
});

test('an invitation link registers a trial member as a member of its owner', async () => {
  const owner = await createMember(site.app);
  const code = await site.app.platform.db.value(sql<string>`
    select invitation_code from people_members where id = ${owner.memberId}::bigint`);
  const page = await openTrial();
  await page.goto(`/m/register?affiliateCode=${code}`);
  const sheet = page.getByRole('dialog', { name: 'Register' });
  await box(sheet, 'Username').fill('oncetrial1');
  await fillSecrets(sheet);
  await create(sheet).click();
  await page.getByText('oncetrial1').first().waitFor();
  const inviter = await site.app.platform.db.value(sql<bigint>`
    select inviter_id from people_members where account = 'oncetrial1'`);
  expect(inviter).toBe(owner.memberId);
});
