import { randomUUID } from 'node:crypto';
import { auditBooks, createMember, openTwoProcesses } from '@fairlot/testkit';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createIssue, de, moveIssue, readIssue, send } from '../lottery.testing.ts';

const { apps, close } = await openTwoProcesses({ seed: 'demo' });
afterAll(close);

const runBoth = () =>
  Promise.all(apps.flatMap((app) => [app.rooms.lottery.runDueSteps(), app.rooms.lottery.runDueSteps()]));

test('several processes drive the draws simultaneously and do nothing twice', async () => {
  const [app] = apps;
  const members = await Promise.all(Array.from({ length: 20 }, () => createMember(app, { balance: '100000.00' })));
  const issues = [];
  for (let n = 0; n < 4; n++) issues.push(await createIssue(app));
  const all = Array.from({ length: 50 }, (_, value) => de(String(value * 2).padStart(2, '0')));
  for (const issue of issues) {
    const answers = await Promise.all(
      members.map((member, index) =>
        send(apps[index % 2 === 0 ? 0 : 1], member, issue, index < 10 ? [de('27')] : all.slice(0, 20)),
      ),
    );
    expect(answers.every(({ success }) => success)).toBe(true);
  }
  for (const issue of issues) await moveIssue(app, issue, -20, -10);
  await runBoth();
  for (const issue of issues) {
    // A step locked by another process was skipped; by now it is done.
    expect(await readIssue(app, issue)).toMatchObject({ state: 'settled', ticketCount: 20 });
    const reported = await app.platform.db.rows(sql<{ topic: string; n: bigint }>`
      select topic, count(*) as n from platform_outbox
        where ${issue} in (payload->>'numero', payload->>'roundId') and topic <> 'bet.placed' group by topic
          order by topic`);
    expect(reported).toEqual(
      ['bet.settled', 'draw.drawn', 'draw.locked', 'draw.opened', 'draw.settled'].map((topic) => ({ topic, n: 1n })),
    );
  }
  await auditBooks(app);
});

test('a ticket at the moment of the lock is either under the Merkle root or refused', async () => {
  const [app, other] = apps;
  const members = await Promise.all(Array.from({ length: 8 }, () => createMember(app, { balance: '1000000.00' })));
  const issue = await createIssue(app);
  expect((await send(app, members[0]!, issue, [de('27')])).success).toBe(true);
  let sold = 1;
  await moveIssue(app, issue, 700, 60_000);
  let closed = 0;
  await Promise.all([
    ...members.map(async (member, index) => {
      while (closed <= index) {
        const answer = await send(index % 2 === 0 ? app : other, member, issue, [de('27')]);
        if (answer.success) sold++;
        else {
          expect(answer.errorCode).toBe('draw.closed');
          closed++;
        }
      }
    }),
    ...apps.map(async (each) => {
      while ((await readIssue(each, issue)).state === 'open') await each.rooms.lottery.runDueSteps();
    }),
  ]);
  const draw = await readIssue(app, issue);
  const { late } = await app.platform.db.one(sql<{ late: bigint }>`
    select count(*) as late from lottery_tickets t join lottery_draws d on d.id = t.draw_id
      where d.id = ${draw.id} and t.placed_at >= d.lock_at`);
  expect(draw.ticketCount).toBe(sold);
  expect(late).toBe(0n);
  await moveIssue(app, issue, -20, -10);
  await runBoth();
  expect((await readIssue(app, issue)).state).toBe('settled');
});

test('the same key sent 50 times simultaneously to two processes creates one ticket and 50 equal answers', async () => {
  const [app] = apps;
  const member = await createMember(app, { balance: '100000.00' });
  const issue = await createIssue(app);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => send(apps[n % 2 === 0 ? 0 : 1], member, issue, [de('27')], key)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.value.balance).toBe('99000.00');
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(9_900_000n);
});

test('sells one of two simultaneous tickets when the balance covers only one', async () => {
  const [app, other] = apps;
  const issue = await createIssue(app);
  for (let round = 0; round < 10; round++) {
    const member = await createMember(app, { balance: '10000.00' });
    const answers = await Promise.all([
      send(app, member, issue, [de('01', '8000.00')]),
      send(other, member, issue, [de('02', '8000.00')]),
    ]);
    expect(answers.map(({ errorCode }) => String(errorCode)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'balance.insufficient',
      'null',
    ]);
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(200_000n);
  }
});
