import { type backoffice as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { bonusIdOf, callDesk, createMember, createOperator, DICE, openBackOffice, stakeOf } from '@fairlot/testkit';
import type { RawBuilder } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { betCorrected, type BetPlaced, betPlaced, betSettled, STAFF } from '../../../platform/events/index.ts';
import { ROUND } from './live.ts';

type Dashboard = ValueOf<typeof contract.dashboard>;

const roundMs = ROUND.ms;
ROUND.ms = 100;
const { app, operator } = await openBackOffice();
const { db, events } = app.platform;
const origin = await app.listen();
afterAll(() => {
  ROUND.ms = roundMs;
});

const read = async (query = '', headers = operator.headers) =>
  (await callDesk<Dashboard>(app, headers, 'GET', `/dashboard${query}`)).value;
const minorOf = ({ figures }: Dashboard, name: string) =>
  BigInt((figures.find((figure) => figure.name === name)?.value ?? '').replace('.', ''));

describe('the dashboard', () => {
  it('counts a bet once in whatever order its halves arrive, and a correction at its own time', async () => {
    const { memberId, userName } = await createMember(app);
    const game = { ...DICE, asset: 'VND' };
    const bet = { betId: '0199f7a0-0000-7000-8000-000000000001', memberId: String(memberId), userName, at: Date.now() };
    const placed = { ...game, ...stakeOf({ betId: bet.betId, memberId, at: bet.at, stakeMinor: '100000' }) };
    const lost = { status: 'lost' as const, winMinor: '0', bonusWinMinor: '0' };
    const won = { status: 'won' as const, winMinor: '250000', bonusWinMinor: '0' };
    const before = minorOf(await read(), 'revenue');
    const adult = async () => {
      await events.outbox.drain();
      return minorOf(await read(), 'revenue') - before;
    };
    const settle = () => events.outbox.add(db, betSettled, null, { ...game, bets: [{ ...bet, ...lost, version: 1 }] });
    await settle();
    expect(await adult()).toBe(0n);
    for (let times = 0; times < 2; times++) {
      await events.outbox.add(db, betPlaced, memberId, placed);
      await settle();
    }
    expect(await adult()).toBe(100_000n);
    for (let times = 0; times < 2; times++)
      await events.outbox.add(db, betCorrected, null, {
        ...game,
        bets: [{ ...bet, version: 2, before: lost, after: won }],
      });
    expect(await adult()).toBe(-150_000n);
    const { games } = await read();
    expect(games.lines.find(({ gameId }) => gameId === 'dice')).toMatchObject({
      bets: 1,
      turnover: '1000.00',
      revenue: formatMinor(-150_000n),
    });
  });

  it('names the share of vendors and of in-house games in the revenue', async () => {
    const { memberId, userName } = await createMember(app);
    const lost = { status: 'lost' as const, winMinor: '0', bonusWinMinor: '0' };
    const lose = async (betId: string, stakeMinor: string, game: Pick<BetPlaced, 'source' | 'product' | 'vendor'>) => {
      const at = Date.now();
      const played = { ...DICE, ...game, asset: 'VND' };
      const placed = { ...played, ...stakeOf({ betId, memberId, at, stakeMinor }) };
      await events.outbox.add(db, betPlaced, memberId, placed);
      const bet = { betId, memberId: String(memberId), userName, at, version: 1, ...lost };
      await events.outbox.add(db, betSettled, null, { ...played, bets: [bet] });
    };
    await events.outbox.drain();
    const before = await read();
    await lose('0199f7a0-0000-7000-8000-000000000011', '70000', DICE);
    await lose('0199f7a0-0000-7000-8000-000000000012', '30000', { source: 'vendor', product: 'slots', vendor: 'NWND' });
    await lose('0199f7a0-0000-7000-8000-000000000013', '5000', { source: 'lottery', product: 'lottery', vendor: null });
    await events.outbox.drain();
    const after = await read();
    const shareOf = (name: string) => minorOf(after, name) - minorOf(before, name);
    expect([shareOf('originalRevenue'), shareOf('vendorRevenue'), shareOf('revenue')]).toEqual([
      70_000n,
      30_000n,
      105_000n,
    ]);
  });

  it('deducts gifts to members from the net revenue, and adds returned gifts', async () => {
    const before = await read();
    expect(minorOf(before, 'netRevenue')).toBe(minorOf(before, 'revenue') - minorOf(before, 'giftCost'));
    const member = await createMember(app, { bonus: { amount: '500.00' } });
    const net = async () => minorOf(await read(), 'netRevenue') - minorOf(before, 'netRevenue');
    expect(await net()).toBe(-50_000n);
    await db.transaction((tx) => app.rooms.wallet.bonus.end(tx, bonusIdOf(member)));
    expect(await net()).toBe(0n);
    const finance = await createOperator(app, 'finance');
    expect((await read('', finance.headers)).figures.map(({ name }) => name)).toContain('netRevenue');
  });

  it('counts a reversed win of an ended bonus as a cost, which promotions bear', async () => {
    const cost = async () => minorOf(await read(), 'giftCost');
    const before = await cost();
    const member = await createMember(app, { bonus: { amount: '500.00' } });
    const { memberId } = member;
    const bet = `borne:${memberId}`;
    const call = (work: RawBuilder<unknown>) => db.run(sql`select ${work}`, { wakes: ['stream'] });
    await call(sql`
      wallet_stake(${bet}, ${memberId}::bigint, 'VND', 'house:VND', 50000, 'bet', ${bet}, 'lottery', 'G')`);
    await db.transaction((tx) => app.rooms.wallet.bonus.end(tx, bonusIdOf(member)));
    const shares = sql`array[${memberId}::bigint], array[30000]::bigint[], array[30000]::bigint[], array[${bet}::text]`;
    await call(sql`wallet_pay_bets('house:VND', 'VND', 'win', array[${`${bet}:win`}::text], ${shares})`);
    expect((await cost()) - before).toBe(20_000n);
    await call(sql`wallet_reverse_bets('house:VND', 'VND', array[${`${bet}:lost`}::text], ${shares})`);
    // The member has nothing: the house has the stake, which the gift paid.
    expect((await cost()) - before).toBe(50_000n);
  });

  it('shows each operator the permitted figures for the requested period', async () => {
    const support = await createOperator(app, 'support');
    const board = await read('', support.headers);
    expect(board.figures.map(({ name }) => name)).toEqual(['members', 'withdrawals', 'rewards']);
    expect(board.games).toEqual({ total: 0, lines: [] });
    const week = await read('?period=week');
    expect(week).toMatchObject({ part: 'day', asset: 'VND' });
    expect(week.figures.every(({ dayBefore }) => dayBefore === null)).toBe(true);
    expect(await callDesk(app, operator.headers, 'GET', '/dashboard?period=never')).toMatchObject({
      errorCode: 'request.invalid',
    });
    expect(await callDesk(app, {}, 'GET', '/dashboard')).toMatchObject({ errorCode: 'auth.required' });
  });
});

it('lists recent events to operators who may read them, and signals new ones on a live stream', async () => {
  await events.stream.start();
  const abort = new AbortController();
  const stream = await fetch(`${origin}/backoffice/api/events`, { headers: operator.headers, signal: abort.signal });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const { memberId, userName } = await createMember(app, { balance: '100.00' });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!heard.includes('event: news')) heard += (await reader.read()).value ?? '';
  abort.abort();
  await events.stream.stop();
  expect((await read()).feed.find(({ kind }) => kind === 'member')).toMatchObject({
    title: userName,
    page: 'member',
    query: { memberId: String(memberId) },
  });
  // Visitors who try the games are no members, as in the number of new ones.
  const { userName: trial } = await createMember(app, { type: 4 });
  expect((await read()).feed.map(({ title }) => title)).not.toContain(trial);
  const content = await createOperator(app, 'content');
  expect((await read('', content.headers)).feed.map(({ kind }) => kind)).not.toContain('member');
  expect((await fetch(`${origin}/backoffice/api/events`)).status).toBe(401);
});

it('signals events of players to a limited number of consoles at a time, and changes by operators to all', async () => {
  await events.stream.start();
  const abort = new AbortController();
  const heard: { isDesk: string; at: string }[] = [];
  const open = async () => {
    const { body } = await fetch(`${origin}/backoffice/api/events`, {
      headers: operator.headers,
      signal: abort.signal,
    });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain(': open');
    void (async () => {
      for (;;) {
        const { value = '', done } = await reader.read();
        for (const [, isDesk = '', at = ''] of value.matchAll(/"desk":(\w+),"at":(\d+)/g)) heard.push({ isDesk, at });
        if (done) return;
      }
    })().catch(() => {});
  };
  await Promise.all(Array.from({ length: 70 }, open));
  await createMember(app, { balance: '100.00' });
  await expect.poll(() => heard.length, { interval: 20 }).toBe(70);
  expect(new Set(heard.map(({ isDesk }) => isDesk))).toEqual(new Set(['false']));
  // All events of a round have the same time.
  const rounds = Map.groupBy(heard, ({ at }) => at);
  expect(Array.from(rounds.values(), ({ length }) => length).toSorted((a, b) => a - b)).toEqual([6, 64]);
  await events.stream.publish(db, STAFF, 'desk.changed', { object: 'site' });
  await expect.poll(() => heard.filter(({ isDesk }) => isDesk === 'true').length, { interval: 20 }).toBe(70);
  abort.abort();
  await events.stream.stop();
});
