import { connectDatabase, type Database, sql } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import {
  callDesk,
  createOperator,
  createTestApp,
  createTestDatabase,
  dropDatabase,
  type TestApp,
} from '@fairlot/testkit';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { readSchemaText } from '../../scripts/lib/schema-text.ts';
import { FORMER_KEY, restoreFormerDatabase } from './former-database.ts';

let app: TestApp;
let left: Left;
beforeAll(async () => {
  const databaseUrl = await restoreFormerDatabase();
  const former = connectDatabase(databaseUrl, 2, createLogger('silent'));
  left = await readLeft(former);
  await former.close();
  app = await createTestApp({ databaseUrl, seed: 'demo', config: { secretKey: FORMER_KEY } });
});
afterAll(async () => {
  await app.close();
  await dropDatabase(app.databaseUrl);
});

/** What the former build had not finished. */
interface Left {
  openTickets: { ticketId: string; drawId: bigint; state: string }[];
  approvals: { id: bigint; kind: string }[];
  topics: string[];
}

async function readLeft(db: Database): Promise<Left> {
  return {
    openTickets: await db.rows(sql<Left['openTickets'][number]>`
      select t.id as "ticketId", d.id as "drawId", d.state
        from lottery_tickets t join lottery_draws d on d.id = t.draw_id where t.status = 'open'`),
    approvals: await db.rows(sql<Left['approvals'][number]>`
      select id, kind from backoffice_approvals where state = 'pending' order by kind`),
    topics: (await db.rows(sql<{ topic: string }>`select distinct topic from platform_outbox`)).map(
      ({ topic }) => topic,
    ),
  };
}

it('the former build left work of every kind', () => {
  expect([...new Set(left.openTickets.map(({ state }) => state))].sort()).toEqual(['locked', 'open', 'settling']);
  expect(new Set(left.openTickets.map(({ drawId }) => drawId)).size).toBeGreaterThanOrEqual(6);
  const kinds = ['balance.adjust', 'draw.postpone', 'draw.void', 'odds.publish', 'rules.publish'];
  expect(left.approvals.map(({ kind }) => kind)).toEqual(kinds);
  expect(left.topics).toEqual(
    expect.arrayContaining(['ticket.placed', 'draw.paid', 'draw.settled', 'deposit.credited']),
  );
});

it('an upgraded database and a new one have the schema of docs/schema.sql', async () => {
  const expected = readFileSync(fromRoot('docs', 'schema.sql'), 'utf8');
  expect(await readSchemaText(app.platform.db)).toBe(expected);
  const fresh = await createTestDatabase();
  expect(await readSchemaText(fresh)).toBe(expected);
  await fresh.close();
});

it('approvals that were asked for before are carried out when a second person approves', async () => {
  const { headers } = await createOperator(app);
  for (const { id, kind } of left.approvals) {
    const answer = await callDesk(app, headers, 'POST', `/approvals/${id}/approve`);
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true, value: { kind, state: 'executed' } });
  }
});

it('games that sold without limits have them, at the same odds', async () => {
  const { db } = app.platform;
  const unlimited = await db.rows(sql`
    select g.code from lottery_games g join lottery_odds o on o.game_code = g.code and o.version = g.odds_version
     where g.member_draw_minor is null or exists (
       select 1 from jsonb_array_elements(o.plays) p(value)
        where not p.value ?& array['liabilityMinor', 'memberNumberMinor'])`);
  expect(unlimited).toEqual([]);
  const odds = await db.rows(sql<{ version: number; odds: Record<string, string> }>`
    select version, (select jsonb_object_agg(p.value->>'play', p.value->>'odds')
                       from jsonb_array_elements(plays) p(value)) as odds
      from lottery_odds where game_code = 'VN60' order by version`);
  expect(odds.map(({ version }) => version)).toEqual([1, 2]);
  expect(odds[1]?.odds).toEqual(odds[0]?.odds);
});

it('in-house games have their codes and pages, and those that were not sold have joined', async () => {
  const games = await app.platform.db.rows(sql<{ nodeId: string; path: string }>`
    select node_id as "nodeId", launch_path as path from catalogue_games where vendor = 'BGS' order by position`);
  expect(games).toHaveLength(15);
  expect(games.slice(0, 2)).toEqual([
    { nodeId: '10003', path: '/m/inhouse/dice' },
    { nodeId: '10004', path: '/m/inhouse/plinko' },
  ]);
});

it('every ticket is settled, and the records tell what became of it', async () => {
  const { db } = app.platform;
  const draws = [...new Set(left.openTickets.map(({ drawId }) => drawId))];
  await db.run(sql`
    update lottery_draws
       set lock_at = least(lock_at, t.at - interval '20 ms'), draw_at = least(draw_at, t.at - interval '10 ms'),
           open_at = least(open_at, t.at - interval '1 second'), next_due_at = '-infinity'
      from (select clock_timestamp() as at) t where id = any(${draws}::bigint[]) and state not in ('settled', 'void')`);
  await app.rooms.lottery.runDueSteps();
  const states = await db.rows(sql<{ state: string; n: bigint }>`
    select state, count(*) as n from lottery_draws where id = any(${draws}::bigint[]) group by state order by state`);
  expect(states).toEqual([
    { state: 'settled', n: BigInt(draws.length - 1) },
    { state: 'void', n: 1n },
  ]);
  const open = await db.rows(sql`
    select id from lottery_tickets
     where status = 'open' and id = any(${left.openTickets.map(({ ticketId }) => ticketId)}::uuid[])`);
  expect(open).toEqual([]);

  await app.platform.events.outbox.drain();
  expect(await db.rows(sql`select id, topic, last_error from platform_outbox`)).toEqual([]);
  const tickets = sql`
    select id::text, status, win_minor::text as win from lottery_tickets where asset = 'VND' order by id`;
  const records = sql`
    select ticket_id::text as id, status, win_minor::text as win from records_bets where asset = 'VND'
      order by ticket_id`;
  const expected = await db.rows(tickets);
  expect(expected.length).toBeGreaterThan(20);
  expect(await db.rows(records)).toEqual(expected);
});

it('the books are right', async () => {
  expect(await app.audit()).toEqual([]);
});
