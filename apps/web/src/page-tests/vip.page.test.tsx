import { sql } from '@fairlot/testkit/site/server-parts';
import { createMember } from '@fairlot/testkit/members';
import { expect } from 'vitest';
import { test } from '@fairlot/testkit/page/kit';
import { changeAnswer, hold } from '@fairlot/testkit/page/network';
import type { CheckIn, Club } from '../features/loyalty/api/loyalty.ts';
import { serverNow, syncClock } from '../shared/clock/clock.ts';
import { openPageSite } from './open-page.testing.tsx';

const site = await openPageSite();

test('the VIP page writes all its dates in one format', async () => {
  const page = await site.phoneOf('vip01');
  changeAnswer<{ value: Club }>(page, /member\/clubBenefit/, ({ value }) => {
    value.since = Date.UTC(2026, 10, 9, 12);
    value.keep = { until: '2027-01-08', turnover: '1.00', needed: '2.00' };
  });
  await page.goto('/m/vip');
  await page.getByText('Required until 8 Jan 2027').waitFor();
  expect(await page.getByText('At this level since 9 Nov 2026').count()).toBe(1);
});

test('the account page shows the level beside the name', async () => {
  const page = await site.phoneOf('vip01');
  await page.goto('/m/member/home');
  await page.getByText('VIP 3', { exact: true }).waitFor();
});

test('a birthday, which can be saved once, is not sent again by a second tap', async () => {
  const page = await site.phoneOfNew();
  await page.goto('/m/member/benefits');
  await page.getByLabel('Birthday, day and month').fill('31/12');
  const held = hold(page, /member\/birthday/);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect.poll(() => save.isDisabled()).toBe(true);
  held.release();
  await save.waitFor({ state: 'detached' });
});

test('rewards that are no money are collected by their number, not as a sum of 0.00', async () => {
  const member = await createMember(site.app);
  await site.app.platform.db.run(sql`
    insert into loyalty_rewards (source_key, member_id, kind, amount_minor, asset, title, expires_at)
    select 'test:' || n, ${member.memberId}::bigint, 'bonus', 1000000, 'VND', '{"EN": "Gift"}',
           clock_timestamp() + interval '1 day' from generate_series(1, 2) as n`);
  const page = site.phone({ ...member, type: 0 });
  await page.goto('/m/rewardCenter');
  await page.getByRole('button', { name: 'Collect all, 2' }).click();
  await page.getByText('2 collected').first().waitFor();
});

test('the check-in is read again when the day of the merchant ends', async () => {
  const page = await site.phoneOf('vip01');
  let isNextDay = false;
  changeAnswer<{ value: CheckIn }>(page, /wps\/checkIn/, ({ value }) => {
    value.isDone = !isNextDay;
  });
  await page.goto('/m/member/benefits');
  await page.getByRole('button', { name: 'Checked in today' }).waitFor();
  isNextDay = true;
  syncClock(serverNow() + 86_400_000);
  await page.getByRole('button', { name: /^Check in/ }).waitFor();
});
