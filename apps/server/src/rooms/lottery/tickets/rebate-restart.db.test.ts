import { auditBooks, createMember, shareDatabase, type TestMember } from '@fairlot/testkit';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createIssue, createOfficialIssue, de, readIssue, send, takeSteps, WITH_FEED } from '../lottery.testing.ts';
import { awaitDraw, enterResult, resultFrom } from '../results/official.testing.ts';

const start = await shareDatabase({ seed: 'demo', config: WITH_FEED });
let app = await start();
beforeAll(async () => {
  await app.platform.db.run(sql`update lottery_games set max_rebate = 50 where code in ('HANOI', 'VN60')`);
  app.rooms.lottery.forgetGames();
});

const ALL = Array.from({ length: 100 }, (_, value) => de(String(value).padStart(2, '0')));
const balanceOf = (member: TestMember) => app.rooms.wallet.balance(member.memberId, member.asset);
const rebatesOf = (issue: string, gameCode: string) =>
  app.platform.db.rows(sql<{ asset: string; amountMinor: bigint }>`
    select w.asset, w.amount_minor as "amountMinor" from wallet_transfers w
      join lottery_tickets t on w.key = 'ticket:' || t.id || ':rebate' join lottery_draws d on d.id = t.draw_id
     where d.numero = ${issue} and d.game_code = ${gameCode} order by w.id`);

async function buyAll(member: TestMember, issue: string, gameCode: string, rebate: number): Promise<string> {
  const { errorCode, value } = await send(app, member, issue, ALL, randomUUID(), { gameCode, rebate });
  expect(errorCode).toBeNull();
  return value.ticketId;
}

test('a server that stops between any two steps of a draw pays each rebate once', async () => {
  const states = ['open', 'locked', 'drawn', 'settling', 'settling'] as const;
  for (const [steps, state] of states.entries()) {
    const members = [
      await createMember(app, { balance: '100000.00' }),
      await createMember(app, { balance: '100000.00' }),
    ];
    const issue = await createIssue(app);
    for (const member of members) await buyAll(member, issue, 'VN60', 20);
    expect(await takeSteps(app, issue, steps)).toBe(state);
    await app.close();

    app = await start();
    await app.rooms.lottery.runDueSteps();
    expect((await readIssue(app, issue)).state).toBe('settled');
    expect(await rebatesOf(issue, 'VN60')).toEqual(members.map(() => ({ asset: 'VND', amountMinor: 200_000n })));
    // One of a hundred lines of 1,000 wins 97.5 times its stake, and 2 % of all stakes come back.
    for (const member of members) expect(await balanceOf(member)).toBe(9_750_000n + 200_000n);
    await auditBooks(app);
  }
}, 120_000);

test('a failure in the transaction that pays a rebate leaves nothing of it; the next attempt pays', async () => {
  const member = await createMember(app, { balance: '100000.00' });
  const issue = await createOfficialIssue(app, 'HANOI');
  await buyAll(member, issue, 'HANOI', 50);
  await app.platform.db.script(`
    create function test_break() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger test_break before insert on wallet_transfers for each row when (new.kind = 'rebate')
      execute function test_break()`);
  await awaitDraw(app, 'HANOI', issue);
  await enterResult(app, 'HANOI', issue, resultFrom('broken', { special: '00011' })).catch(() => undefined);
  expect((await readIssue(app, issue, 'HANOI')).state).toBe('settling');
  expect([await balanceOf(member), await rebatesOf(issue, 'HANOI')]).toEqual([0n, []]);
  await app.close();

  app = await start();
  await app.platform.db.script('drop trigger test_break on wallet_transfers; drop function test_break');
  await app.platform.db.run(sql`update lottery_draws set next_due_at = '-infinity' where numero = ${issue}`);
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, issue, 'HANOI')).state).toBe('settled');
  expect(await balanceOf(member)).toBe(9_450_000n + 500_000n);
  expect(await rebatesOf(issue, 'HANOI')).toEqual([{ asset: 'VND', amountMinor: 500_000n }]);
});

test('a trial player has the rebate in play money, which moves no money', async () => {
  const [trial, real] = [
    await createMember(app, { balance: '100000.00', type: 4 }),
    await createMember(app, { balance: '100000.00' }),
  ];
  const issue = await createOfficialIssue(app, 'HANOI');
  await buyAll(trial, issue, 'HANOI', 35);
  await buyAll(real, issue, 'HANOI', 10);
  const moneyBefore = await houseOf('VND');
  await awaitDraw(app, 'HANOI', issue);
  await enterResult(app, 'HANOI', issue, resultFrom('trial', { special: '00027' }));
  expect(trial.asset).toBe('FUN');
  expect([await balanceOf(trial), await balanceOf(real)]).toEqual([9_600_000n + 350_000n, 9_850_000n + 100_000n]);
  expect((await rebatesOf(issue, 'HANOI')).toSorted((a, b) => a.asset.localeCompare(b.asset))).toEqual([
    { asset: 'FUN', amountMinor: 350_000n },
    { asset: 'VND', amountMinor: 100_000n },
  ]);
  // Only the real ticket's margin of 0.5 % reaches the house.
  expect((await houseOf('VND')) - moneyBefore).toBe(50_000n);
});

const houseOf = (asset: string) => app.rooms.wallet.accountBalance(`house:${asset}`);
