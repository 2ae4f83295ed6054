import { createMember, runJob } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { openWalletTable } from './wallet-table.testing.ts';

const table = await openWalletTable();

const { send } = table;
const isMoney = (path: string) => path.endsWith('/out') || path.endsWith('/balance');
const balanceAndHeld = async () => [await table.balance(), table.held];
/** Excludes the member, and runs the listeners. */
async function exclude(): Promise<void> {
  await table.call('POST', '/wps/protection/exclusion', { months: 6 });
  await table.app.platform.events.outbox.drain();
}
const fetchBack = () => runJob(table.app, 'vendor-money-back');
const endPauses = () =>
  table.app.platform.db.run(sql`
    with over as (update vendors_silent set until_at = clock_timestamp())
    update vendors_players set check_at = clock_timestamp() where wallet_minor > 0`);

it('money of an excluded member comes back automatically, because the vendor would continue play with it', async () => {
  await send('POST', '/GPI/in', { amount: '100.00' });
  await fetchBack();
  expect(await balanceAndHeld()).toEqual([90_000n, 100]);
  await exclude();
  // Won at the vendor meanwhile.
  table.held = 130;
  await fetchBack();
  await fetchBack();
  expect(await balanceAndHeld()).toEqual([103_000n, 0]);
});

it('money comes back when its member has to verify their identity before play', async () => {
  const { app } = table;
  await send('POST', '/GPI/in', { amount: '100.00' });
  await app.rooms.protection.needIdentity(app.platform.db, [table.member.memberId], true);
  await endPauses();
  await fetchBack();
  expect(await balanceAndHeld()).toEqual([100_000n, 0]);
});

it('money on its way to a vendor when its member self-excludes comes back once it has arrived', async () => {
  const { honest, vendor } = table;
  vendor.answer = (call) => (call.path.endsWith('/in') ? (honest(call), 500) : honest(call));
  await send('POST', '/GPI/in', { amount: '100.00' });
  await exclude();
  vendor.answer = () => 500;
  await fetchBack();
  vendor.answer = honest;
  await table.makeTransfersDue();
  await table.app.rooms.vendors.checkTransfers();
  await fetchBack();
  expect(await balanceAndHeld()).toEqual([100_000n, 0]);
});

it('checks a member once a minute, even where no event announced the break', async () => {
  await send('POST', '/GPI/in', { amount: '100.00' });
  await fetchBack();
  await table.call('POST', '/wps/protection/exclusion', { months: 6 });
  await fetchBack();
  expect(table.held).toBe(100);
  await table.app.platform.db.run(sql`update vendors_players set check_at = check_at - interval '1 minute'`);
  await fetchBack();
  expect(table.held).toBe(0);
  await table.app.platform.events.outbox.drain();
});

it('queries an unresponsive vendor about one member, with longer pauses each time until it answers', async () => {
  const { app, vendor } = table;
  for (let count = 0; count < 3; count++) {
    await table.sitDown();
    await send('POST', '/GPI/in', { amount: '100.00' });
    await exclude();
  }
  const before = await table.balance();
  vendor.answer = () => 500;
  vendor.calls.length = 0;
  const pauses: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await fetchBack();
    // An hour longer, so that it does not end during the next call.
    const { seconds } = await app.platform.db.one(sql<{ seconds: number }>`
      update vendors_silent set until_at = until_at + interval '1 hour' where vendor = 'GPI'
      returning round(extract(epoch from until_at - clock_timestamp()))::int - 3600 as seconds`);
    pauses.push(seconds);
    // During a pause no vendor is called.
    await fetchBack();
    expect(vendor.calls.filter(({ path }) => isMoney(path)).length).toBe(turn + 1);
    await endPauses();
  }
  for (const [turn, seconds] of pauses.entries())
    expect(3 * 2 ** turn - seconds, `the pause after turn ${turn}`).toBeLessThan(3 * 2 ** turn);
  expect(pauses.every((seconds, turn) => turn === 0 || seconds > pauses[turn - 1]!)).toBe(true);
  // It reports the balances of all three when any of them is queried.
  vendor.answer = ({ path, body }) => {
    const { reference = '' } = JSON.parse(body) as Record<string, string>;
    return { reference, status: 'done', balance: path.endsWith('/balance') ? '100.00' : '0.00' };
  };
  await fetchBack();
  expect(await app.platform.db.rows(sql`select vendor from vendors_silent`)).toEqual([]);
  expect((await table.balance()) - before).toBe(10_000n);
});

it('two concurrent processes query a vendor about each member only once', async () => {
  const { app, vendor } = table;
  const members = [];
  for (let count = 0; count < 6; count++) {
    await table.sitDown();
    await send('POST', '/GPI/in', { amount: '100.00' });
    await exclude();
    members.push(`m${table.member.memberId}`);
  }
  await createMember(app);
  vendor.answer = ({ path, body }) => {
    const { reference = '' } = JSON.parse(body) as Record<string, string>;
    return { reference, status: 'done', balance: path.endsWith('/balance') ? '100.00' : '0.00' };
  };
  vendor.calls.length = 0;
  await Promise.all([fetchBack(), fetchBack(), fetchBack()]);
  const asked = vendor.calls
    .filter(({ path }) => path.endsWith('/balance'))
    .map(({ body }) => (JSON.parse(body) as { user: string }).user);
  expect(asked.toSorted()).toEqual(members.toSorted());
});
