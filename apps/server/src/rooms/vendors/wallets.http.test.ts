import { randomUUID } from 'node:crypto';
import type { Envelope } from '@fairlot/contract';
import { auditBooks, auditBooksAndClose, createMember, runJob, type TestApp, type TestMember } from '@fairlot/testkit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { SILENCE_ALARM } from './desk/alarms.ts';
import { startVendorSide, type VendorCall, type VendorSide } from './vendor-side.testing.ts';
import { openVendors } from './vendors.testing.ts';

let vendor: VendorSide;
let app: TestApp;
let member: TestMember;
/** What the vendor holds, and what it did by reference. */
let held: number;
let done: Map<string, string>;
beforeAll(async () => {
  vendor = await startVendorSide();
  app = await openVendors({}, vendor.url);
});
beforeEach(async () => {
  held = 0;
  done = new Map();
  vendor.answer = honest;
  member = await createMember(app, { balance: '1000.00' });
});
afterAll(async () => {
  await auditBooksAndClose(app);
  await vendor.stop();
});

type Fields = Record<string, string>;

function honest({ path, body }: VendorCall): object {
  const { reference = '', amount = '0' } = JSON.parse(body) as Fields;
  const what = path.split('/').at(-1) ?? '';
  const told = (status: string) => ({ reference, status, balance: held.toFixed(2) });
  if (what === 'status') return told(done.get(reference) ?? 'notFound');
  if (what !== 'in' && what !== 'out') return what === 'launch' ? { url: `${vendor.url}/play` } : told('');
  if (!done.has(reference)) {
    const isPossible = what === 'in' || held >= Number(amount);
    if (isPossible) held += what === 'in' ? Number(amount) : -Number(amount);
    done.set(reference, isPossible ? 'done' : 'failed');
  }
  return { ...told(done.get(reference) ?? ''), reason: 'insufficient' };
}

async function send<T>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, key: string = randomUUID()) {
  const headers = { ...member.headers, 'idempotency-key': key };
  const url = `/wps/wallet/vendors${path}`;
  const answer = await app.server.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return answer.json<Envelope<T>>();
}
const wallets = async () => (await send<object[]>('GET', '')).value;
const makeDue = () =>
  app.platform.db.run(sql`
  update vendors_transfers set next_try_at = clock_timestamp(), created_at = created_at - interval '2 minutes'
   where state = 'pending'`);

it('moves money to a vendor and back, and all of it at once', async () => {
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
  held = 300;
  expect((await send('POST', '/collect', { vendor: 'NWND' })).value).toMatchObject({ balance: '750.00' });
  // Without a body all of it comes.
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

it('says that it does not know how a transfer ended, asks on, and never sends it again', async () => {
  vendor.answer = (call) => {
    const answer = honest(call);
    return call.path.endsWith('/in') ? 500 : answer;
  };
  vendor.calls.length = 0;
  expect((await send('POST', '/GPI/in', { amount: '100.00' })).value).toMatchObject({
    balance: '900.00',
    state: 'unknown',
  });
  expect(await wallets()).toMatchObject([{ balance: '100.00', state: 'unknown' }]);
  await auditBooks(app);
  await makeDue();
  await app.rooms.vendors.checkTransfers();
  expect(await wallets()).toMatchObject([{ balance: '100.00', state: 'ok' }]);
  expect(vendor.calls.filter(({ path }) => path.endsWith('/in')).length).toBe(1);
});

it('gives back what never arrived, once, and takes in what came back without a word', async () => {
  vendor.answer = ({ path }) => (path.endsWith('/status') ? { status: 'notFound' } : 500);
  await send('POST', '/GPI/in', { amount: '100.00' });
  await makeDue();
  await app.rooms.vendors.checkTransfers();
  await makeDue();
  await app.rooms.vendors.checkTransfers();
  const balance = () => app.rooms.wallet.balance(member.memberId, 'VND');
  expect(await balance()).toBe(100_000n);

  vendor.answer = honest;
  await send('POST', '/GPI/in', { amount: '100.00' });
  vendor.answer = (call) => (honest(call), 500);
  await send('POST', '/GPI/out', { amount: '60.00' });
  expect(await balance()).toBe(90_000n);
  vendor.answer = honest;
  await makeDue();
  await app.rooms.vendors.checkTransfers();
  expect(await balance()).toBe(96_000n);
});

it('moves everything when a game is opened, for whoever chose that', async () => {
  const open = () =>
    app.server.inject({
      method: 'POST',
      url: '/lgw/game/launchGameV3',
      headers: member.headers,
      payload: { gameId: 'GPI0001', vendor: 'GPI' },
    });
  await open();
  expect(held).toBe(0);
  expect((await send('GET', '/settings')).value).toEqual({ automatic: false });
  expect((await send('PUT', '/settings', { automatic: true })).value).toEqual({ automatic: true });
  await open();
  expect(held).toBe(1000);
});

it('keeps money with a member who may not play, and lets it come back', async () => {
  await send('POST', '/GPI/in', { amount: '100.00' });
  await app.server.inject({
    method: 'POST',
    url: '/wps/protection/timeout',
    headers: member.headers,
    payload: { hours: 24 },
  });
  expect((await send('POST', '/GPI/in', { amount: '1.00' })).errorCode).toBe('protection.refused');
  expect((await send('POST', '/GPI/out', { amount: '100.00' })).success).toBe(true);
});

const limitTo = (limit: string) =>
  app.server.inject({
    method: 'PUT',
    url: '/wps/protection/limits',
    headers: member.headers,
    payload: { kind: 'loss', period: 'day', limit },
  });

it('takes no more to vendors than the limits of the member leave to be lost, from two devices neither', async () => {
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
  expect(held).toBe(300);
  // What came back may go again.
  await send('POST', '/GPI/out', { amount: '250.00' });
  expect((await send('POST', '/GPI/in', { amount: '250.00' })).success).toBe(true);
});

it('a game opens without moving money where the limits leave no room for all of it', async () => {
  await limitTo('300.00');
  await send('PUT', '/settings', { automatic: true });
  const opened = await app.server.inject({
    method: 'POST',
    url: '/lgw/game/launchGameV3',
    headers: member.headers,
    payload: { gameId: 'GPI0001', vendor: 'GPI' },
  });
  expect(opened.json()).toMatchObject({ success: true });
  expect(held).toBe(0);
});

const exclude = () =>
  app.server.inject({
    method: 'POST',
    url: '/wps/protection/exclusion',
    headers: member.headers,
    payload: { months: 6 },
  });
const balance = () => app.rooms.wallet.balance(member.memberId, 'VND');

it('money of who excludes themselves comes back by itself, since its vendor would play on with it', async () => {
  await send('POST', '/GPI/in', { amount: '100.00' });
  await runJob(app, 'vendor-money-back');
  expect([await balance(), held]).toEqual([90_000n, 100]);
  await exclude();
  // Won at the vendor meanwhile.
  held = 130;
  await runJob(app, 'vendor-money-back');
  await runJob(app, 'vendor-money-back');
  expect([await balance(), held]).toEqual([103_000n, 0]);
});

it('money on its way to a vendor when its member excludes themselves comes back once it has arrived', async () => {
  vendor.answer = (call) => (call.path.endsWith('/in') ? (honest(call), 500) : honest(call));
  await send('POST', '/GPI/in', { amount: '100.00' });
  await exclude();
  vendor.answer = () => 500;
  await runJob(app, 'vendor-money-back');
  vendor.answer = honest;
  await makeDue();
  await app.rooms.vendors.checkTransfers();
  await runJob(app, 'vendor-money-back');
  expect([await balance(), held]).toEqual([100_000n, 0]);
});

it('a rule finds a vendor that does not answer and stops it; what lies there comes back all the same', async () => {
  const { db } = app.platform;
  const key = randomUUID();
  expect((await send('POST', '/GPI/in', { amount: '100.00' }, key)).success).toBe(true);
  await runJob(app, 'vendor-asked');
  await db.run(sql`delete from vendors_asked`);
  const wish = { threshold: 50n, since: new Date(0), asset: 'VND' };
  vendor.answer = () => 500;
  for (let call = 0; call < 9; call++) await send('POST', '/GPI/out', { amount: '1.00' });
  await runJob(app, 'vendor-asked');
  expect(await SILENCE_ALARM.find(db, wish)).toEqual([]);
  const stop = () =>
    db.transaction((tx) => SILENCE_ALARM.stop!(tx, { object: 'vendor:GPI', threshold: 50n, minutes: 5, ruleId: 7n }));
  const open = () =>
    app.server.inject({
      method: 'POST',
      url: '/lgw/game/launchGameV3',
      headers: member.headers,
      payload: { gameId: 'GPI0001', vendor: 'GPI' },
    });
  expect((await open()).json()).toMatchObject({ errorCode: 'vendor.unavailable' });
  await runJob(app, 'vendor-asked');
  expect(await SILENCE_ALARM.find(db, wish)).toMatchObject([{ object: 'vendor:GPI', value: 100n }]);
  // As many answers of what it cannot do, such as a wallet with less in it, are answers.
  vendor.answer = honest;
  for (let call = 0; call < 11; call++) await send('POST', '/GPI/out', { amount: '999.00' });
  await runJob(app, 'vendor-asked');
  expect(await SILENCE_ALARM.find(db, wish)).toEqual([]);
  expect(await stop()).toBe(false);
  vendor.answer = () => 500;
  await open();
  await open();
  await runJob(app, 'vendor-asked');
  expect(await stop()).toBe(true);
  expect(await stop()).toBe(false);

  vendor.answer = honest;
  vendor.calls.length = 0;
  expect((await open()).json()).toMatchObject({ errorCode: 'vendor.unavailable' });
  expect((await send('POST', '/GPI/in', { amount: '5.00' })).errorCode).toBe('vendor.unavailable');
  // The same wish as before is told how it ended.
  expect((await send('POST', '/GPI/in', { amount: '100.00' }, key)).value).toMatchObject({ state: 'ok' });
  expect(vendor.calls.filter(({ path }) => path.endsWith('/in') || path.endsWith('/launch'))).toEqual([]);
  await makeDue();
  await app.rooms.vendors.checkTransfers();
  await makeDue();
  await app.rooms.vendors.checkTransfers();
  expect((await send('POST', '/collect', {})).value).toMatchObject({ balance: '1000.00' });
  await db.run(sql`delete from vendors_stopped`);
});
