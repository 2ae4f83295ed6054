import {
  auditBooks,
  createDatabaseUrl,
  createMember,
  createTestApp,
  dropDatabase,
  expectReplayLikeLive,
  openTestApp,
  type TestMember,
} from '@fairlot/testkit';
import { expect, test } from 'vitest';
import type { BetCorrected } from '../../../platform/events/index.ts';
import { sql } from '../../../platform/db/index.ts';
import { receivableAccount } from '../../wallet/index.ts';
import { buy, createOfficialIssue, de, get, readIssue, WITH_FEED } from '../lottery.testing.ts';
import { awaitDraw, enterResult, resultFrom } from './official.testing.ts';
import type { Ticket } from '../present.ts';
import { resultsOf } from './result-versions.ts';

const app = await openTestApp({ seed: 'demo', config: WITH_FEED });

const balanceOf = (member: TestMember, on = app) => on.rooms.wallet.balance(member.memberId, member.asset);
const owedBy = (member: TestMember, on = app) =>
  on.rooms.wallet.accountBalance(receivableAccount(member.memberId, member.asset));
/** Debits money from the member, as a stake elsewhere would. */
const spend = (member: TestMember, amountMinor: bigint) =>
  app.platform.db.transaction((tx) =>
    app.rooms.wallet.transfer(tx, {
      key: `spend:${member.memberId}`,
      debit: `member:${member.memberId}:VND:available`,
      credit: 'house:VND',
      asset: 'VND',
      amountMinor,
      kind: 'adjust',
      reference: 'test',
    }),
  );

test('a correction reverses the payments of the wrong result and pays the right one; all versions stay', async () => {
  const [winner, loser, both, spender] = await Promise.all(
    Array.from({ length: 4 }, () => createMember(app, { balance: '10000.00' })),
  );
  const trial = await createMember(app, { balance: '10000.00', type: 4 });
  if (!winner || !loser || !both || !spender) throw new Error('no members');
  const balances = () => Promise.all([winner, loser, both, spender, trial].map((member) => balanceOf(member)));
  const issue = await createOfficialIssue(app, 'HANOI');
  const tickets = [];
  for (const [member, pick] of [
    [winner, '11'],
    [loser, '22'],
    [spender, '11'],
    [trial, '11'],
  ] as const)
    tickets.push(await buy(app, member, issue, [de(pick)], 'HANOI'));
  const steady = await buy(app, both, issue, [de('11'), de('22')], 'HANOI');
  await awaitDraw(app, 'HANOI', issue);
  const [wrong, right] = [resultFrom('corrected', { special: '00011' }), resultFrom('corrected', { special: '00022' })];
  expect((await enterResult(app, 'HANOI', issue, wrong)).state).toBe('settled');
  expect(await balances()).toEqual([10_850_000n, 900_000n, 10_750_000n, 10_850_000n, 10_850_000n]);
  await spend(spender, 10_000_000n);

  const corrected = await enterResult(app, 'HANOI', issue, right);
  expect(corrected).toMatchObject({ state: 'settled', resultVersion: 2, settledVersion: 2, result: right });
  expect(await balances()).toEqual([900_000n, 10_850_000n, 10_750_000n, 0n, 900_000n]);
  expect([await owedBy(winner), await owedBy(spender)]).toEqual([0n, -9_100_000n]);
  const statuses = await app.platform.db.rows(
    sql<{
      status: string;
      winMinor: bigint;
    }>`select status, win_minor as "winMinor" from lottery_tickets where draw_id = ${corrected.id} order by id`,
  );
  expect(statuses.map(({ status, winMinor }) => [status, winMinor])).toEqual([
    ['lost', 0n],
    ['won', 9_950_000n],
    ['lost', 0n],
    ['lost', 0n],
    ['won', 9_950_000n],
  ]);
  const lines = (await get<Ticket>(app, `/lgw/lottery/tickets/${steady.ticketId}`, both.headers)).value.lines;
  expect(lines.map(({ hits, win }) => [hits, win])).toEqual([
    [0, '0.00'],
    [1, '99500.00'],
  ]);

  // The ticket with the same win is not touched: one payment, and no further announcement.
  const keys = await app.platform.db.rows(
    sql<{ key: string }>`select key from wallet_transfers where key like ${`ticket:${steady.ticketId}:%`} order by id`,
  );
  expect(keys.map(({ key }) => key.split(':').slice(2).join(':'))).toEqual(['stake', 'result:1']);
  const reversed = await app.platform.db.rows(
    sql<{
      key: string;
    }>`select key from wallet_transfers where key like ${`ticket:${tickets[2]?.ticketId}:%`} order by id`,
  );
  expect(reversed.map(({ key }) => key.split(':').slice(2).join(':'))).toEqual([
    'stake',
    'result:1',
    'reversal:2',
    'reversal:2:receivable',
  ]);
  const reported = await app.platform.db.rows(sql<{ topic: string; bets: BetCorrected['bets'] }>`
    select topic, payload->'bets' as bets from platform_outbox
      where topic in ('bet.settled', 'bet.corrected') and payload->>'roundId' = ${issue} order by id`);
  expect(reported.map(({ topic, bets }) => [topic, bets.length])).toEqual([
    ['bet.settled', 1],
    ['bet.settled', 4],
    ['bet.corrected', 1],
    ['bet.corrected', 3],
  ]);
  for (const { version, before, after } of reported.slice(2).flatMap(({ bets }) => bets)) {
    expect([version, before.winMinor === after.winMinor]).toEqual([2, false]);
    for (const { status, winMinor } of [before, after]) expect(status).toBe(winMinor === '0' ? 'lost' : 'won');
  }

  const { versions } = await resultsOf(app.platform.db, 'HANOI', issue);
  expect(versions.map(({ version, result }) => [version, result])).toEqual([
    [1, wrong],
    [2, right],
  ]);
  expect(await app.rooms.wallet.accountBalance(`escrow:HANOI:${issue}:VND`)).toBe(0n);
  await auditBooks(app);

  // Back again, as a third version: the winnings pay the debt first.
  await enterResult(app, 'HANOI', issue, resultFrom('third', { special: '00111' }));
  expect([await balanceOf(spender), await owedBy(spender), await balanceOf(loser)]).toEqual([850_000n, 0n, 900_000n]);
  await auditBooks(app);
  await expectReplayLikeLive(app);
});

test('a correction needs two operators: one with a file never changes a settled draw', async () => {
  const issue = await createOfficialIssue(app, 'HANOI');
  await awaitDraw(app, 'HANOI', issue);
  await enterResult(app, 'HANOI', issue, resultFrom('settled'));
  const other = resultFrom('other');
  const file = `gameCode;numero;numbers\nHANOI;${issue};${other.map(({ numbers }) => numbers.join(',')).join('~')}`;
  const upload = { kind: 'results', fileName: 'late.csv', text: file } as const;
  const taken = await app.rooms.lottery.operations.takeFile(upload, 1n, { noted: async () => {} });
  expect(taken[0]?.state).toBe('waiting');
  const propose = (operator: bigint) =>
    app.platform.db.transaction((tx) => app.rooms.lottery.proposeResult(tx, operator, 'HANOI', issue, other));
  expect(await propose(1n)).toEqual({ state: 'waiting', version: 2 });
  expect(await propose(2n)).toEqual({ state: 'accepted', version: 2 });
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, issue, 'HANOI')).state).toBe('settled');
});

test('a published result cannot be changed in any other way', async () => {
  const issue = await createOfficialIssue(app, 'HANOI');
  await awaitDraw(app, 'HANOI', issue);
  const { id } = await enterResult(app, 'HANOI', issue, resultFrom('published'));
  const { db } = app.platform;
  await expect(db.run(sql`update lottery_draws set result = '[]'::jsonb where id = ${id}`)).rejects.toThrow(
    'not allowed',
  );
  await expect(db.run(sql`update lottery_draws set source = 'rng' where id = ${id}`)).rejects.toThrow('not allowed');
  await expect(db.run(sql`update lottery_results set result = '[]'::jsonb where draw_id = ${id}`)).rejects.toThrow(
    'not allowed',
  );
  await expect(db.run(sql`delete from lottery_result_reports where draw_id = ${id}`)).rejects.toThrow('not allowed');
});

test('a correction of many tickets runs in chunks and does not touch unchanged tickets', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => createMember(app, { balance: '10000000.00' })));
  const issue = await createOfficialIssue(app, 'HANOI');
  const all = Array.from({ length: 100 }, (_, value) => de(String(value).padStart(2, '0'), '2000.00'));
  for (let n = 0; n < 5; n++)
    for (const member of members) await buy(app, member, issue, [...all, de('11'), de('22')], 'HANOI');
  await awaitDraw(app, 'HANOI', issue);
  await enterResult(app, 'HANOI', issue, resultFrom('many', { special: '00011' }));
  const before = await Promise.all(members.map((member) => balanceOf(member)));
  const draw = await enterResult(app, 'HANOI', issue, resultFrom('many', { special: '00022' }));
  expect(draw.state).toBe('settled');
  expect(await Promise.all(members.map((member) => balanceOf(member)))).toEqual(before);
  await enterResult(app, 'HANOI', issue, resultFrom('many', { special: '00033' }));
  expect(await Promise.all(members.map((member) => balanceOf(member)))).toEqual(
    before.map((balance) => balance - 5n * 9_950_000n),
  );
  await auditBooks(app);
});

test('a server that stops anywhere in a correction resumes where it was', async () => {
  const databaseUrl = await createDatabaseUrl({ seed: 'demo', seedGames: 60 });
  const start = () => createTestApp({ seed: 'demo', databaseUrl, config: WITH_FEED });
  let own = await start();
  try {
    for (const steps of [0, 1, 2]) {
      const [winner, loser] = await Promise.all([
        createMember(own, { balance: '10000.00' }),
        createMember(own, { balance: '10000.00' }),
      ]);
      const issue = await createOfficialIssue(own, 'HANOI');
      await buy(own, winner, issue, [de('11')], 'HANOI');
      await buy(own, loser, issue, [de('22')], 'HANOI');
      await awaitDraw(own, 'HANOI', issue);
      await enterResult(own, 'HANOI', issue, resultFrom(`restart ${steps}`, { special: '00011' }));
      await own.platform.db.run(sql`
        update lottery_draws set next_due_at = clock_timestamp() + interval '1 hour'
          where state not in ('settled', 'void')`);
      for (const operator of [1n, 2n]) {
        await own.platform.db.transaction((tx) =>
          own.rooms.lottery.proposeResult(
            tx,
            operator,
            'HANOI',
            issue,
            resultFrom(`restart ${steps}`, { special: '00022' }),
          ),
        );
      }
      await own.rooms.lottery.runDueSteps(steps);
      expect((await readIssue(own, issue, 'HANOI')).state).toBe(steps === 0 ? 'drawn' : 'settling');
      await own.close();

      own = await start();
      await own.rooms.lottery.runDueSteps();
      expect(await readIssue(own, issue, 'HANOI')).toMatchObject({ state: 'settled', settledVersion: 2 });
      expect([await balanceOf(winner, own), await balanceOf(loser, own)]).toEqual([900_000n, 10_850_000n]);
      await auditBooks(own);
    }
  } finally {
    await own.close();
    await dropDatabase(databaseUrl);
  }
});
