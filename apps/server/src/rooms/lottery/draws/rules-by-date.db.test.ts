import { VN_SOUTH, VN_SOUTH_5 } from '@fairlot/lottery-maths';
import { createMember, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { buy, de, moveIssue, WITH_FEED } from '../lottery.testing.ts';
import { enterResult, resultFrom } from '../results/official.testing.ts';
import { issuesFrom } from './schedule.ts';

const HOUR_MS = 3_600_000;
/**
 * Hour of the draw in Vietnam, eleven to twelve hours from now: at any time of day the first draw is on sale. Vietnam
 * has no daylight saving.
 */
const DRAW_HOUR = (Math.floor(Date.now() / HOUR_MS) + 12 + 7) % 24;
const EVERY_DAY = {
  kind: 'weekly',
  zone: 'Asia/Ho_Chi_Minh',
  days: [1, 2, 3, 4, 5, 6, 7],
  drawTimeMs: DRAW_HOUR * HOUR_MS,
  lockMs: 600_000,
  closedDays: new Set<string>(),
} as const;

const app = await openTestApp({ seed: 'demo', config: WITH_FEED });

test('the special prize of the south has the width that applies on the day of the draw', async () => {
  const { db } = app.platform;
  const { lottery } = app.rooms;
  const [first, second] = issuesFrom(EVERY_DAY, Date.now(), 2).map(({ issue }) => issue);
  if (first === undefined || second === undefined) throw new Error('two issues');
  // A station of the south that draws every day and has no issues yet.
  const code = 'EVERYDAY';
  for (const table of ['lottery_rules', 'lottery_odds']) {
    await db.run(sql`
      insert into ${sql.id(table)}
        select (jsonb_populate_record(t, jsonb_build_object('game_code', ${code}::text))).* from ${sql.id(table)} t
          where t.game_code = 'HCMC'`);
  }
  await db.run(
    sql`
      insert into lottery_games
        select (jsonb_populate_record(g, jsonb_build_object(
                   'code', ${code}::text, 'draw_days', '1,2,3,4,5,6,7', 'draw_time', ${`${DRAW_HOUR}:00`}::text))).*
          from lottery_games g where g.code = 'HCMC'`,
  );
  const firstDay = `${second.slice(0, 4)}-${second.slice(4, 6)}-${second.slice(6)}`;
  expect(
    await db.transaction((tx) =>
      lottery.operations.publishRules(tx, code, { formerVersion: 1, firstDay, widths: [{ level: 'DB', width: 5 }] }),
    ),
  ).toBe(2);
  lottery.forgetGames();
  await lottery.runDueSteps();
  expect([(await lottery.draw(code, first)).rulesVersion, (await lottery.draw(code, second)).rulesVersion]).toEqual([
    1, 2,
  ]);

  const widthOnSale = async () => {
    lottery.forgetGames();
    return (await lottery.plays(code)).structure[0];
  };
  expect(await widthOnSale()).toEqual({ level: 'DB', count: 1, width: 6 });
  const member = await createMember(app, { balance: '5000.00' });
  await buy(app, member, first, [de('27')], code);
  await moveIssue(app, first, -20, -10, code);
  await lottery.runDueSteps();
  expect(await widthOnSale()).toEqual({ level: 'DB', count: 1, width: 5 });

  // The earlier draw is validated and settled by the rules of its day, even after the new ones apply.
  await expect(
    enterResult(app, code, first, resultFrom('short', { structure: VN_SOUTH_5, special: '00027' })),
  ).rejects.toMatchObject({ value: { reason: 'result.width' } });
  expect(
    await enterResult(app, code, first, resultFrom('long', { structure: VN_SOUTH, special: '300027' })),
  ).toMatchObject({ state: 'settled', rulesVersion: 1 });
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(400_000n + 9_950_000n);

  // The later draw is sold, validated and settled by its own rules.
  await moveIssue(app, second, 3_600_000, 7_200_000, code);
  await db.run(sql`
    update lottery_draws set next_due_at = '-infinity' where game_code = ${code} and numero = ${second}`);
  await lottery.runDueSteps();
  await buy(app, member, second, [de('27')], code);
  await moveIssue(app, second, -20, -10, code);
  await lottery.runDueSteps();
  await expect(
    enterResult(app, code, second, resultFrom('wide', { structure: VN_SOUTH_5, special: '000027' })),
  ).rejects.toMatchObject({ value: { reason: 'result.width' } });
  expect(
    await enterResult(app, code, second, resultFrom('narrow', { structure: VN_SOUTH_5, special: '00027' })),
  ).toMatchObject({ state: 'settled', rulesVersion: 2 });
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(300_000n + 2n * 9_950_000n);
});
