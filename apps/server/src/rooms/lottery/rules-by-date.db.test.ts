import { VN_SOUTH_5 } from '@fairlot/lottery-maths';
import { auditBooks, createMember, createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { buy, de, moveIssue, WITH_FEED } from './lottery.testing.ts';
import { enterResult, resultFrom } from './official.testing.ts';
import { issuesFrom } from './schedule.ts';

const EVERY_DAY = { kind: 'weekly', zone: 'Asia/Ho_Chi_Minh', days: [1, 2, 3, 4, 5, 6, 7], drawTimeMs: 16.25 * 3_600_000, lockMs: 600_000, closedDays: new Set<string>() } as const;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: 'demo', config: WITH_FEED });
});
afterAll(() => app.close());

test('the special prize of the south has the width that holds on the day of the draw', async () => {
  const { db } = app.platform;
  const { lottery } = app.rooms;
  const [first, second] = issuesFrom(EVERY_DAY, Date.now(), 2).map(({ numero }) => numero);
  if (first === undefined || second === undefined) throw new Error('two issues');
  const { code } = await db.one(sql<{ code: string }>`
    select g.code from lottery_games g where g.menu_tag = 'SOUTH' and not exists (select 1 from lottery_draws d where d.game_code = g.code and d.numero in (${first}, ${second})) order by g.code limit 1`);
  await db.run(sql`
    insert into lottery_rules (game_code, version, structure, plays, valid_from)
    select ${code}, 2, ${JSON.stringify(VN_SOUTH_5)}::jsonb, plays, to_date(${second}, 'YYYYMMDD') from lottery_rules where game_code = ${code} and version = 1`);
  await db.run(sql`update lottery_games set draw_days = '1,2,3,4,5,6,7' where code = ${code}`);
  lottery.forgetGames();
  await lottery.runDueSteps();
  expect([(await lottery.draw(code, first)).rulesVersion, (await lottery.draw(code, second)).rulesVersion]).toEqual([1, 2]);

  const widthOnSale = async () => {
    lottery.forgetGames();
    return (await lottery.plays(code)).structure[0];
  };
  expect(await widthOnSale()).toEqual({ level: 'DB', count: 1, width: 6 });
  await moveIssue(app, first, -20, -10, code);
  await lottery.runDueSteps();
  expect(await widthOnSale()).toEqual({ level: 'DB', count: 1, width: 5 });

  // The later draw is sold, checked and settled by its own rules.
  const member = await createMember(app, { balance: '5000.00' });
  await moveIssue(app, second, 3_600_000, 7_200_000, code);
  await db.run(sql`update lottery_draws set next_due_at = '-infinity' where game_code = ${code} and numero = ${second}`);
  await lottery.runDueSteps();
  await buy(app, member, second, [de('27')], code);
  await moveIssue(app, second, -20, -10, code);
  await lottery.runDueSteps();
  await expect(enterResult(app, code, second, resultFrom('wide', { structure: VN_SOUTH_5, special: '000027' }))).rejects.toMatchObject({ value: { reason: 'result.width' } });
  expect(await enterResult(app, code, second, resultFrom('narrow', { structure: VN_SOUTH_5, special: '00027' }))).toMatchObject({ state: 'settled', rulesVersion: 2 });
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(400_000n + 9_950_000n);
  await auditBooks(app);
});
