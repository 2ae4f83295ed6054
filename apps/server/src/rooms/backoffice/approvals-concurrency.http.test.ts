import { askAdjustment, callDesk, createOperator, type TestOperator } from '@fairlot/testkit';
import { createMember, openTwoProcesses } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/index.ts';

const { apps } = await openTwoProcesses();

test('accepts one of many concurrent decisions in two processes, and executes it at most once', async () => {
  const [app] = apps;
  const asker = await createOperator(app);
  const deciders = await Promise.all(Array.from({ length: 8 }, () => createOperator(app)));
  for (let round = 0; round < 6; round++) {
    const member = await createMember(app);
    const id = await askAdjustment(app, asker, member.memberId, '10.00');
    const answers = await Promise.all([
      ...deciders.map(({ headers }, n) =>
        n % 4 === 3
          ? callDesk<{ state: string }>(apps[n % 2]!, headers, 'POST', `/approvals/${id}/reject`, {
              reason: 'not this time please',
            })
          : callDesk<{ state: string }>(apps[n % 2]!, headers, 'POST', `/approvals/${id}/approve`),
      ),
      ...apps.map(async (each) => (await each.rooms.backoffice.tendApprovals(), null)),
    ]);
    const decided = answers.filter((answer) => answer?.success);
    expect(decided.length).toBe(1);
    expect(answers.filter((answer) => answer?.errorCode === 'approval.decided').length).toBe(7);
    const isExecuted = decided[0]?.value.state === 'executed';
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(isExecuted ? 1000n : 0n);
    const { n } = await app.platform.db.one(
      sql<{ n: bigint }>`select count(*) as n from wallet_transfers where reference = ${`adjustment:${id}`}`,
    );
    expect(n).toBe(isExecuted ? 1n : 0n);
  }
});

test('executes a left-behind approved request in only one of two processes', async () => {
  const [app, other] = apps;
  const [asker, decider] = [await createOperator(app), await createOperator(app)];
  const member = await createMember(app);
  const id = await askAdjustment(app, asker, member.memberId, '10.00');
  await app.platform.db.run(sql`
    update backoffice_approvals
      set state = 'approved', decided_by = ${decider.id}::bigint, decided_at = clock_timestamp() - interval '1 minute'
      where id = ${id}::bigint`);
  await Promise.all([app, other, app, other].map((each) => each.rooms.backoffice.tendApprovals()));
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(1000n);
  const { n } = await app.platform.db.one(
    sql<{
      n: bigint;
    }>`
      select count(*) as n from backoffice_audit
        where action = 'balance.adjusted' and object = ${`member:${member.memberId}`}`,
  );
  expect(n).toBe(1n);
});

test('a request is withdrawn only by its requester and only while undecided, and does not execute then', async () => {
  const [app] = apps;
  const [one, two] = [await createOperator(app), await createOperator(app)];
  const member = await createMember(app);
  const id = await askAdjustment(app, one, member.memberId, '10.00');
  const decide = (step: string, { headers }: TestOperator, request = id) =>
    callDesk<{ state: string }>(app, headers, 'POST', `/approvals/${request}/${step}`);
  expect(await decide('withdraw', two)).toMatchObject({ errorCode: 'not.found' });
  expect(await decide('withdraw', one)).toMatchObject({ value: { state: 'expired', decidedBy: null } });
  expect(await decide('withdraw', one)).toMatchObject({ errorCode: 'approval.decided', value: { state: 'expired' } });
  expect(await decide('approve', two)).toMatchObject({ errorCode: 'approval.decided' });
  const steps = await app.platform.db.rows(sql<{ step: string }>`
    select actor || ' ' || action as step from backoffice_audit where object = ${`approval:${id}`} order by id`);
  expect(steps.map(({ step }) => step)).toEqual([`${one.name} approval.requested`, `${one.name} approval.withdrawn`]);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(0n);

  const raced = await askAdjustment(app, one, member.memberId, '10.00');
  const both = await Promise.all([decide('approve', two, raced), decide('withdraw', one, raced)]);
  expect(both.filter(({ success }) => success).length).toBe(1);
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(both[0].success ? 1000n : 0n);
});
