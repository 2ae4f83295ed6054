import { randomUUID } from 'node:crypto';
import type { lottery as contract, ValueOf } from '@fairlot/contract';
import type { DrawResult } from '@fairlot/lottery-maths';
import { callSite, createMember, openTwoProcesses, type TestApp, type TestMember } from '@fairlot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createOfficialIssue, get, type Line, moveIssue, publish, terms, WITH_FEED } from '../lottery.testing.ts';
import type { Ticket } from '../present.ts';
import { awaitDraw, enterResult } from '../results/official.testing.ts';

type Order = ValueOf<typeof contract.placeOrder>;

const { apps, close } = await openTwoProcesses({ seed: 'demo', config: WITH_FEED });
afterAll(close);
const [app, other] = apps;

/** The three stations of Monday. */
let codes: string[] = [];
beforeAll(async () => {
  const rows = await app.platform.db.rows(sql<{ code: string }>`
    select code from lottery_games where menu_tag = 'SOUTH' and source = 'feed' and draw_days like '%2%'
     order by sort_order, code`);
  codes = rows.map(({ code }) => code);
  expect(codes).toHaveLength(3);
});

const lo = (pick: string, unitStake = '1000.00'): Line => ({ play: 'lo2', picks: [pick], unitStake });

interface Wanted {
  gameCode: string;
  numero: string;
  lines: readonly Line[];
  oddsVersion?: number;
}

async function order(member: TestMember, tickets: readonly Wanted[], key: string = randomUUID(), at: TestApp = app) {
  const payload = {
    tickets: await Promise.all(
      tickets.map(async (ticket) => ({
        ...ticket,
        oddsVersion: ticket.oddsVersion ?? (await app.rooms.lottery.plays(ticket.gameCode)).oddsVersion,
      })),
    ),
  };
  const headers = { ...member.headers, 'idempotency-key': key };
  return callSite<Order>(at, headers, 'POST', '/lgw/lottery/orders', payload);
}

const issuesOf = (games: readonly string[]) =>
  Promise.all(games.map(async (gameCode) => ({ gameCode, numero: await createOfficialIssue(app, gameCode) })));
const richMember = () => createMember(app, { balance: '1000000.00' });
const balanceOf = ({ memberId }: TestMember) => app.rooms.wallet.balance(memberId, 'VND');
const soldTo = async ({ memberId }: TestMember) =>
  app.platform.db.value(sql<number>`
    select count(*)::int as count from lottery_tickets where member_id = ${memberId}::bigint`);

test('sells one ticket for each station, at the price of the lines times the stations, once per key', async () => {
  const member = await richMember();
  const draws = await issuesOf(codes);
  const wanted = draws.map((draw) => ({ ...draw, lines: [lo('12'), lo('34')] }));
  const key = randomUUID();
  const { value, errorCode } = await order(member, wanted, key);
  expect(errorCode).toBeNull();
  // Two numbers on 18 prizes of three stations.
  expect([value.total, value.balance]).toEqual(['108000.00', '892000.00']);
  expect(value.tickets.map(({ gameCode, total }) => [gameCode, total])).toEqual(
    codes.map((code) => [code, '36000.00']),
  );
  expect((await order(member, wanted, key, other)).value).toEqual(value);
  expect(await soldTo(member)).toBe(3);
  expect((await order(member, wanted.slice(1), key)).errorCode).toBe('idempotency.conflict');
  await app.platform.events.outbox.drain();
  const { value: record } = await get<{ list: { ticketId: string; gameName: string }[] }>(
    app,
    '/lgw/record/bets?pageSize=10',
    { ...member.headers, moduleid: 'TRANSBETREPMEM3' },
  );
  expect(new Set(record.list.map(({ ticketId }) => ticketId))).toEqual(
    new Set(value.tickets.map(({ ticketId }) => ticketId)),
  );
  expect(new Set(record.list.map(({ gameName }) => gameName)).size).toBe(3);
});

test('sells nothing when one station refuses, and names it', async () => {
  const member = await richMember();
  const draws = await issuesOf(codes);
  const [first, second, third] = draws.map((draw) => ({ ...draw, lines: [lo('12')] }));
  const refusal = async (...tickets: Wanted[]) => {
    const { errorCode, value } = await order(member, tickets);
    return [errorCode, value];
  };
  expect(await refusal(first!, { ...second!, oddsVersion: 99 })).toMatchObject([
    'odds.changed',
    { gameCode: second!.gameCode },
  ]);
  expect(await refusal(first!, { ...second!, lines: [lo('123')] })).toMatchObject([
    'picks.invalid',
    { gameCode: second!.gameCode, line: 0 },
  ]);
  expect(await refusal(first!, { ...second!, gameCode: 'NOGAME', oddsVersion: 1 })).toMatchObject([
    'draw.unknown',
    { gameCode: 'NOGAME' },
  ]);
  expect(await refusal(first!, first!)).toMatchObject(['request.invalid', { reason: 'draw.repeated' }]);
  expect((await refusal(first!))[0]).toBe('request.invalid');
  const { sale } = app.rooms.lottery.operations;
  const stopped = { gameCode: third!.gameCode, issue: third!.numero, play: 'lo2', number: '12' };
  await app.platform.db.transaction((tx) => sale.stop(tx, stopped, { by: 'one', reason: 'too much' }));
  expect(await refusal(first!, second!, third!)).toMatchObject([
    'limit.exceeded',
    { scope: 'stopped', gameCode: third!.gameCode },
  ]);
  // Enough for one station, not for two.
  expect(
    await refusal({ ...first!, lines: [lo('12', '40000.00')] }, { ...second!, lines: [lo('12', '40000.00')] }),
  ).toMatchObject(['balance.insufficient', { gameCode: expect.any(String) }]);
  // The earlier end of sale ends the order.
  await moveIssue(app, second!.numero, -20, 3_600_000, second!.gameCode);
  expect(await refusal(first!, second!)).toMatchObject(['draw.closed', { gameCode: second!.gameCode }]);
  expect([await soldTo(member), await balanceOf(member)]).toEqual([0, 100_000_000n]);
});

test('accepts current odds even while this process has the previous ones cached', async () => {
  const member = await richMember();
  const draws = await issuesOf(codes.slice(0, 2));
  const game = draws[1]!.gameCode;
  await other.rooms.lottery.plays(game);
  const play = (await app.rooms.lottery.plays(game)).plays.find(({ code }) => code === 'lo2')!;
  const odds = { ...terms(), play: 'lo2', odds: BigInt(play.odds) - 10_000n };
  const version = await publish(app, game, [odds]);
  const wanted = draws.map((draw) => ({ ...draw, lines: [lo('12')] }));
  const sold = await order(member, wanted, randomUUID(), other);
  expect([sold.errorCode, sold.value.tickets[1]?.lines[0]?.odds]).toEqual([null, String(BigInt(play.odds) - 10_000n)]);
  expect(await order(member, [wanted[0]!, { ...wanted[1]!, oddsVersion: version - 1 }])).toMatchObject({
    errorCode: 'odds.changed',
  });
});

/** A result with these last two digits, each of another prize. */
function resultOf(tails: readonly string[], seed: string): DrawResult {
  let at = 0;
  const numbers = (count: number, width: number) =>
    Array.from({ length: count }, () => `${seed.repeat(6)}${tails[at++] ?? '99'}`.slice(-width));
  return [
    { level: 'DB', numbers: numbers(1, 6) },
    { level: 'G1', numbers: numbers(1, 5) },
    { level: 'G2', numbers: numbers(1, 5) },
    { level: 'G3', numbers: numbers(2, 5) },
    { level: 'G4', numbers: numbers(7, 5) },
    { level: 'G5', numbers: numbers(1, 4) },
    { level: 'G6', numbers: numbers(3, 4) },
    { level: 'G7', numbers: numbers(1, 3) },
    { level: 'G8', numbers: numbers(1, 2) },
  ];
}

test('settles every ticket by the result of its own station; a void station returns only its stake', async () => {
  const member = await richMember();
  const draws = await issuesOf(codes);
  const { value } = await order(
    member,
    draws.map((draw) => ({ ...draw, lines: [lo('12', '1001.00')] })),
  );
  const [first, second, third] = draws;
  await awaitDraw(app, first!.gameCode, first!.numero);
  await enterResult(app, first!.gameCode, first!.numero, resultOf(['12', '12'], '3'));
  await awaitDraw(app, second!.gameCode, second!.numero);
  await enterResult(app, second!.gameCode, second!.numero, resultOf(['21'], '4'));
  await app.platform.db.transaction((tx) =>
    app.rooms.lottery.voidDraw(tx, third!.gameCode, third!.numero, 'A reason of the tests'),
  );
  await moveIssue(app, third!.numero, -20, -10, third!.gameCode);
  await app.rooms.lottery.runDueSteps();
  const tickets = await Promise.all(
    value.tickets.map(async ({ ticketId }) => {
      const ticket = (await get<Ticket>(app, `/lgw/lottery/tickets/${ticketId}`, member.headers)).value;
      return [ticket.gameCode, ticket.status, ticket.win];
    }),
  );
  const odds = BigInt(value.tickets[0]!.lines[0]!.odds);
  const won = (100_100n * odds * 2n) / 10_000n;
  expect(tickets).toEqual([
    [first!.gameCode, 'won', `${won / 100n}.${String(won % 100n).padStart(2, '0')}`],
    [second!.gameCode, 'lost', '0.00'],
    [third!.gameCode, 'refunded', '0.00'],
  ]);
  expect(await balanceOf(member)).toBe(100_000_000n - 2n * 1_801_800n + won);
});

test('orders of many members in opposite order of the stations are all sold', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, richMember));
  const draws = await issuesOf(codes);
  const answers = await Promise.all(
    members.map((member, index) => {
      const wanted = draws.map((draw) => ({ ...draw, lines: [lo('12'), lo('77')] }));
      return order(member, index % 2 === 0 ? wanted : wanted.toReversed(), randomUUID(), index % 3 === 0 ? app : other);
    }),
  );
  expect(answers.map(({ errorCode }) => errorCode)).toEqual(members.map(() => null));
  expect(answers[1]!.value.tickets.map(({ gameCode }) => gameCode)).toEqual(codes.toReversed());
});
