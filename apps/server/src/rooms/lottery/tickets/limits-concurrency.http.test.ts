import { auditBooks, createMember, openTwoProcesses } from '@fairlot/testkit';
import { afterAll, expect, test } from 'vitest';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { WantedOdds } from '../actions/publish-odds.ts';
import {
  createIssue,
  createOfficialIssue,
  de,
  finishIssue,
  publish as publishOdds,
  readIssue,
  send,
  terms,
  WITH_FEED,
} from '../lottery.testing.ts';
import { awaitDraw, resultFrom } from '../results/official.testing.ts';

const { apps, close } = await openTwoProcesses({ seed: 'demo', config: WITH_FEED });
afterAll(close);

async function publish(more: Partial<WantedOdds>): Promise<void> {
  await publishOdds(apps[0], 'VN60', [terms(more), terms({ ...more, play: 'dau', odds: 99_000n })]);
  for (const app of apps) app.rooms.lottery.forgetGames();
}
const appOf = (index: number) => apps[index % 2 === 0 ? 0 : 1];

test('simultaneous purchases over two processes sell a number exactly up to its liability', async () => {
  const [app] = apps;
  const members = await Promise.all(Array.from({ length: 12 }, () => createMember(app, { balance: '1000000.00' })));
  // 30 stakes of 1,000.00 at 99.5 fit.
  await publish({ liabilityMinor: 30n * 9_950_000n });
  const issue = await createIssue(app);
  const answers = await Promise.all(
    members.flatMap((member, index) => Array.from({ length: 6 }, () => send(appOf(index), member, issue, [de('27')]))),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(30);
  for (const { success, errorCode, value } of answers)
    if (!success)
      expect([errorCode, value]).toMatchObject(['limit.exceeded', { scope: 'liability', maxUnitStake: '0.00' }]);
  const { sum } = await app.platform.db.one(sql<{ sum: bigint }>`
    select sum(l.liability_minor)::bigint as sum from lottery_liability l join lottery_draws d on d.id = l.draw_id
      where d.numero = ${issue} and d.game_code = 'VN60'`);
  expect(sum).toBe(30n * 9_950_000n);
});

test('tickets with many numbers in any order do not deadlock', async () => {
  const [app] = apps;
  const members = await Promise.all(Array.from({ length: 10 }, () => createMember(app, { balance: '10000000.00' })));
  // Half of the limit is passed on the way, so that shared and exclusive locks meet.
  await publish({ liabilityMinor: 120n * 9_950_000n, memberNumberMinor: 2_000_000n });
  const issue = await createIssue(app);
  const hundred = Array.from({ length: 100 }, (_, value) => de(String(value).padStart(2, '0')));
  const answers = await Promise.all(
    members.flatMap((member, index) =>
      Array.from({ length: 12 }, (_, n) =>
        send(appOf(index), member, issue, (index + n) % 2 === 0 ? hundred : hundred.toReversed()),
      ),
    ),
  );
  expect(answers.map(({ errorCode }) => errorCode)).toEqual(Array.from({ length: 120 }, () => null));
  expect((await send(app, members[0]!, issue, [de('00')])).errorCode).toBe('limit.exceeded');
  await finishIssue(app, issue);
  expect((await readIssue(app, issue)).state).toBe('settled');
});

test('small and large tickets at the same time never exceed the maximum payout of a draw', async () => {
  const [app] = apps;
  await publish({});
  const most = 1200n * 9_950_000n;
  await app.platform.db.run(sql`update lottery_games set exposure_minor = ${most}::bigint where code = 'VN60'`);
  const members = await Promise.all(Array.from({ length: 12 }, () => createMember(app, { balance: '10000000.00' })));
  const issue = await createIssue(app);
  // A ticket of 600.00 counts as small. The large ones arrive when half is sold, at the same time as the last small
  // ones.
  const small = (n: number) => [de(String(n % 100).padStart(2, '0'), '600.00')];
  const large = Array.from({ length: 50 }, (_, value) => de(String(value).padStart(2, '0')));
  const answers = await Promise.all(
    members.flatMap((member, index) =>
      Array.from({ length: 70 }, (_, n) => send(appOf(index + n), member, issue, n % 20 === 19 ? large : small(n))),
    ),
  );
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([null, 'limit.exceeded']));
  const { sum } = await app.platform.db.one(sql<{ sum: bigint }>`
    select sum(l.liability_minor)::bigint as sum
      from lottery_liability l join lottery_draws d on d.id = l.draw_id
      where d.numero = ${issue} and d.game_code = 'VN60'`);
  expect(sum).toBeLessThanOrEqual(most);
  // The rest is less than the smallest refused ticket.
  expect(sum).toBeGreaterThan(most - 50n * 9_950_000n);
  await app.platform.db.run(sql`update lottery_games set exposure_minor = default where code = 'VN60'`);
  await finishIssue(app, issue);
  await auditBooks(app);
}, 120_000);

test('small tickets that waited for a large one proceed in parallel', async () => {
  const { db } = apps[0].platform;
  const issue = await createIssue(apps[0]);
  const { id } = await db.one(sql<{ id: bigint }>`
    select id from lottery_draws where game_code = 'VN60' and numero = ${issue}`);
  const reserve = (tx: Tx, unitStakeMinor: bigint) =>
    tx.run(sql`select lottery_reserve_exposure(${id}::bigint, ${10n ** 12n}::bigint,
      array[${unitStakeMinor}]::bigint[], array[995000]::bigint[])`);
  // Stays open until the end, as a ticket does between its check of the limit and its commit.
  const [largeMayEnd, smallMayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const largeLooked = Promise.withResolvers<void>();
  const large = db.transaction(async (tx) => {
    await reserve(tx, 10n ** 9n);
    largeLooked.resolve();
    await largeMayEnd.promise;
  });
  await largeLooked.promise;
  const looked = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const small = looked.map(({ resolve }) =>
    db.transaction(async (tx) => {
      await reserve(tx, 100_000n);
      resolve();
      await smallMayEnd.promise;
    }),
  );
  largeMayEnd.resolve();
  // If each took the lock exclusively, the second would wait for the first, which ends later.
  await expect(Promise.all([large, ...looked.map(({ promise }) => promise)])).resolves.toHaveLength(4);
  smallMayEnd.resolve();
  expect(await Promise.all(small)).toHaveLength(looked.length);
});

test('a correction that two processes drive simultaneously is settled once', async () => {
  const [app, other] = apps;
  const members = await Promise.all(Array.from({ length: 20 }, () => createMember(app, { balance: '100000.00' })));
  const issue = await createOfficialIssue(app, 'HANOI');
  const answers = await Promise.all(
    members.map((member, index) =>
      send(appOf(index), member, issue, [de(index % 2 === 0 ? '11' : '22')], undefined, { gameCode: 'HANOI' }),
    ),
  );
  expect(answers.every(({ success }) => success)).toBe(true);
  await awaitDraw(app, 'HANOI', issue);
  for (const special of ['00011', '00022', '00033', '00011']) {
    const result = resultFrom(`at once ${issue} ${special} ${(await readIssue(app, issue, 'HANOI')).resultVersion}`, {
      special,
    });
    await app.platform.db.transaction((tx) => app.rooms.lottery.proposeResult(tx, 1n, 'HANOI', issue, result));
    // Two operators confirm at the same moment.
    await Promise.allSettled(
      [2n, 3n].map((operator, index) =>
        appOf(index).platform.db.transaction((tx) =>
          appOf(index).rooms.lottery.confirmResult(tx, operator, 'HANOI', issue),
        ),
      ),
    );
    await Promise.all([app, other, app, other].map((each) => each.rooms.lottery.runDueSteps()));
    await app.rooms.lottery.runDueSteps();
    expect((await readIssue(app, issue, 'HANOI')).state).toBe('settled');
  }
  expect((await readIssue(app, issue, 'HANOI')).resultVersion).toBe(4);
  const balances = await Promise.all(members.map((member) => app.rooms.wallet.balance(member.memberId, 'VND')));
  expect(balances).toEqual(members.map((_, index) => 9_900_000n + (index % 2 === 0 ? 9_950_000n : 0n)));
});
