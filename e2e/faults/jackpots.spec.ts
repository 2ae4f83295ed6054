import { type Database, sql } from '@fairlot/server/platform/db/index';
import { undecided } from '@fairlot/testkit/draws';
import { expect, test } from '../kit/test.ts';
import { hold, moveDraw, releaseAll, sleepInChunks } from '../kit/held-draws.ts';
import { openStage, type Stage } from '../kit/stage.ts';

// Two processes on one PostgreSQL are killed while a draw with a jackpot is settled.
const GAME = 'LOTTO645';
const PRICE_MINOR = 1_000_000n;
const line = (...numbers: number[]) => ({
  play: 'jackpot',
  picks: numbers.map((number) => String(number).padStart(2, '0')),
  unitStake: '10000.00',
});
/** One combination that wins the jackpot, one with three drawn numbers, and one that loses. */
const BETS = [line(1, 2, 3, 4, 5, 6), line(1, 2, 3, 20, 21, 22), line(31, 32, 33, 34, 35, 36)];
const LOSING = [line(31, 32, 33, 34, 35, 36)];
const resultOf = (numbers: string[]) => ({ [GAME]: [{ level: 'MAIN', numbers }] });

let stage: Stage;
let db: Database;
test.beforeAll(async () => {
  test.setTimeout(360_000);
  stage = await openStage();
  ({ db } = stage);
});
test.afterAll(() => stage.close());

const shareOf = (lines: number) => (BigInt(lines) * PRICE_MINOR * 40n) / 100n;
const poolNow = async () =>
  db.one(sql<{ balanceMinor: bigint; guaranteeMinor: bigint }>`
    select balance_minor as "balanceMinor", guarantee_minor as "guaranteeMinor" from lottery_pools
     where game_code = ${GAME} and level = 'J1' and asset = 'VND'`);
const winsOf = (id: bigint) =>
  db.rows(sql<{ winMinor: bigint; count: bigint }>`
    select coalesce(l.win_minor, 0) as "winMinor", count(*)::bigint as count from lottery_tickets t
      join lottery_lines l on l.ticket_id = t.id where t.draw_id = ${id}::bigint group by 1 order by 1 desc`);
const movesOf = (id: bigint) =>
  db.rows(sql<{ kind: string; amountMinor: bigint }>`
    select kind, amount_minor as "amountMinor" from lottery_pool_moves
     where draw_id = ${id}::bigint and asset = 'VND' and kind <> 'guarantee' order by kind`);

test('kill -9 in the settlement of a jackpot pays it once, and the next draw rolls over', async () => {
  test.setTimeout(480_000);
  await sleepInChunks(db, 1);
  const first = await stage.official(BETS, 2, GAME);
  // The numbers of another draw would be rejected.
  stage.feeds.say = (_name, day) =>
    resultOf(day === first.day ? ['01', '02', '03', '04', '05', '06'] : ['11', '12', '13', '14', '15', '16']);
  const next = await stage.official(LOSING, 2, GAME);
  const { balanceMinor: before, guaranteeMinor } = await poolNow();
  expect(before).toBe(guaranteeMinor);
  await hold(db, first.id, 'settling');
  await moveDraw(db, first.id, -20, -15);
  await moveDraw(db, next.id, -12, -10);
  // The pool is divided and the winners wait for their money; the next draw waits for this one.
  await stage.heldIn(first.id, 'settling');
  for (const product of stage.products) process.kill(product.serverPid(), 'SIGKILL');
  await stage.restart(stage.products);
  await releaseAll(db);
  // The second fault hits inside the chunk that pays the tickets.
  const victim = await stage.killSleeper();
  await stage.ends(first.id, 'settled', 1);
  await stage.restart([victim]);
  await stage.ends(next.id, 'settled', 1);

  const jackpotMinor = before + shareOf(6);
  expect(await movesOf(first.id)).toEqual([
    { kind: 'contribution', amountMinor: shareOf(6) },
    { kind: 'refill', amountMinor: guaranteeMinor },
    { kind: 'won', amountMinor: -jackpotMinor },
  ]);
  expect(await winsOf(first.id)).toEqual([
    { winMinor: jackpotMinor / 2n, count: 2n },
    { winMinor: 3_000_000n, count: 2n },
    { winMinor: 0n, count: 2n },
  ]);
  expect(await movesOf(next.id)).toEqual([{ kind: 'contribution', amountMinor: shareOf(2) }]);
  expect((await poolNow()).balanceMinor).toBe(guaranteeMinor + shareOf(2));
  expect(await undecided(db, stage.draws)).toEqual([]);
  await stage.products[0]!.audit();
});
