import { openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createIssue, moveIssue, readIssue } from '../lottery.testing.ts';
import { claimDueDraw } from './draw-row.ts';

const app = await openTestApp({ seed: 'demo' });

test('reveals draws of the same second together, and one whose seed is damaged alone and later', async () => {
  const issues = [await createIssue(app), await createIssue(app), await createIssue(app)];
  const damaged = await createIssue(app, { sealedFor: '209912319998' });
  for (const issue of [...issues, damaged]) await moveIssue(app, issue, -20, 60_000);
  await app.rooms.lottery.runDueSteps();
  await app.platform.db.run(sql`
    update lottery_draws set draw_at = now(), next_due_at = now() where numero = any(${[...issues, damaged]}::text[])`);
  await app.rooms.lottery.runDueSteps();
  const announced = await app.platform.db.rows(sql<{ numero: string; tx: string }>`
    select payload->>'numero' as numero, tx::text from platform_outbox
     where topic = 'draw.drawn' and payload->>'numero' = any(${[...issues, damaged]}::text[])`);
  expect(announced.map(({ numero }) => numero).sort()).toEqual([...issues].sort());
  expect(new Set(announced.map(({ tx }) => tx)).size).toBe(1);
  expect((await readIssue(app, damaged)).state).toBe('locked');
  for (const issue of issues) expect((await readIssue(app, issue)).state).toBe('settled');
});

test('a draw that cannot be saved delays none of those that are due with it', async () => {
  const others = [await createIssue(app), await createIssue(app)];
  // It is due last, so that another draw is claimed before it.
  const failing = await createIssue(app);
  for (const issue of [...others, failing]) await moveIssue(app, issue, -20, -10);
  await app.platform.db.script(`
    create function fail_result() returns trigger language plpgsql as $$ begin raise exception 'halfway'; end $$;
    create trigger fail_result before update of result on lottery_draws for each row
      when (new.numero = '${failing}') execute function fail_result()`);
  await app.rooms.lottery.runDueSteps();
  await app.platform.db.script('drop trigger fail_result on lottery_draws; drop function fail_result()');
  for (const issue of others) expect((await readIssue(app, issue)).state).toBe('settled');
  expect((await readIssue(app, failing)).state).toBe('locked');
});

test('a settlement waits for results that are due, at most a second', async () => {
  const [settling, due] = [await createIssue(app), await createIssue(app)];
  await moveIssue(app, settling, -20, 3_600_000);
  await app.rooms.lottery.runDueSteps();
  const isUndone = app.platform.db.transaction(async (tx) => {
    await tx.run(sql`
      update lottery_draws
         set next_due_at = case numero when ${settling} then '-infinity'::timestamptz else 'infinity' end,
             state = case numero when ${settling} then 'settling' else state end
       where state not in ('settled', 'void')`);
    const claimedWithResult = async (secondsAgo: number) => {
      await tx.run(sql`
        update lottery_draws set next_due_at = clock_timestamp() - ${secondsAgo}::int * interval '1 second'
         where numero = ${due}`);
      return (await claimDueDraw(tx, 'settlement'))?.issue;
    };
    expect(await claimedWithResult(2)).toBe(settling);
    // A machine may need more than the second; then the result becomes due again.
    await expect.poll(() => claimedWithResult(0)).toBeUndefined();
    throw new Error('undone');
  });
  await expect(isUndone).rejects.toThrow('undone');
});
