import { createMember } from '@fairlot/testkit/members';
import { test } from '@fairlot/testkit/page/kit';
import { sql } from '@fairlot/testkit/site/server-parts';
import { expect } from 'vitest';
import { openPageSite } from '../open-page.testing.tsx';

const site = await openPageSite();
const { db } = site.app.platform;

test('a member sets a limit, requests a higher one and keeps the current one', async () => {
  const page = await site.phoneOfNew();
  await page.goto('/m/set?tab=limits');
  const limits = page.getByRole('region', { name: 'Play limits' });
  await limits.getByRole('button', { name: 'Loss: Set' }).click();
  const sheet = page.getByRole('dialog', { name: 'Loss · Day' });
  await sheet.getByRole('button', { name: 'Set limit' }).click();
  await sheet.getByText('Enter an amount').waitFor();
  await sheet.getByRole('textbox', { name: 'New limit' }).fill('20,000');
  await sheet.getByText('It starts immediately').waitFor();
  await sheet.getByRole('button', { name: 'Set limit' }).click();
  await sheet.waitFor({ state: 'detached' });
  await limits.getByText('20,000.00', { exact: true }).waitFor();
  await limits.getByText('0.00 used').waitFor();

  await limits.getByRole('button', { name: 'Loss: Change' }).click();
  // Presets around the current limit: 10,000, 15,000, 30,000 and 50,000.
  await sheet.getByRole('button', { name: '50,000', exact: true }).click();
  await sheet.getByText('Higher than now: it can start after 24 hours').waitFor();
  await sheet.getByRole('button', { name: 'Keep 20,000.00' }).waitFor();
  await sheet.getByRole('button', { name: 'Request 50,000.00' }).click();
  await limits.getByText(/^50,000\.00 can start in 2[34] h/).waitFor();
  await db.run(sql`update protection_limits set confirm_from = clock_timestamp() where is_raise_pending`);
  await page.goto('/m/member/limits');
  await limits.getByText('50,000.00 can start now').waitFor();
  await limits.getByRole('button', { name: 'Confirm' }).click();
  await limits.getByText('50,000.00', { exact: true }).waitFor();

  await limits.getByRole('button', { name: 'Loss: Change' }).click();
  await sheet.getByRole('button', { name: 'Request no limit' }).click();
  await limits.getByRole('button', { name: 'Keep 50,000.00' }).click();
  await limits.getByRole('button', { name: 'Keep 50,000.00' }).waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Week' }).click();
  await limits.getByRole('button', { name: 'Loss: Set' }).waitFor();
  await limits.getByRole('button', { name: 'Time in one session: Set' }).waitFor();
  expect(await limits.getByRole('button', { name: 'Loss: Change' }).count()).toBe(0);
});

test('the reality check opens over the current page, and is answered', async () => {
  const member = await createMember(site.app);
  const { memberId } = member;
  await db.transaction(async (tx) => {
    const { changeLimit } = site.app.rooms.protection;
    await changeLimit(tx, memberId, { kind: 'session', period: 'day', wanted: 90n });
    await changeLimit(tx, memberId, { kind: 'loss', period: 'month', wanted: 5_000_000n });
  });
  const page = site.phone({ ...member, type: 0 });
  await page.goto('/m/member/limits');
  await page.getByRole('button', { name: /Reality check/ }).click();
  await page.getByRole('dialog', { name: 'Remind me every' }).getByRole('button', { name: '10 min' }).click();
  await page.getByText('Every 10 min').waitFor();
  await db.run(sql`
    update protection_sessions set began_at = began_at - interval '11 minutes'
     where member_id = ${memberId}::bigint`);
  await page.goto('/m/lott');
  const check = page.getByRole('alertdialog', { name: 'Reality check' });
  await check.getByText(/^1[1-5] min of play$/).waitFor();
  await check.getByText('Stakes').waitFor();
  await check.getByText(/^0:1\d$/).waitFor();
  await check.getByText('of 1:30', { exact: true }).waitFor();
  await check.getByText('0.00 of 50,000.00').waitFor();
  await check.getByText('50,000.00 left').waitFor();
  await check.getByRole('button', { name: 'See history' }).click();
  await page.waitForURL('/m/member/history');
  await check.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Net result' }).waitFor();
  await page.getByText('No settled bets in this period').waitFor();
  expect(page.network.to('/wps/protection/realityCheck/acknowledge')).toHaveLength(1);
});

test('the history totals stakes and wins, by day and by game', async () => {
  const member = await createMember(site.app);
  await db.run(sql`
    insert into protection_bets (bet_id, member_id, asset, product, game_id, game_name, stake_minor, win_minor, status,
      placed_at, version)
    select gen_random_uuid(), ${member.memberId}::bigint, 'VND', 'lottery', 'VN60', 'Fast 60', 100000 * n,
           case when n % 3 = 0 then 400000 else 0 end, case when n % 3 = 0 then 'won' else 'lost' end,
           clock_timestamp() - n * interval '20 hours', 1 from generate_series(1, 7) as n`);
  const page = site.phone({ ...member, type: 0 });
  await page.goto('/m/member/history');
  const result = page.getByRole('region', { name: 'Net result' });
  await result.getByRole('paragraph').filter({ hasText: '−20,000.00' }).waitFor();
  await result.getByText('You lost').waitFor();
  await page.getByRole('region', { name: 'By game' }).getByText('28,000.00 staked · bets: 7').waitFor();
  await page.getByRole('radio', { name: 'Year' }).click();
  await result.getByRole('paragraph').filter({ hasText: '−20,000.00' }).waitFor();
  expect(await result.getByText('You lost').count()).toBe(1);
});
