import { createMember, type TestMember } from '@fairlot/testkit';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { makeWebhook, openPayments } from './payments.testing.ts';

let member: TestMember;
const { app, provider, desk } = await openPayments(() => member);
beforeEach(async () => {
  member = await createMember(app);
  await app.platform.db.transaction((tx) =>
    app.rooms.protection.changeLimit(tx, member.memberId, { kind: 'deposit', period: 'day', wanted: 10_000_000n }),
  );
});

const refused = (left: string) => ({
  success: false,
  errorCode: 'protection.refused',
  value: { reason: 'limit', kind: 'deposit', period: 'day', left },
});
const pay = async (orderId: string, status = 'SUCCEEDED') => {
  await desk.send(makeWebhook(provider.set(orderId, { status })));
  await app.rooms.payments.processWebhooks();
};

it('a deposit limit counts open and received orders, and reports the remaining amount', async () => {
  const { value } = await desk.deposit({ amount: '60000.00' });
  expect(await desk.deposit({ amount: '50000.00' })).toMatchObject(refused('40000.00'));
  await pay(value.orderId);
  expect(await desk.balance()).toBe(6_000_000n);
  expect(await desk.deposit({ amount: '50000.00' })).toMatchObject(refused('40000.00'));
  // Betting is not affected.
  expect(await app.rooms.protection.gate(app.platform.db, member.memberId, 'play', 'VND')).toBeNull();
  await app.platform.db.run(sql`
    update protection_deposits set at = at - interval '25 hours' where member_id = ${member.memberId}`);
  expect((await desk.deposit({ amount: '100000.00' })).success).toBe(true);
});

it('simultaneous deposits do not exceed it together', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => desk.deposit({ amount: '50000.00' })));
  expect(answers.filter(({ success }) => success)).toHaveLength(2);
  for (const answer of answers) if (!answer.success) expect(answer).toMatchObject(refused('0.00'));
});

it('does not count an order that failed, or whose provider did not answer', async () => {
  const { value } = await desk.deposit({ amount: '100000.00' });
  await pay(value.orderId, 'FAILED');
  expect((await desk.deposit({ amount: '100000.00' })).success).toBe(true);

  member = await createMember(app);
  await app.platform.db.transaction((tx) =>
    app.rooms.protection.changeLimit(tx, member.memberId, { kind: 'deposit', period: 'month', wanted: 5_000_000n }),
  );
  await provider.stop();
  expect((await desk.deposit({ amount: '50000.00', key: 'the-same-key' })).errorCode).toBe(
    'deposit.provider.unavailable',
  );
  await provider.start();
  expect((await desk.deposit({ amount: '50000.00' })).success).toBe(true);
  // The same order has to be checked against the limit again.
  expect(await desk.deposit({ amount: '50000.00', key: 'the-same-key' })).toMatchObject({
    errorCode: 'protection.refused',
    value: { kind: 'deposit', period: 'month', left: '0.00' },
  });
});

it('received money is credited and counted, whatever the limit is by then', async () => {
  const { value } = await desk.deposit({ amount: '80000.00' });
  await app.platform.db.transaction((tx) =>
    app.rooms.protection.changeLimit(tx, member.memberId, { kind: 'deposit', period: 'day', wanted: 5_000_000n }),
  );
  await pay(value.orderId);
  expect(await desk.balance()).toBe(8_000_000n);
  expect(await desk.deposit({ amount: '50000.00' })).toMatchObject(refused('0.00'));
});
