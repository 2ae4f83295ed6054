import { readFileSync } from 'node:fs';
import { createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { WITH_FEED } from '../lottery.testing.ts';
import type { Rules, StoredOdds } from './games.ts';

const MIGRATION = readFileSync(new URL('../migrations/0017-tong.sql', import.meta.url), 'utf8');
/** A station of the south as it was sold before there were odds for `tong`. */
const CODE = 'EARLIER';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seed: 'demo', config: WITH_FEED });
  const { db } = app.platform;
  for (const [table, key] of [
    ['lottery_rules', 'code'],
    ['lottery_odds', 'play'],
  ] as const)
    await db.run(sql`
      insert into ${sql.id(table)}
      select (jsonb_populate_record(t, jsonb_build_object('game_code', ${CODE}::text, 'plays',
               (select jsonb_agg(p.value order by p.ord)
                  from jsonb_array_elements(t.plays) with ordinality as p(value, ord)
                 where p.value ->> ${key}::text <> 'tong')))).*
        from ${sql.id(table)} t where t.game_code = 'HCMC'`);
  await db.run(sql`
    insert into lottery_games select (jsonb_populate_record(g, jsonb_build_object('code', ${CODE}::text))).*
      from lottery_games g where g.code = 'HCMC'`);
  app.rooms.lottery.forgetGames();
});
afterAll(() => app.close());

test('a game from before sells the last digit of the sum at the terms of the units digit', async () => {
  const { db } = app.platform;
  const { lottery } = app.rooms;
  await lottery.runDueSteps();
  expect((await lottery.plays(CODE)).plays.map(({ code }) => code)).not.toContain('tong');

  await migrate();
  const rules = await db.rows(
    sql<
      Rules & { version: number }
    >`select version, plays from lottery_rules where game_code = ${CODE} order by version`,
  );
  expect(rules.map(({ version }) => version)).toEqual([1, 2]);
  const codes = rules[1]!.plays.map(({ code }) => code);
  expect(codes.slice(codes.indexOf('duoi'), codes.indexOf('duoi') + 2)).toEqual(['duoi', 'tong']);
  expect(rules[1]!.plays).toEqual(await playsOf('HCMC'));
  const odds = await db.one(sql<{ plays: StoredOdds[] }>`
    select o.plays from lottery_odds o join lottery_games g on g.code = o.game_code and g.odds_version = o.version
     where g.code = ${CODE}`);
  const termsOf = (play: string) => odds.plays.find((terms) => terms.play === play);
  expect(termsOf('tong')).toEqual({ ...termsOf('duoi'), play: 'tong' });

  // Issues that were made keep their rules.
  lottery.forgetGames();
  expect((await lottery.plays(CODE)).rulesVersion).toBe(1);
});

test('nothing else is published, and nothing twice', async () => {
  const { db } = app.platform;
  const versions = () =>
    db.rows(sql`select code, odds_version, (select max(version) from lottery_rules where game_code = code) as rules
                  from lottery_games order by code`);
  const before = await versions();
  await migrate();
  expect(await versions()).toEqual(before);
  expect(before).toContainEqual({ code: 'HCMC', odds_version: 1, rules: 1 });
  expect(before).toContainEqual({ code: CODE, odds_version: 2, rules: 2 });
});

async function migrate(): Promise<void> {
  for (const statement of MIGRATION.split(/;\n/).filter((text) => text.trim() !== ''))
    await app.platform.db.run(sql.raw(statement));
}

async function playsOf(code: string): Promise<Rules['plays']> {
  const { plays } = await app.platform.db.one(
    sql<Rules>`select plays from lottery_rules where game_code = ${code} order by version desc limit 1`,
  );
  return plays;
}
