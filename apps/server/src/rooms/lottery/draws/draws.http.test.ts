import { canonicalLines, merkleRoot, ticketLeaf, toHex, verifyDraw } from '@fairlot/fairness';
import { VN_NORTH } from '@fairlot/lottery-maths';
import { formatMinor, parseMinor } from '@fairlot/money';
import { createMember, createTestApp, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { buy, createIssue, de, finishIssue, get, moveIssue } from '../lottery.testing.ts';
import type { History } from '../index.ts';
import type { Draw, Menu, Plays, Ticket } from '../present.ts';

const app = await openTestApp({ seed: 'demo' });
await app.rooms.lottery.runDueSteps();

const drawUrl = (issue: string) => `/lgw/lottery/draws/VN60/${issue}`;

test('commitment and Merkle root are public before the draw and lead to its numbers outside the server', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const issue = await createIssue(app);
  const onSale = (await get<Draw>(app, drawUrl(issue))).value;
  expect(onSale).toMatchObject({
    state: 'open',
    result: null,
    seed: null,
    merkleRoot: null,
    ticketCount: null,
    voidReason: null,
  });
  const sold = [];
  for (const pick of ['01', '02', '03'])
    sold.push(await buy(app, member, issue, [de(pick), { play: 'xien2', picks: ['50', pick], unitStake: '1000.00' }]));

  await moveIssue(app, issue, -20, 3_600_000);
  await app.rooms.lottery.runDueSteps();
  const locked = (await get<Draw>(app, drawUrl(issue))).value;
  expect(locked).toMatchObject({
    state: 'locked',
    result: null,
    seed: null,
    ticketCount: 3,
    commitment: onSale.commitment,
  });
  // Every owner can recompute the leaf of a ticket; together they give the root.
  const leaves = [];
  for (const { ticketId } of sold.toSorted((a, b) => (a.ticketId < b.ticketId ? -1 : 1))) {
    const { value } = await get<Ticket>(app, `/lgw/lottery/tickets/${ticketId}`, member.headers);
    const lines = value.lines.map(({ play, picks, unitStake }) => ({
      play,
      picks,
      unitStakeMinor: parseMinor(unitStake),
    }));
    leaves.push(ticketLeaf({ ticketId, salt: value.salt, canonicalLines: canonicalLines(lines) }));
  }
  expect(toHex(merkleRoot(leaves))).toBe(locked.merkleRoot);

  await finishIssue(app, issue);
  const settled = (await get<Draw>(app, drawUrl(issue))).value;
  expect(settled).toMatchObject({
    state: 'settled',
    commitment: onSale.commitment,
    merkleRoot: locked.merkleRoot,
    resultVersion: 1,
    beacon: { mode: 'off' },
  });
  const verdict = await verifyDraw({
    gameCode: 'VN60',
    numero: issue,
    rulesVersion: settled.rulesVersion,
    commitment: onSale.commitment,
    merkleRoot: locked.merkleRoot ?? '',
    seed: settled.seed ?? '',
    levels: VN_NORTH.levels,
    result: settled.result ?? [],
  });
  expect(verdict).toMatchObject({ ok: true, checks: { commitment: true, numbers: true } });
});

test('pays every number 00 to 99 on lo 2 and de by result and odds, to the minor unit', async () => {
  const member = await createMember(app, { balance: '10000000.00' });
  const issue = await createIssue(app);
  const numbers = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
  const stakeOf = (index: number) => `${1001 + 7 * index}.00`;
  const lines = ['lo2', 'de'].flatMap((play) =>
    numbers.map((pick, index) => ({ play, picks: [pick], unitStake: stakeOf(index) })),
  );
  const sold = await buy(app, member, issue, lines);
  await finishIssue(app, issue);

  const { result } = (await get<Draw>(app, drawUrl(issue))).value;
  const tails = (result ?? []).flatMap((level) => level.numbers.map((number) => number.slice(-2)));
  const special = result?.find(({ level }) => level === 'DB')?.numbers[0]?.slice(-2);
  expect(tails).toHaveLength(27);
  const expected = lines.map(({ play, picks, unitStake }) => {
    const hits = play === 'de' ? Number(picks[0] === special) : tails.filter((tail) => tail === picks[0]).length;
    return { hits, win: formatMinor((parseMinor(unitStake) * 995_000n * BigInt(hits)) / 10_000n) };
  });
  const ticket = (await get<Ticket>(app, `/lgw/lottery/tickets/${sold.ticketId}`, member.headers)).value;
  expect(ticket.lines.map(({ hits, win }) => ({ hits, win }))).toEqual(expected);
  const totalMinor = expected.reduce((sum, { win }) => sum + parseMinor(win), 0n);
  expect(ticket).toMatchObject({ status: 'won', win: formatMinor(totalMinor) });
  expect(expected.filter(({ hits }) => hits > 0).length).toBeGreaterThan(10);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(parseMinor(sold.balance) + totalMinor);
  expect(await app.rooms.wallet.accountBalance(`escrow:VN60:${issue}:VND`)).toBe(0n);
});

test('settled tickets are announced to members, rooms and clients', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  const issue = await createIssue(app);
  const sold = await buy(app, member, issue, [de('00')]);
  await finishIssue(app, issue);
  const paid = await app.platform.db.one(sql<{ payload: { bets: object[] } }>`
    select payload from platform_outbox where topic = 'bet.settled' and payload->>'roundId' = ${issue}`);
  expect(paid.payload).toMatchObject({
    source: 'lottery',
    product: 'lottery',
    vendor: null,
    gameId: 'VN60',
    gameName: 'Vietnam 60 seconds',
    asset: 'VND',
  });
  const { status, win, settledAt } = (await get<Ticket>(app, `/lgw/lottery/tickets/${sold.ticketId}`, member.headers))
    .value;
  expect(paid.payload.bets).toEqual([
    {
      betId: sold.ticketId,
      memberId: String(member.memberId),
      userName: member.userName,
      stakeMinor: '100000',
      status,
      winMinor: String(parseMinor(win ?? '')),
      bonusWinMinor: '0',
      version: 1,
      at: settledAt,
    },
  ]);
  const outcome = () =>
    app.platform.db.rows(sql<{ name: string; memberId: bigint | null }>`
      select name, member_id as "memberId" from platform_stream
        where data->>'numero' = ${issue} or data->>'ticketId' = ${sold.ticketId} order by id`);
  const ofDraw = ['draw.opened', 'draw.locked', 'draw.drawn', 'draw.settled'];
  expect((await outcome()).map(({ name }) => name)).toEqual(ofDraw);
  // Pages read the record when they are notified of the ticket, so the notification is sent with the record and not
  // before.
  await app.platform.events.outbox.drain();
  const { value: bets } = await get<{ list: object[] }>(app, '/lgw/record/bets', {
    ...member.headers,
    moduleid: 'TRANSBETREPMEM3',
  });
  expect(bets.list).toMatchObject([{ ticketId: sold.ticketId, status }]);
  expect((await outcome()).map(({ name }) => name)).toEqual([...ofDraw, 'ticket.settled']);
  expect((await outcome()).at(-1)?.memberId).toBe(member.memberId);
});

test('returns menu, groups and issues [E-037] [E-038] [X-066]', async () => {
  for (const url of ['/lgw/lottery/vn/menu?prizeMode=Lott&device=MOBILE', '/lgw/lottery/getLottList']) {
    const { value } = await get<Menu>(app, url);
    expect(value.map(({ tag, gameMenus }) => [tag, gameMenus.length])).toEqual([
      ['VN', 2],
      ['vietnam_rb_stock', 1],
      ['LOTTO', 1],
      ['K3', 2],
      ['PC28', 1],
      ['SSC', 2],
      ['PK10', 1],
      ['11X5', 1],
      ['KENO', 1],
      ['GPI', 0],
    ]);
    expect(value[1]?.gameMenus[0]).toMatchObject({ code: 'VN180', lockTime: 20_000, spanTime: 40_000 });
    const games = value[0]?.gameMenus ?? [];
    expect(games.map(({ gameCode }) => gameCode)).toEqual(['VN60', 'VN300']);
    expect(games[0]).toMatchObject({
      code: 'VN60',
      gameId: 'VN60',
      gameMenuTag: 'VN',
      gameType: 'LOTT',
      vassalage: 'TCG_LOTTO_VN',
      lockTime: 10_000,
      spanTime: 20_000,
      drawDayOfWeek: '1,2,3,4,5,6,7',
    });
    expect(games[1]).toMatchObject({ lockTime: 30_000, spanTime: 60_000 });
    expect(games[0]?.previousWinningNumber?.split('~').map((level) => level.split(',').length)).toEqual([
      1, 1, 2, 6, 4, 6, 3, 4,
    ]);
  }
});

test('the current issue has its number, times and sale status [X-067]', async () => {
  await app.rooms.lottery.runDueSteps();
  const { value } = await get<
    { gameCode: string; numero: string; remainTime: number; isSale: boolean; lockTime: number }[]
  >(app, '/lgw/lottery/numero');
  expect(value.map(({ gameCode }) => gameCode)).toEqual([
    'VN60',
    'VN300',
    'VN180',
    'LOTTO645X',
    'K3_60',
    'K3_180',
    'PC28_60',
    'SSC_60',
    'SSC_300',
    'PK10_60',
    '11X5_60',
    'KENO_60',
  ]);
  for (const issue of value) {
    const draw = (await get<Draw>(app, `/lgw/lottery/draws/${issue.gameCode}/${issue.numero}`)).value;
    expect(draw.drawAt - draw.lockAt).toBe(issue.lockTime);
    expect(Math.abs(draw.drawAt - draw.now - issue.remainTime)).toBeLessThan(10_000);
    // A draw that locks between the two answers may be reported either way.
    if (Math.abs(draw.lockAt - draw.now) > 10_000)
      expect([issue.gameCode, issue.isSale]).toEqual([issue.gameCode, draw.state === 'open' && draw.lockAt > draw.now]);
    expect(draw.drawAt).toBeGreaterThanOrEqual(draw.now - 10_000);
  }
});

test('plays carry odds, exact return and limits', async () => {
  const { value } = await get<Plays>(app, '/lgw/lottery/plays?gameCode=VN60');
  expect(value).toMatchObject({ gameCode: 'VN60', rulesVersion: 1, oddsVersion: 1, maxLines: 1000, currency: 'VND' });
  expect(value.structure).toHaveLength(8);
  const shown = value.plays.map(
    ({ code, units, oddsText, returnPercent }) => `${code} ${units} ${oddsText} ${returnPercent}`,
  );
  expect(shown.join(', ')).toBe(
    [
      'lo2 27 99.5 99.50, de 1 99.5 99.50, cang3 1 980 98.00, xien2 1 16 87.81',
      'dau 1 9.9 99.00, duoi 1 9.9 99.00, lo3 23 980 98.00, lo4 20 8880 88.80',
      'dedau 1 99.5 99.50, cang4 1 8880 88.80, xien3 1 65 79.93, xien4 1 180 48.05',
      'xienquay3 4 1 85.84, xienquay4 11 1 81.33, truot4 1 2.3 76.39, truot5 1 3.1 77.60',
      'truot6 1 4.3 80.89, truot7 1 5.8 81.74, truot8 1 8 84.20, truot10 1 12 69.77',
      'big 1 1.999 99.95, small 1 1.999 99.95, odd 1 1.999 99.95, even 1 1.999 99.95',
    ].join(', '),
  );
  expect(value.plays[0]).toMatchObject({
    odds: '995000',
    minUnitStake: '1000.00',
    maxUnitStake: '50000000.00',
    pickCount: 1,
    pickDigits: 2,
  });
  expect((await app.server.inject('/lgw/lottery/plays?gameCode=NONE')).statusCode).toBe(404);
});

test('history lists draws with a result, newest first, in pages', async () => {
  for (let n = 0; n < 3; n++) await finishIssue(app, await createIssue(app));
  const first = (await get<History>(app, '/lgw/lottery/history?gameCode=VN60&pageNo=1&pageSize=2')).value;
  const second = (await get<History>(app, '/lgw/lottery/history?gameCode=VN60&pageNo=2&pageSize=2')).value;
  expect(first.list).toHaveLength(2);
  expect(first.totalPages).toBeGreaterThan(1);
  const times = [...first.list, ...second.list].map(({ drawAt }) => drawAt);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  for (const { state, result } of first.list) expect([state, result?.length]).toEqual(['settled', 8]);
});

test('without demonstration data there are no games and every answer is empty', async () => {
  const empty = await createTestApp({ seed: 'none' });
  try {
    expect(await empty.rooms.lottery.runDueSteps()).toBe(0);
    expect((await get<Menu>(empty, '/lgw/lottery/getLottList')).value).toEqual([]);
    expect((await get<unknown[]>(empty, '/lgw/lottery/numero')).value).toEqual([]);
  } finally {
    await empty.close();
  }
});
