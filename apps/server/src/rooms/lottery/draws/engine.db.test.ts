import { auditBooks, createMember, createTestApp, openTestApp } from '@fairlot/testkit';
import { expect, test, vi } from 'vitest';
import { executorOf, sql, type Tx } from '../../../platform/db/index.ts';
import { buy, createIssue, de, finishIssue, moveIssue, readIssue } from '../lottery.testing.ts';

const app = await openTestApp({ seed: 'demo' });

const statusesOf = (issue: string) =>
  app.platform.db.rows(sql<{ status: string; winMinor: bigint }>`
    select t.status, t.win_minor as "winMinor" from lottery_tickets t join lottery_draws d on d.id = t.draw_id
      where d.numero = ${issue} order by t.id`);
const makeDue = (issue: string) =>
  app.platform.db.run(sql`update lottery_draws set next_due_at = '-infinity' where numero = ${issue}`);
const stepFailures = async () =>
  Number(/^fairlot_draw_step_failures_total (\d+)/m.exec(await app.platform.metrics.registry.metrics())?.[1]);

test('draws run while no client is connected', async () => {
  const running = await createTestApp({ seed: 'demo', started: true });
  try {
    const member = await createMember(running, { balance: '5000.00' });
    const issue = await createIssue(running);
    await buy(running, member, issue, [de('27')]);
    await moveIssue(running, issue, 300, 600);
    await vi.waitFor(async () => expect((await readIssue(running, issue)).state).toBe('settled'), {
      timeout: 60_000,
      interval: 100,
    });
    await running.platform.events.outbox.drain();
    await auditBooks(running);
  } finally {
    await running.close();
  }
});

test('creates issues ahead, each with its own commitment, before they are on sale', async () => {
  await app.rooms.lottery.runDueSteps();
  const draws = await app.platform.db.rows(sql<{ gameCode: string; commitment: string; ahead: boolean }>`
    select game_code as "gameCode", commitment, open_at > clock_timestamp() as ahead from lottery_draws
      where source = 'rng' and state in ('scheduled', 'open') and numero < '2099'`);
  expect(new Set(draws.map(({ commitment }) => commitment)).size).toBe(draws.length);
  for (const code of ['VN60', 'VN300'])
    expect(draws.filter(({ gameCode, ahead }) => gameCode === code && ahead).length).toBeGreaterThanOrEqual(3);
});

test('retries a seed that cannot be revealed for a minute, then voids the draw and returns the stakes', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  const trial = await createMember(app, { balance: '5000.00', type: 4 });
  const issue = await createIssue(app, { sealedFor: '209912319999' });
  await buy(app, member, issue, [de('27'), de('28')]);
  await buy(app, trial, issue, [de('27')]);
  await moveIssue(app, issue, -20, -10);
  const failures = await stepFailures();
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, issue)).state).toBe('locked');
  expect(await stepFailures()).toBeGreaterThan(failures);
  await moveIssue(app, issue, -70_000, -60_000);
  await app.rooms.lottery.runDueSteps();
  expect(await readIssue(app, issue)).toMatchObject({
    state: 'void',
    voidReason: 'reveal-failed',
    result: null,
    revealedSeed: null,
  });
  expect((await statusesOf(issue)).map(({ status }) => status)).toEqual(['refunded', 'refunded']);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(500_000n);
  expect(await app.rooms.wallet.balance(trial.memberId, 'FUN')).toBe(500_000n);
  const reported = await app.platform.db.rows(
    sql<{
      topic: string;
    }>`
      select topic from platform_outbox where ${issue} in (payload->>'numero', payload->>'roundId')
        and topic <> 'bet.placed' order by id`,
  );
  expect(reported.map(({ topic }) => topic)).toEqual([
    'draw.opened',
    'draw.locked',
    'bet.settled',
    'bet.settled',
    'draw.voided',
  ]);
});

test('treats a seed that does not match its commitment as missing', async () => {
  const issue = await createIssue(app);
  await buy(app, await createMember(app, { balance: '5000.00' }), issue, [de('27')]);
  const other = app.platform.secrets.seal(new Uint8Array(32), `VN60|${issue}`);
  await app.platform.db.run(sql`update lottery_draws set sealed_seed = ${other}::bytea where numero = ${issue}`);
  await moveIssue(app, issue, -70_000, -60_000);
  await app.rooms.lottery.runDueSteps();
  expect(await readIssue(app, issue)).toMatchObject({ state: 'void', voidReason: 'reveal-failed' });
});

test('after a downtime draws issues with tickets within the hour, otherwise voids them; skips empty ones', async () => {
  const member = await createMember(app, { balance: '50000.00' });
  const soon = await createIssue(app);
  const late = await createIssue(app);
  const empty = await createIssue(app);
  await buy(app, member, soon, [de('27')]);
  await buy(app, member, late, [de('27')]);
  await moveIssue(app, soon, -3_595_000, -3_590_000);
  await moveIssue(app, late, -3_610_000, -3_600_000);
  await moveIssue(app, empty, -70_000, -60_000);
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, soon)).state).toBe('settled');
  expect(await readIssue(app, late)).toMatchObject({ state: 'void', voidReason: 'late' });
  expect((await statusesOf(late))[0]).toEqual({ status: 'refunded', winMinor: 0n });
  expect(await readIssue(app, empty)).toMatchObject({ state: 'void', voidReason: 'skipped' });
});

test('skips an issue whose sale was missed, and opens one that is still on sale', async () => {
  await app.platform.db.run(sql`
    insert into lottery_draws (game_code, numero, state, open_at, lock_at, draw_at, next_due_at, rules_version,
      commitment, sealed_seed)
    select 'VN60', '20980101000' || n, 'scheduled', clock_timestamp() - interval '2 hours', clock_timestamp() + shift,
      clock_timestamp() + interval '1 hour',
           clock_timestamp() - interval '2 hours', 1, repeat('0', 64), '\\x00'::bytea
      from (values (1, interval '-1 second'), (2, interval '10 minutes')) as v(n, shift)`);
  await app.rooms.lottery.runDueSteps();
  expect(await readIssue(app, '209801010001')).toMatchObject({
    state: 'void',
    voidReason: 'skipped',
    merkleRoot: null,
  });
  expect((await readIssue(app, '209801010002')).state).toBe('open');
});

test('a step that fails leaves nothing behind, does not block other draws and is repeated', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  const issue = await createIssue(app);
  const other = await createIssue(app);
  await buy(app, member, issue, [de('27')]);
  await app.platform.db.script(`
    create function fail_settlement() returns trigger language plpgsql as $$ begin raise exception 'halfway'; end $$;
    create trigger fail_settlement before update of settle_ticket on lottery_draws for each row
      when (new.numero = '${issue}') execute function fail_settlement()`);
  await moveIssue(app, issue, -20, -10);
  await moveIssue(app, other, -20, -10);
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, issue)).state).toBe('settling');
  expect((await readIssue(app, other)).state).toBe('settled');
  expect(await statusesOf(issue)).toEqual([{ status: 'open', winMinor: null }]);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(400_000n);
  await app.platform.db.script('drop trigger fail_settlement on lottery_draws; drop function fail_settlement()');
  await makeDue(issue);
  await app.rooms.lottery.runDueSteps();
  expect((await readIssue(app, issue)).state).toBe('settled');
});

test('settlement issues the same number of statements for 10 and for 500 tickets', async () => {
  const counts = [];
  for (const tickets of [10, 500]) {
    const members = await Promise.all(Array.from({ length: 5 }, () => createMember(app, { balance: '1000000.00' })));
    const issue = await createIssue(app);
    // Every tens digit occurs equally often, so that the draw pays 99 % whatever is drawn and the house never has to
    // add money.
    for (let n = 0; n < tickets; n += members.length) {
      await Promise.all(
        members.map((member, index) =>
          buy(app, member, issue, [{ play: 'dau', picks: [String((n + index) % 10)], unitStake: '1000.00' }]),
        ),
      );
    }
    await moveIssue(app, issue, -20, -10);
    counts.push(await countStatements(issue, () => app.rooms.lottery.runDueSteps()));
    expect((await statusesOf(issue)).filter(({ status }) => status === 'open')).toHaveLength(0);
    expect((await readIssue(app, issue)).state).toBe('settled');
  }
  expect(counts[0]).toBeGreaterThan(20);
  expect(counts[1]).toBe(counts[0]);
});

/** Counts statements of the transactions for this draw: on a slow machine steps of other draws run meanwhile. */
async function countStatements(issue: string, work: () => Promise<unknown>): Promise<number> {
  const { id } = await app.platform.db.one(sql<{ id: bigint }>`
    select id from lottery_draws where numero = ${issue}`);
  let count = 0;
  const { transaction } = app.platform.db;
  const counted = vi.spyOn(app.platform.db, 'transaction').mockImplementation(async (run) => {
    const statements: string[] = [];
    const answer = await transaction((tx) => run(noting(tx, statements)));
    // Cached data is read occasionally, independent of the number of tickets.
    const own = statements.filter((text) => !/site_settings|from lottery_rules/.test(text));
    if (own.some((text) => text.includes(`"value":"${id}"`))) count += own.length;
    return answer;
  });
  try {
    await work();
  } finally {
    counted.mockRestore();
  }
  return count;
}

/** The same transaction; records each statement with its values. */
function noting(tx: Tx, statements: string[]): Tx {
  const note = (query: Parameters<Tx['run']>[0]) =>
    statements.push(
      JSON.stringify(query.toOperationNode(), (_key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    );
  const noted = executorOf({
    rows: (query, reported) => (note(query), tx.rows(query, reported)),
    run: (query, reported) => (note(query), tx.run(query, reported)),
  });
  return { ...noted, kind: 'tx' };
}

test('a settlement larger than one chunk is paid once, chunk by chunk', async () => {
  const member = await createMember(app, { balance: '6000000.00' });
  const issue = await createIssue(app);
  const all = Array.from({ length: 100 }, (_, value) => de(String(value).padStart(2, '0')));
  // Also more lines than are read before the winning picks are listed.
  for (let n = 0; n < 50; n++) await buy(app, member, issue, all);
  await finishIssue(app, issue);
  const chunks = await app.platform.db.rows(sql`
    select 1 from platform_outbox where topic = 'bet.settled' and payload->>'roundId' = ${issue}`);
  expect(chunks.length).toBeGreaterThan(1);
  // Each ticket covers every number, so each wins exactly once on de.
  expect((await statusesOf(issue)).every(({ status, winMinor }) => status === 'won' && winMinor === 9_950_000n)).toBe(
    true,
  );
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(600_000_000n - 50n * (10_000_000n - 9_950_000n));
});

test('the ledger is correct, and a wrong escrow is found', async () => {
  await auditBooks(app);
  const member = await createMember(app, { balance: '5000.00' });
  const issue = await createIssue(app);
  await buy(app, member, issue, [de('27')]);
  const move = (key: string, debit: string, credit: string) =>
    app.platform.db.transaction((tx) =>
      app.rooms.wallet.transfer(tx, {
        key,
        debit,
        credit,
        asset: 'VND',
        amountMinor: 1n,
        kind: 'fund',
        reference: 'test',
      }),
    );
  await move('test:leak', `escrow:VN60:${issue}:VND`, 'house:VND');
  expect((await app.audit()).join()).toContain(`escrow:VN60:${issue}:VND holds 999.99, its tickets cost 1000.00`);
  await move('test:mend', 'house:VND', `escrow:VN60:${issue}:VND`);
});
