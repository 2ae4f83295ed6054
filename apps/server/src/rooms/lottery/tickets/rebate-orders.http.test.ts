import { randomUUID } from 'node:crypto';
import type { lottery as contract, ValueOf } from '@fairlot/contract';
import { VN_SOUTH } from '@fairlot/lottery-maths';
import { callSite, createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createIssue, createOfficialIssue, de, moveIssue, readIssue, send, WITH_FEED } from '../lottery.testing.ts';
import { awaitDraw, enterResult, resultFrom } from '../results/official.testing.ts';

const app = await openTestApp({ seed: 'demo', config: WITH_FEED });
beforeAll(async () => {
  await app.platform.db.run(sql`update lottery_games set max_rebate = 50 where max_rebate = 0 and family like 'vn-%'`);
  app.rooms.lottery.forgetGames();
});

const balanceOf = (member: TestMember) => app.rooms.wallet.balance(member.memberId, member.asset);
const rebatesOf = async ({ memberId }: TestMember) =>
  app.platform.db.rows(sql<{ asset: string; amountMinor: bigint }>`
    select t.asset, w.amount_minor as "amountMinor" from lottery_tickets t
      join wallet_transfers w on w.key = 'ticket:' || t.id || ':rebate'
     where t.member_id = ${memberId}::bigint order by w.id`);

it('a rebate applies to each ticket of an order for several stations, at its own odds', async () => {
  const member = await createMember(app, { balance: '3000.00' });
  const codes = await app.platform.db.rows(sql<{ code: string }>`
    select code from lottery_games where menu_tag = 'SOUTH' and source = 'feed' and draw_days like '%2%'
     order by sort_order, code limit 2`);
  const tickets = await Promise.all(
    codes.map(async ({ code: gameCode }, index) => ({
      gameCode,
      numero: await createOfficialIssue(app, gameCode),
      lines: [de('11')],
      oddsVersion: (await app.rooms.lottery.plays(gameCode)).oddsVersion,
      rebate: index === 0 ? 20 : 0,
    })),
  );
  type Order = ValueOf<typeof contract.placeOrder>;
  const { value } = await callSite<Order>(app, member.headers, 'POST', '/lgw/lottery/orders', { tickets });
  expect(value.tickets.map(({ rebate, rebateAmount }) => [rebate, rebateAmount])).toEqual([
    [20, '20.00'],
    [undefined, undefined],
  ]);
  for (const { gameCode, numero } of tickets) {
    await awaitDraw(app, gameCode, numero);
    await enterResult(app, gameCode, numero, resultFrom(gameCode, { structure: VN_SOUTH, special: '000099' }));
  }
  expect(await rebatesOf(member)).toEqual([{ asset: 'VND', amountMinor: 2000n }]);
  expect(await balanceOf(member)).toBe(102_000n);
});

it('a rebate is paid in play money to trial players', async () => {
  const trial = await createMember(app, { balance: '1000.00', type: 4 });
  const issue = await createIssue(app);
  expect((await send(app, trial, issue, [de('11')], randomUUID(), { rebate: 50 })).errorCode).toBeNull();
  await moveIssue(app, issue, -20, -10);
  await app.rooms.lottery.runDueSteps();
  expect(await rebatesOf(trial)).toEqual([{ asset: 'FUN', amountMinor: 5000n }]);
});

it('a rebate is paid once for each of two concurrent tickets, even if a failed settlement is repeated', async () => {
  const member = await createMember(app, { balance: '2000.00' });
  const issue = await createIssue(app);
  const answers = await Promise.all(
    [30, 50].map((rebate) => send(app, member, issue, [de('11')], randomUUID(), { rebate })),
  );
  expect(answers.map(({ errorCode }) => errorCode)).toEqual([null, null]);
  await app.platform.db.script(`
    create function fail_settlement() returns trigger language plpgsql as $$ begin raise exception 'halfway'; end $$;
    create trigger fail_settlement before update of settle_ticket on lottery_draws for each row
      when (new.numero = '${issue}') execute function fail_settlement()`);
  await moveIssue(app, issue, -20, -10);
  await app.rooms.lottery.runDueSteps();
  expect([(await readIssue(app, issue)).state, await rebatesOf(member)]).toEqual(['settling', []]);
  await app.platform.db.script('drop trigger fail_settlement on lottery_draws; drop function fail_settlement()');
  await app.platform.db.run(sql`update lottery_draws set next_due_at = clock_timestamp() where numero = ${issue}`);
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, issue)).state).toBe('settled');
  const paid = (await rebatesOf(member)).map(({ amountMinor }) => Number(amountMinor));
  expect(paid.toSorted((a, b) => a - b)).toEqual([3000, 5000]);
});

it('a rebate counts in the expected result of a draw', async () => {
  const member = await createMember(app, { balance: '2000.00' });
  const expectedAt = async (rebate: number) => {
    const issue = await createIssue(app);
    await send(app, member, issue, [de('11')], randomUUID(), { rebate });
    return (await app.rooms.lottery.operations.sale.figures('VN60', issue)).expectedMinor;
  };
  // The return is 99.5 % in any case; what the rebate adds is taken from the odds.
  expect(await expectedAt(0)).toBe(500n);
  expect(await expectedAt(50)).toBe(500n);
});
