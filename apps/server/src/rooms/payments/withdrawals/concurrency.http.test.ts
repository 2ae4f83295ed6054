import { randomUUID } from 'node:crypto';
import { auditBooks, openTwoProcesses } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { requireWagering } from '../wagering/wagering.ts';
import { startProvider } from '../provider-server.testing.ts';
import { makePayoutWebhook, TestPayoutProvider } from './payout-provider.testing.ts';
import { createVerified, openCashier } from './withdrawals.testing.ts';

const provider = await startProvider(new TestPayoutProvider());
const { apps, close } = await openTwoProcesses({ config: { sandbox: provider.config, databasePoolSize: 10 } });
const cashiers = apps.map(openCashier);
const [app] = apps;
/** From the sixth call on the guard of the payment password delays calls of one member. */
const AT_ONCE = 5;
afterAll(close);

it('two devices spend a balance once; daily limit and free withdrawals hold; a key is one withdrawal', async () => {
  const member = await createVerified(app, '1000000.00');
  const accountId = await cashiers[0]!.usableAccount(member);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => cashiers[index % 2]!.withdraw(member, accountId, '300000.00')),
  );
  const taken = answers.filter(({ success }) => success);
  expect(taken).toHaveLength(3);
  expect(new Set(answers.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(new Set(['balance.insufficient']));
  expect(taken.map(({ value }) => value.fee)).toEqual(['0.00', '0.00', '0.00']);

  const other = await createVerified(app, '1000000.00');
  const account = await cashiers[0]!.usableAccount(other);
  const key = randomUUID();
  const repeated = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => cashiers[index % 2]!.withdraw(other, account, '300000.00', { key })),
  );
  expect(new Set(repeated.map(({ value }) => value.orderId)).size).toBe(1);
  expect(await app.rooms.wallet.accountBalance(`member:${other.memberId}:VND:held`)).toBe(30_000_000n);

  const rich = await createVerified(app, '500000000.00');
  const target = await cashiers[0]!.usableAccount(rich);
  const large = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => cashiers[index % 2]!.withdraw(rich, target, '100000000.00')),
  );
  expect(large.filter(({ success }) => success)).toHaveLength(2);
  expect(new Set(large.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(new Set(['limit.exceeded']));
});

it.each(['200000.00', '0.00'])(
  'a withdrawal waits for a deposit in progress and finds its turnover; the balance before is %s',
  async (balance) => {
    const member = await createVerified(app, balance);
    const accountId = await cashiers[0]!.usableAccount(member);
    const [began, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const deposit = app.platform.db.transaction(async (tx) => {
      await app.rooms.wallet.transfer(tx, {
        key: `test:deposit:${member.memberId}`,
        debit: 'external:capital:VND',
        credit: `member:${member.memberId}:VND:available`,
        asset: 'VND',
        amountMinor: 50_000_000n,
        kind: 'deposit',
        reference: 'test',
      });
      await requireWagering(tx, member.memberId, 'VND', 50_000_000n);
      began.resolve();
      await released.promise;
    });
    await began.promise;
    const withdrawal = cashiers[1]!.withdraw(member, accountId, '500000.00');
    await expect
      .poll(() =>
        app.platform.db.rows(sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      )
      .toHaveLength(1);
    released.resolve();
    await deposit;
    expect(await withdrawal).toMatchObject({ errorCode: 'withdraw.wagering', value: { left: '500000.00' } });
  },
);

it('sends and ends each payout once when two processes send and webhooks arrive', async () => {
  await app.rooms.payments.sendPayouts();
  const member = await createVerified(app, '5000000.00');
  const accountId = await cashiers[0]!.usableAccount(member);
  const orders: string[] = [];
  for (let index = 0; index < 8; index++)
    orders.push((await cashiers[index % 2]!.withdraw(member, accountId, '100000.00')).value.orderId);
  const calls = provider.createCalls;
  await Promise.all(apps.map((each) => each.rooms.payments.sendPayouts()));
  expect(provider.createCalls - calls).toBe(8);
  const webhooks = orders.flatMap((id, index) => {
    const payout = provider.set(id, { status: index % 2 === 0 ? 'PAID' : 'FAILED' });
    const first = makePayoutWebhook(payout);
    return [first, first, makePayoutWebhook(payout)];
  });
  for (const id of orders) await cashiers[0]!.makeDue(id);
  await Promise.all([
    ...apps.flatMap(({ server }) =>
      webhooks.map(({ body, headers }) =>
        server.inject({ method: 'POST', url: '/wps/withdraw/callback/sandbox-payout', headers, payload: body }),
      ),
    ),
    ...apps.map((each) => each.rooms.payments.sendPayouts()),
  ]);
  for (const each of apps) await each.rooms.payments.processWebhooks();
  const states = await app.platform.db.rows(sql<{ status: string; steps: bigint }>`
    select w.status, (select count(*) from payments_withdrawal_steps where withdrawal_id = w.id) as steps
      from payments_withdrawals w where id = any(${orders}::uuid[]) order by status`);
  expect(states.map(({ status }) => status)).toEqual([...Array(4).fill('failed'), ...Array(4).fill('paid')]);
  expect(new Set(states.map(({ steps }) => steps))).toEqual(new Set([4n]));
  expect(await app.rooms.wallet.accountBalance(`member:${member.memberId}:VND:held`)).toBe(0n);
  await auditBooks(app);
});

it('a process that dies at any moment of sending leaves a payout that another one finishes, sent once', async () => {
  const member = await createVerified(app, '5000000.00');
  const accountId = await cashiers[0]!.usableAccount(member);
  const ask = async () => (await cashiers[0]!.withdraw(member, accountId, '100000.00')).value.orderId;
  const [before, between, after] = [await ask(), await ask(), await ask()];
  // Before the move: only claimed. Between: moved, not sent. After: sent, the answer never applied.
  await app.platform.db.run(sql`
    update payments_withdrawals set tries = 1, next_try_at = clock_timestamp() where id = ${before}::uuid`);
  await app.platform.db.run(sql`select payments_move_withdrawal(${between}::uuid, 'submitted', null, null)`, {
    wakes: ['outbox', 'stream'],
  });
  provider.mood = 'lost-answer';
  await apps[0].rooms.payments.sendPayouts();
  provider.mood = 'well';
  const calls = provider.createCalls;
  for (const id of [before, between, after]) await cashiers[0]!.makeDue(id);
  await apps[1].rooms.payments.sendPayouts();
  expect(provider.createCalls - calls).toBe(1);
  for (const id of [before, between, after]) {
    expect(provider.payouts.get(id)?.status).toBe('PENDING');
    expect((await cashiers[1]!.find(member, id)).value.status).toBe('submitted');
  }
  expect(await app.rooms.wallet.accountBalance(`member:${member.memberId}:VND:held`)).toBe(30_000_000n);
});
