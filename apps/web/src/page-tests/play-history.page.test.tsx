import { expect, onTestFinished, vi } from 'vitest';
import { createMember } from '@fairlot/testkit/members';
import { test } from '@fairlot/testkit/page/kit';
import { changeAnswer } from '@fairlot/testkit/page/network';
import { sql } from '@fairlot/testkit/site/server-parts';
import type { Limit } from '../features/protection/api/limits.ts';
import type { PlayHistory } from '../features/protection/api/session.ts';
import { openPageSite } from './open-page.testing.tsx';

const site = await openPageSite();

test('the history shows the running total, the loss limits of the period, and pictures of the games', async () => {
  const page = await site.phoneOf('demo01');
  const nets = ['-42.00', '118.00', '-60.00', '-25.00', '64.00', '-208.90', '-43.60'];
  changeAnswer<{ value: PlayHistory }>(page, /protection\/history/, ({ value }) => {
    value.days.forEach((day, index) => (day.net = nets[index % nets.length]!));
    const game = { product: 'slots', gameId: 'NW-1', gameName: 'Reels', bets: 86, picture: null } as const;
    value.games = [{ ...game, stake: '412.00', win: '271.00', net: '-141.00' }];
  });
  changeAnswer<{ value: Limit[] }>(page, /protection\/limits/, ({ value }) => {
    const losses: Record<string, string> = { day: '250.00', week: '900000.00' };
    for (const one of value) one.limit = one.kind === 'loss' ? (losses[one.period] ?? null) : null;
  });
  await page.goto('/m/member/history');
  const result = page.getByRole('region', { name: 'Net result' });
  await result.getByText('Loss limit (Day): 250.00').waitFor();
  await result.getByText('Loss limit (Week): 900,000.00').waitFor();
  // A limit far beyond the bars is named, but would flatten them.
  expect(await result.locator('svg line.limit').count()).toBe(1);
  expect(await result.locator('svg rect').count()).toBe(7);
  expect(await result.locator('polyline').count()).toBe(1);
  const rows = result.getByRole('table').getByRole('row');
  expect(await rows.last().innerText()).toMatch(/\u221243\.60\s*\u2212197\.50/);
  await page.getByRole('region', { name: 'By game' }).locator('.thumbnail').waitFor();
  // The bars of a year are months, for which no limit is set.
  await page.getByRole('radio', { name: 'Year' }).click();
  await result.locator('svg line.limit').waitFor({ state: 'detached' });
});

test('a period without bets has no chart of zeros', async () => {
  const page = await site.phoneOf('demo01');
  changeAnswer<{ value: PlayHistory }>(page, /protection\/history/, ({ value }) => {
    for (const day of value.days) day.net = '0.00';
    value.games = [];
  });
  await page.goto('/m/member/history');
  const result = page.getByRole('region', { name: 'Net result' });
  await result.getByText('No settled bets in this period').waitFor();
  expect(await result.locator('svg rect, polyline').count()).toBe(0);
});

test('the header saves the period as a file', async () => {
  const save = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => save.mockRestore());
  const page = await site.phoneOf('demo01');
  await page.goto('/m/member/history');
  await page.getByRole('region', { name: 'Net result' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Save as a file (CSV)' }).click();
  const [file] = save.mock.lastCall ?? [];
  expect(await (file as Blob).text()).toContain('"Total"');
});

test('a reality check that another tab has answered closes when the player returns to this tab', async () => {
  const { db } = site.app.platform;
  const member = await createMember(site.app);
  await db.run(sql`
    with checked as (
      update protection_members set reality_check_minutes = 10
       where member_id = ${member.memberId}::bigint returning member_id)
    insert into protection_sessions (member_id, began_at, seen_at)
    select member_id, clock_timestamp() - interval '11 minutes', clock_timestamp() from checked`);
  const page = site.phone(member);
  await page.goto('/m/other');
  const check = page.getByRole('alertdialog', { name: 'Reality check' });
  await check.getByText(/min of play$/).waitFor();

  await db.run(sql`update protection_sessions set checked_at = clock_timestamp()`);
  window.dispatchEvent(new Event('visibilitychange'));
  await check.waitFor({ state: 'detached' });
  expect(page.network.to('/wps/protection/realityCheck/acknowledge')).toEqual([]);
});
