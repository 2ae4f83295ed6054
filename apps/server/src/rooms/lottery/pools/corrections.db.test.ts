import { auditBooks, createMember, shareDatabase, type TestMember } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { poolAccount } from '../../wallet/index.ts';
import {
  buy,
  createIssue,
  createOfficialIssue,
  type Line,
  moveIssue,
  readIssue,
  send,
  WITH_FEED,
} from '../lottery.testing.ts';
import { awaitDraw, enterResult } from '../results/official.testing.ts';

const GAME = 'LOTTO645';
const GUARANTEE_MINOR = 100_000_000_000n;
/** 40 % of a ticket of 10,000.00. */
const SHARE_MINOR = 400_000n;

const start = await shareDatabase({ seed: 'demo', config: WITH_FEED });
let app = await start();

const text = (number: number) => String(number).padStart(2, '0');
const ticket = (...picks: number[]): Line => ({ play: 'jackpot', picks: picks.map(text), unitStake: '10000.00' });
const result = (...numbers: number[]) => [{ level: 'MAIN', numbers: numbers.map(text) }];
/** Before the first draw opens, the pool is empty. */
const poolNow = async (game = GAME) => {
  const balance = await app.rooms.wallet.accountBalance(poolAccount(game, 'J1', 'VND'));
  return balance === 0n ? GUARANTEE_MINOR : balance;
};
const balanceOf = (member: TestMember) => app.rooms.wallet.balance(member.memberId, 'VND');
const rich = () => createMember(app, { balance: '1000000000.00' });

/** Sells each member a ticket, draws, and returns the issue. */
async function drawOf(bets: readonly (readonly [TestMember, Line])[], drawn: number[]): Promise<string> {
  const issue = await createOfficialIssue(app, GAME);
  for (const [member, line] of bets) await buy(app, member, issue, [line], GAME);
  await awaitDraw(app, GAME, issue);
  expect((await enterResult(app, GAME, issue, result(...drawn))).state).toBe('settled');
  return issue;
}
const correct = async (issue: string, drawn: number[]) => {
  const draw = await enterResult(app, GAME, issue, result(...drawn));
  expect([draw.state, draw.settledVersion]).toEqual(['settled', draw.resultVersion]);
};

test('a correction takes a jackpot back into the pool, divides it again, and can be corrected itself', async () => {
  const [first, second, third] = [await rich(), await rich(), await rich()];
  const before = await poolNow();
  const starts = await Promise.all([first, second, third].map(balanceOf));
  const won = async () =>
    Promise.all([first, second, third].map(async (each, i) => (await balanceOf(each)) - starts[i]!));
  const issue = await drawOf(
    [
      [first, ticket(1, 2, 3, 4, 5, 6)],
      [second, ticket(11, 12, 13, 14, 15, 16)],
      [third, ticket(11, 12, 13, 14, 15, 16)],
    ],
    [1, 2, 3, 4, 5, 6],
  );
  const jackpot = before + 3n * SHARE_MINOR;
  expect(await won()).toEqual([jackpot - 1_000_000n, -1_000_000n, -1_000_000n]);
  expect(await poolNow()).toBe(GUARANTEE_MINOR);

  await correct(issue, [21, 22, 23, 24, 25, 26]);
  expect(await won()).toEqual([-1_000_000n, -1_000_000n, -1_000_000n]);
  expect(await poolNow()).toBe(jackpot);

  await correct(issue, [11, 12, 13, 14, 15, 16]);
  expect(await won()).toEqual([-1_000_000n, jackpot / 2n - 1_000_000n, jackpot / 2n - 1_000_000n]);
  expect(await poolNow()).toBe(GUARANTEE_MINOR);

  // Three winners leave a remainder of at most two minor units, to which the house adds.
  await correct(issue, [1, 2, 3, 4, 5, 6]);
  expect(await won()).toEqual([jackpot - 1_000_000n, -1_000_000n, -1_000_000n]);
  await auditBooks(app);
});

test('the house pays a correction where a later draw won the pool, and the pool keeps its guarantee', async () => {
  const [early, late] = [await rich(), await rich()];
  const starts = await Promise.all([early, late].map(balanceOf));
  const before = await poolNow();
  const rolled = await drawOf([[early, ticket(7, 8, 9, 10, 11, 12)]], [31, 32, 33, 34, 35, 36]);
  const paid = await drawOf([[late, ticket(13, 14, 15, 16, 17, 18)]], [13, 14, 15, 16, 17, 18]);
  expect((await balanceOf(late)) - starts[1]!).toBe(before + 2n * SHARE_MINOR - 1_000_000n);
  await correct(rolled, [7, 8, 9, 10, 11, 12]);
  expect((await balanceOf(early)) - starts[0]!).toBe(before + SHARE_MINOR - 1_000_000n);
  expect(await poolNow()).toBe(GUARANTEE_MINOR);
  // The later draw is corrected too: its jackpot returns, and with it the pool.
  await correct(paid, [37, 38, 39, 40, 41, 42]);
  expect(await balanceOf(late)).toBe(starts[1]! - 1_000_000n);
  expect(await poolNow()).toBe(before + 2n * SHARE_MINOR);
  await auditBooks(app);
});

test('a jackpot whose winner has spent it becomes a debt; the pool has it back in full', async () => {
  const winner = await rich();
  const before = await poolNow();
  const issue = await drawOf([[winner, ticket(2, 4, 6, 8, 10, 12)]], [2, 4, 6, 8, 10, 12]);
  const amountMinor = await balanceOf(winner);
  await app.platform.db.transaction((tx) =>
    app.rooms.wallet.transfer(tx, {
      key: `spend:${winner.memberId}`,
      debit: `member:${winner.memberId}:VND:available`,
      credit: 'house:VND',
      asset: 'VND',
      amountMinor,
      kind: 'adjust',
      reference: 'test',
    }),
  );
  await correct(issue, [3, 5, 7, 9, 11, 13]);
  expect(await balanceOf(winner)).toBe(0n);
  expect(await app.rooms.wallet.accountBalance(`member:${winner.memberId}:VND:receivable`)).toBe(-before - SHARE_MINOR);
  expect(await poolNow()).toBe(before + SHARE_MINOR);
});

test('a draw waits until the draw before it has decided its jackpot', async () => {
  const member = await rich();
  const [earlier, later] = [await createOfficialIssue(app, GAME), await createOfficialIssue(app, GAME)];
  for (const issue of [earlier, later]) await buy(app, member, issue, [ticket(1, 3, 5, 7, 9, 11)], GAME);
  const before = await poolNow();
  await moveIssue(app, earlier, -40, -30, GAME);
  await moveIssue(app, later, -20, -10, GAME);
  await app.rooms.lottery.runDueSteps();
  const waiting = await enterResult(app, GAME, later, result(1, 3, 5, 7, 9, 11));
  expect(waiting.state).toBe('drawn');
  await enterResult(app, GAME, earlier, result(20, 22, 24, 26, 28, 30));
  await app.platform.db.run(sql`
    update lottery_draws set next_due_at = clock_timestamp() where game_code = ${GAME} and numero = ${later}`);
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, later, GAME)).state).toBe('settled');
  expect(await balanceOf(member)).toBe(100_000_000_000n - 2_000_000n + before + 2n * SHARE_MINOR);
});

test('tickets that are bought while a draw closes count exactly, and two engines settle it once', async () => {
  const game = 'LOTTO645X';
  const issue = await createIssue(app, { game });
  const before = await poolNow(game);
  const members = await Promise.all(Array.from({ length: 6 }, rich));
  const second = await start();
  try {
    const line = (index: number) => ticket(1 + index, 8 + index, 15 + index, 22 + index, 29 + index, 36 + index);
    const buyOne = (member: TestMember, index: number) =>
      send(app, member, issue, [line(index)], undefined, { gameCode: game });
    // However busy the machine is, one is sold before the lock.
    expect((await buyOne(members[0]!, 0)).success).toBe(true);
    await moveIssue(app, issue, 1000, 1100, game);
    const sold = await Promise.all(
      members.map(async (member, index) => {
        let count = 0;
        // Buys until the sale has closed.
        for (;;) {
          const answer = await buyOne(member, index);
          if (answer.success) count += 1;
          else if (answer.errorCode === 'draw.closed') return count;
          else throw new Error(`refused: ${answer.errorCode}`);
        }
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    await Promise.all([app.rooms.lottery.runDueSteps(), second.rooms.lottery.runDueSteps()]);
    await Promise.all([app.rooms.lottery.runDueSteps(), second.rooms.lottery.runDueSteps()]);
    expect((await readIssue(app, issue, game)).state).toBe('settled');
    const total = BigInt(sold.reduce((sum, count) => sum + count, 1));
    const moves = await app.platform.db.rows(sql<{ kind: string; amount: bigint }>`
      select m.kind, m.amount_minor as amount from lottery_pool_moves m join lottery_draws d on d.id = m.draw_id
       where d.numero = ${issue} and m.asset = 'VND' and m.kind <> 'guarantee' order by m.id`);
    expect(moves[0]).toEqual({ kind: 'contribution', amount: total * SHARE_MINOR });
    // Six of 8,145,060 lines were sold: none of them wins the jackpot in this run or in any that we will see.
    expect(await poolNow(game)).toBe(before + total * SHARE_MINOR);
  } finally {
    await second.close();
  }
});

test('a server that stops at any step of a settlement with a jackpot pays it once', async () => {
  for (const steps of [0, 1, 2, 3]) {
    const members = [await rich(), await rich()];
    const numbers = [1, 2, 3, 4, 5, 40 + steps];
    const issue = await createOfficialIssue(app, GAME);
    for (const member of members) await buy(app, member, issue, [ticket(...numbers)], GAME);
    await awaitDraw(app, GAME, issue);
    const before = await poolNow();
    await app.platform.db.run(sql`
      update lottery_draws set next_due_at = clock_timestamp() + interval '1 hour'
       where state not in ('settled', 'void') and numero <> ${issue}`);
    await app.platform.db.transaction((tx) => app.rooms.lottery.proposeResult(tx, 1n, GAME, issue, result(...numbers)));
    await app.platform.db.transaction((tx) => app.rooms.lottery.confirmResult(tx, 2n, GAME, issue));
    await app.rooms.lottery.runDueSteps(steps);
    expect((await readIssue(app, issue, GAME)).state).toBe(['drawn', 'settling', 'settling', 'settled'][steps]);
    await app.close();
    app = await start();
    await app.rooms.lottery.runDueSteps();
    expect((await readIssue(app, issue, GAME)).state).toBe('settled');
    const jackpot = before + 2n * SHARE_MINOR;
    for (const member of members) expect(await balanceOf(member)).toBe(100_000_000_000n - 1_000_000n + jackpot / 2n);
    expect(await poolNow()).toBe(GUARANTEE_MINOR);
  }
}, 120_000);
