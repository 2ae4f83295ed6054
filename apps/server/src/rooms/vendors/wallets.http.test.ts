import { randomUUID } from 'node:crypto';
import { auditBooks, runJob } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { SILENCE_ALARM } from './desk/alarms.ts';
import { openWalletTable } from './wallet-table.testing.ts';

const table = await openWalletTable();

const { send } = table;
const wallets = async () => (await send<object[]>('GET', '')).value;
const open = () => table.call('POST', '/lgw/game/launchGameV3', { gameId: 'GPI0001', vendor: 'GPI' });

it('moves money to a vendor and back, and all of it in one call', async () => {
  const fresh = { vendor: 'GPI', name: 'Grand Pick', category: 'LOTT', balance: '0.00', state: 'ok', isOpen: true };
  expect(await wallets()).toEqual([fresh]);
  const moved = { balance: '600.00', vendorBalance: '400.00', state: 'ok' };
  const key = randomUUID();
  expect((await send('POST', '/GPI/in', { amount: '400.00' }, key)).value).toEqual(moved);
  expect((await send('POST', '/GPI/in', { amount: '400.00' }, key)).value).toEqual(moved);
  expect((await send('POST', '/GPI/in', { amount: '1.00' }, key)).errorCode).toBe('idempotency.conflict');
  expect((await send('POST', '/GPI/out', { amount: '150.00' })).value).toEqual({
    balance: '750.00',
    vendorBalance: '250.00',
    state: 'ok',
  });
  expect((await send('POST', '/GPI/out', { amount: '250.01' })).errorCode).toBe('balance.insufficient');
  expect((await send('POST', '/GPI/in', { amount: '750.01' })).errorCode).toBe('balance.insufficient');
  expect((await send('POST', '/NWND/in', { amount: '1.00' })).errorCode).toBe('not.found');
  table.held = 300;
  expect((await send('POST', '/collect', { vendor: 'NWND' })).value).toMatchObject({ balance: '750.00' });
  // Without a body all of it is moved.
  expect((await send('POST', '/collect')).value).toMatchObject({
    balance: '1050.00',
    wallets: [{ vendor: 'GPI', balance: '0.00', state: 'ok' }],
  });
  expect((await send('GET', '/transfers?pageSize=2')).value).toMatchObject({
    list: [
      { vendor: 'GPI', name: 'Grand Pick', direction: 'out', amount: '300.00', state: 'done' },
      { direction: 'out', amount: '250.01', state: 'failed' },
    ],
    totalPages: 2,
  });
});

it('reports an unknown outcome of a transfer, keeps checking, and never sends it again', async () => {
  table.vendor.answer = (call) => {
    const answer = table.honest(call);
    return call.path.endsWith('/in') ? 500 : answer;
  };
  table.vendor.calls.length = 0;
  expect((await send('POST', '/GPI/in', { amount: '100.00' })).value).toMatchObject({
    balance: '900.00',
    state: 'unknown',
  });
  expect(await wallets()).toMatchObject([{ balance: '100.00', state: 'unknown' }]);
  await auditBooks(table.app);
  await table.makeTransfersDue();
  await table.app.rooms.vendors.checkTransfers();
  expect(await wallets()).toMatchObject([{ balance: '100.00', state: 'ok' }]);
  expect(table.vendor.calls.filter(({ path }) => path.endsWith('/in')).length).toBe(1);
});

it('returns money that never arrived, once, and takes back what the vendor returned silently', async () => {
  table.vendor.answer = ({ path }) => (path.endsWith('/status') ? { status: 'notFound' } : 500);
  await send('POST', '/GPI/in', { amount: '100.00' });
  await table.makeTransfersDue();
  await table.app.rooms.vendors.checkTransfers();
  await table.makeTransfersDue();
  await table.app.rooms.vendors.checkTransfers();
  const { balance } = table;
  expect(await balance()).toBe(100_000n);

  table.vendor.answer = table.honest;
  await send('POST', '/GPI/in', { amount: '100.00' });
  table.vendor.answer = (call) => (table.honest(call), 500);
  await send('POST', '/GPI/out', { amount: '60.00' });
  expect(await balance()).toBe(90_000n);
  table.vendor.answer = table.honest;
  await table.makeTransfersDue();
  await table.app.rooms.vendors.checkTransfers();
  expect(await balance()).toBe(96_000n);
});

it('moves everything when a game is opened, for members who chose this', async () => {
  await open();
  expect(table.held).toBe(0);
  expect((await send('GET', '/settings')).value).toEqual({ automatic: false });
  expect((await send('PUT', '/settings', { automatic: true })).value).toEqual({ automatic: true });
  await open();
  expect(table.held).toBe(1000);
});

it('blocks transfers to the vendor for a member who may not play, but not transfers back', async () => {
  await send('POST', '/GPI/in', { amount: '100.00' });
  await table.call('POST', '/wps/protection/timeout', { hours: 24 });
  expect((await send('POST', '/GPI/in', { amount: '1.00' })).errorCode).toBe('protection.refused');
  expect((await send('POST', '/GPI/out', { amount: '100.00' })).success).toBe(true);
});

const limitTo = (limit: string) => table.call('PUT', '/wps/protection/limits', { kind: 'loss', period: 'day', limit });

it("moves no more to vendors than the member's limits leave to lose, even from two devices", async () => {
  await limitTo('300.00');
  expect(await send('POST', '/GPI/in', { amount: '300.01' })).toMatchObject({
    errorCode: 'protection.refused',
    value: { reason: 'limit', kind: 'loss', period: 'day', left: '300.00' },
  });
  const both = await Promise.all([
    send('POST', '/GPI/in', { amount: '200.00' }),
    send('POST', '/GPI/in', { amount: '200.00' }),
  ]);
  expect(new Set(both.map(({ errorCode }) => errorCode))).toEqual(new Set([null, 'protection.refused']));
  expect((await send('POST', '/GPI/in', { amount: '100.00' })).success).toBe(true);
  expect((await send('POST', '/GPI/in', { amount: '0.01' })).errorCode).toBe('protection.refused');
  expect(table.held).toBe(300);
  // Returned money may be moved again.
  await send('POST', '/GPI/out', { amount: '250.00' });
  expect((await send('POST', '/GPI/in', { amount: '250.00' })).success).toBe(true);
});

it('counts money moved although the vendor reports no balance, or reports balances in another order', async () => {
  await limitTo('500.00');
  const silent = (answer: object) => ({ ...answer, balance: null });
  table.vendor.answer = (call) => silent(table.honest(call));
  await send('POST', '/GPI/in', { amount: '100.00' });
  let release: () => void = () => undefined;
  const later = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  table.vendor.answer = async (call) => {
    const answer = table.honest(call);
    if (call.path.endsWith('/in') && ++calls === 1) await later;
    return answer;
  };
  const first = send('POST', '/GPI/in', { amount: '200.00' });
  await expect.poll(() => calls).toBe(1);
  expect((await send('POST', '/GPI/in', { amount: '200.00' })).success).toBe(true);
  // The first answer contains 300.00, from before the second transfer.
  release();
  expect((await first).success).toBe(true);
  expect((await send('POST', '/GPI/in', { amount: '0.01' })).errorCode).toBe('protection.refused');
  expect(table.held).toBe(500);
});

it('opens a game without moving money where the limits leave no room for all of it', async () => {
  await limitTo('300.00');
  await send('PUT', '/settings', { automatic: true });
  const opened = await open();
  expect(opened).toMatchObject({ success: true });
  expect(table.held).toBe(0);
});

it('a rule stops an unresponsive vendor; money there can still come back', async () => {
  const { db } = table.app.platform;
  const key = randomUUID();
  expect((await send('POST', '/GPI/in', { amount: '100.00' }, key)).success).toBe(true);
  await runJob(table.app, 'vendor-asked');
  await db.run(sql`delete from vendors_asked`);
  const requested = { threshold: 50n, since: new Date(0), asset: 'VND' };
  table.vendor.answer = () => 500;
  for (let call = 0; call < 9; call++) await send('POST', '/GPI/out', { amount: '1.00' });
  await runJob(table.app, 'vendor-asked');
  expect(await SILENCE_ALARM.find(db, requested)).toEqual([]);
  const stop = () =>
    db.transaction((tx) => SILENCE_ALARM.stop!(tx, { object: 'vendor:GPI', threshold: 50n, minutes: 5, ruleId: 7n }));
  expect(await open()).toMatchObject({ errorCode: 'vendor.unavailable' });
  await runJob(table.app, 'vendor-asked');
  expect(await SILENCE_ALARM.find(db, requested)).toMatchObject([{ object: 'vendor:GPI', value: 100n }]);
  // Refusals, such as for an insufficient wallet balance, count as answers.
  table.vendor.answer = table.honest;
  for (let call = 0; call < 11; call++) await send('POST', '/GPI/out', { amount: '999.00' });
  await runJob(table.app, 'vendor-asked');
  expect(await SILENCE_ALARM.find(db, requested)).toEqual([]);
  expect(await stop()).toBe(false);
  table.vendor.answer = () => 500;
  await open();
  await open();
  await runJob(table.app, 'vendor-asked');
  expect(await stop()).toBe(true);
  expect(await stop()).toBe(false);

  table.vendor.answer = table.honest;
  table.vendor.calls.length = 0;
  expect(await open()).toMatchObject({ errorCode: 'vendor.unavailable' });
  expect((await send('POST', '/GPI/in', { amount: '5.00' })).errorCode).toBe('vendor.unavailable');
  // The same request as before returns its outcome.
  expect((await send('POST', '/GPI/in', { amount: '100.00' }, key)).value).toMatchObject({ state: 'ok' });
  expect(table.vendor.calls.filter(({ path }) => path.endsWith('/in') || path.endsWith('/launch'))).toEqual([]);
  await table.makeTransfersDue();
  await table.app.rooms.vendors.checkTransfers();
  await table.makeTransfersDue();
  await table.app.rooms.vendors.checkTransfers();
  expect((await send('POST', '/collect', {})).value).toMatchObject({ balance: '1000.00' });
  await db.run(sql`delete from vendors_stopped`);
});
