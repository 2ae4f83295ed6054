import { parseMinor } from '@fairlot/money';
import { openBackOffice, openDevice } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { ask, TEST_ZONE } from './agency.testing.ts';
import { addDays, today } from './days.ts';

/** Module id of the betting record. */
const MODULE = 'TRANSBETREPMEM3';

const office = await openBackOffice();
await office.app.platform.events.outbox.drain();

const now = today(TEST_ZONE);
/** First days of the periods: the dashboard's last seven days with today, and a longer period. */
const PERIODS = [addDays(now, -6), addDays(now, -20)] as const;

async function sessionOf(account: string) {
  const found = await office.app.rooms.people.findByAccount(account);
  if (found === undefined) throw new Error(`${account} is no member of the demonstration`);
  return { id: found.id, ...(await openDevice(office.app, found.id)) };
}
const teamOf = async (who: Awaited<ReturnType<typeof sessionOf>>, path: string, from: string) =>
  (await ask(office.app, who, `/wps/agent/team/${path}?startDate=${from}&endDate=${now}`)).footer as Record<
    string,
    string | number
  >;
/** Sums of a report's days, in units of the last decimal. */
async function reportOf(name: string, from: string): Promise<bigint[]> {
  const path = `/reports/${name}?from=${from}&to=${now}`;
  const { rows } = (await office.call<{ rows: { numbers: string[] }[] }>('GET', path)).value;
  const units = rows.map(({ numbers }) => numbers.map((number) => BigInt(number.replace('.', ''))));
  return (units[0] ?? []).map((_first, column) => units.reduce((sum, row) => sum + (row[column] ?? 0n), 0n));
}

it("shows the demonstration's bets consistently in team lists and reports", async () => {
  const agent = await sessionOf('agent01');
  for (const from of PERIODS) {
    const team = await teamOf(agent, 'overview', from);
    expect(parseMinor(String(team['turnover']))).toBeGreaterThan(0n);
    const { turnover, prize, bets } = team;
    expect([from, await teamOf(agent, 'pnl', from)]).toMatchObject([from, { turnover, prize, bets }]);
    expect([from, await teamOf(agent, 'betting', from)]).toMatchObject([
      from,
      { stake: turnover, win: prize, total: bets },
    ]);
    const played = [parseMinor(String(turnover)), parseMinor(String(prize)), BigInt(String(bets))];
    const revenue = await reportOf('revenue', from);
    expect([from, revenue[0], revenue[1], revenue[3]]).toEqual([from, ...played]);
    const agents = await reportOf('agents', from);
    expect([from, agents[0], agents[1], agents[4]]).toEqual([from, ...played]);
  }
});

it('shows them on the dashboard, with the deposits of the team', async () => {
  const { value } = await office.call<{
    from: number;
    figures: { name: string; value: string }[];
    games: { total: number; lines: { turnover: string; bets: number }[] };
  }>('GET', '/dashboard?period=week');
  const from = new Intl.DateTimeFormat('en-CA', { timeZone: TEST_ZONE }).format(value.from);
  const team = await teamOf(await sessionOf('agent01'), 'overview', from);
  const figure = (name: string) => value.figures.find((one) => one.name === name)?.value;
  expect([figure('turnover'), figure('bets'), figure('deposits')]).toEqual([
    team['turnover'],
    String(team['bets']),
    team['deposit'],
  ]);
  const path = `/reports/revenue?by=game&from=${from}&to=${now}`;
  type Row = { key: string; numbers: string[] };
  const { rows } = (await office.call<{ rows: Row[] }>('GET', path)).value;
  const days = (game: readonly Row[]) => game.reduce((sum, { numbers }) => sum + parseMinor(numbers[0] ?? ''), 0n);
  const turnovers = [...Map.groupBy(rows, ({ key }) => key).values()].map(days).sort((a, b) => Number(b - a));
  expect(turnovers.reduce((sum, turnover) => sum + turnover, 0n)).toBe(parseMinor(String(team['turnover'])));
  // The dashboard shows the largest games and the total number of games.
  expect(value.games.total).toBe(turnovers.length);
  expect(value.games.lines.map(({ turnover }) => parseMinor(turnover))).toEqual(turnovers.slice(0, 8));
});

it('shows them in the record of each member', async () => {
  const agent = await sessionOf('agent01');
  const [, from] = PERIODS;
  for (const account of ['agent02', 'linh07', 'oanh44']) {
    const member = await sessionOf(account);
    const seen = await ask<{ list: { stake: string; win: string | null }[] }>(
      office.app,
      member,
      `/lgw/record/bets?startDate=${from}&endDate=${now}&pageSize=100`,
      { moduleId: MODULE },
    );
    const sum = (amounts: (string | null)[]) => amounts.reduce((total, one) => total + parseMinor(one ?? '0.00'), 0n);
    const listed = `/wps/agent/team/transactions?memberId=${member.id}&startDate=${from}&endDate=${now}`;
    const { footer } = await ask(office.app, agent, listed);
    const own = footer as Record<string, string | number>;
    expect([account, seen.value.list.length]).toEqual([account, own['bets']]);
    expect([account, sum(seen.value.list.map(({ stake }) => stake))]).toEqual([
      account,
      parseMinor(String(own['turnover'])),
    ]);
    expect([account, sum(seen.value.list.map(({ win }) => win))]).toEqual([account, parseMinor(String(own['prize']))]);
  }
});

it("names their lotteries in the reader's language [R-059]", async () => {
  const agent = await sessionOf('agent01');
  const path = `/wps/agent/team/betting?startDate=${PERIODS[1]}&endDate=${now}&pageSize=100`;
  const names = { EN: ['Vietnam 5 minutes', 'Vietnam 60 seconds'], VI: ['Việt Nam 5 phút', 'Việt Nam 60 giây'] };
  for (const [language, expected] of Object.entries(names)) {
    const reader = { headers: { ...agent.headers, language } };
    const { list } = (await ask<{ list: { source: string; gameName: string }[] }>(office.app, reader, path)).value;
    const named = new Set(list.filter(({ source }) => source === 'lottery').map(({ gameName }) => gameName));
    expect([...named].toSorted()).toEqual(expected);
  }
});
