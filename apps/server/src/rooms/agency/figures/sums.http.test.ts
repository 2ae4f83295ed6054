import { parseMinor } from '@fairlot/money';
import { createMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { ask, betsOf, openTeam } from '../agency.testing.ts';
import { setRates } from '../rates.ts';

const { app, team } = await openTeam();
const { top, downline, member } = team;

type Row = Record<string, unknown>;

/** All rows of a list across its pages, and the footer, which is the same on each page. */
async function read(url: string, pageSize = 2): Promise<{ rows: Row[]; footer: Row }> {
  const rows: Row[] = [];
  const footers: unknown[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
    const mark = url.includes('?') ? '&' : '?';
    const answer = await ask<{ list: Row[]; totalPages: number }>(
      app,
      top,
      `${url}${mark}pageNo=${pageNo}&pageSize=${pageSize}`,
    );
    expect([url, answer.errorCode]).toEqual([url, null]);
    expect(answer.value.list.length).toBeLessThanOrEqual(pageSize);
    pages = answer.value.totalPages;
    rows.push(...answer.value.list);
    footers.push(answer.footer);
  }
  expect(new Set(footers.map((one) => JSON.stringify(one))).size).toBe(1);
  return { rows, footer: footers[0] as Row };
}

/** Converts amounts with two or six decimals to units of the last decimal; returns numbers unchanged. */
const unitsOf = (value: unknown) =>
  typeof value === 'string' ? BigInt(value.replace('.', '')) : BigInt((value as number | null) ?? 0);
const sumOf = (rows: readonly Row[], name: string) => rows.reduce((sum, row) => sum + unitsOf(row[name]), 0n);

const FIGURES = ['deposit', 'withdrawal', 'turnover', 'prize', 'bonus', 'commission', 'profit', 'bets'];
const SUMS = ['turnover', 'amount', 'bets'];

it('prepares a team with rounds of every outcome', async () => {
  const since = new Date(Date.now() - 3_600_000);
  await app.platform.db.transaction(async (tx) => {
    await setRates(tx, top.memberId, { originals: 30, lottery: 1990 }, 'test', since);
    await setRates(tx, downline.memberId, { originals: 10, lottery: 1980 }, 'test', since);
  });
  const others = await Promise.all([1, 2].map(() => createMember(app, { inviterId: top.memberId })));
  for (const [index, who] of [top, downline, member, ...others].entries())
    for (const [turn, product] of (['originals', 'lottery'] as const).entries()) {
      const bets = betsOf(app, who, product);
      for (const [nth, outcome] of [
        { status: 'won', winMinor: '150000' },
        // Paid less than its stake.
        { status: 'lost', winMinor: '32349' },
        { status: 'lost' },
        { status: 'refunded' },
        undefined,
      ].entries()) {
        const betId = `d9d6d8f2-0000-4000-8000-00000000${index}${turn}${nth}0`;
        await bets.placed({ betId, stakeMinor: String(100_000 + 1000 * index + nth) });
        if (outcome !== undefined) await bets.settled({ betId, ...(outcome as { status: 'won' }) });
      }
    }
  await app.platform.events.outbox.drain();
  expect((await read('/wps/agent/team/betting', 100)).rows).toHaveLength(50);
});

it.each([
  ['/wps/agent/team/betting', ['stake', 'win']],
  ['/wps/agent/team/betting?status=lost', ['stake', 'win']],
  ['/wps/agent/team/betting?status=refunded', ['stake', 'win']],
  ['/wps/agent/team/betting?product=lottery', ['stake', 'win']],
  ['/wps/agent/team/members', FIGURES],
  ['/wps/agent/team/members?account=e', FIGURES],
  ['/wps/agent/team/members?sort=-turnover', FIGURES],
  ['/wps/agent/team/overview', FIGURES],
  ['/wps/agent/team/pnl', FIGURES],
  ['/wps/agent/rebates', SUMS],
  ['/wps/agent/rebates?product=lottery', SUMS],
  ['/wps/agent/rebates?state=waiting', SUMS],
  ['/wps/agent/rebates?state=paid', SUMS],
  ['/wps/agent/team/rebate', SUMS],
])('the sums of %s equal the total of its rows', async (url, names) => {
  const { rows, footer } = await read(url);
  for (const name of names) {
    // Each rebate belongs to one bet.
    const sum = url.includes('/rebates') && name === 'bets' ? BigInt(rows.length) : sumOf(rows, name);
    expect([url, name, unitsOf(footer[name])]).toEqual([url, name, sum]);
  }
});

it('counts the payout of a lost round', async () => {
  const { footer } = await read('/wps/agent/team/betting?status=lost', 100);
  expect(parseMinor(footer['win'] as string)).toBe(10n * 32_349n);
});

it('reads days page by page', async () => {
  for (const url of ['/wps/agent/team/overview', '/wps/agent/team/pnl']) {
    const days = '?startDate=2026-02-01&endDate=2026-02-05';
    const { rows } = await read(`${url}${days}`);
    expect(rows.map(({ date }) => date)).toEqual([5, 4, 3, 2, 1].map((day) => `2026-02-0${day}`));
    const whole = await ask<{ list: Row[]; totalPages: number }>(app, top, `${url}${days}`);
    expect(whole.value).toMatchObject({ list: rows, totalPages: 1 });
  }
  expect(await ask(app, top, '/wps/agent/teamKPIC?pageNo=1&pageSize=25&size=0')).toMatchObject({ success: true });
});
