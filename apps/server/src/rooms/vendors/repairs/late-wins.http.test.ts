import { callDesk, createMember, createOperator } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { LATE_WIN_ALARM } from '../desk/alarms.ts';
import { openVendors, PROTOCOLS, sitDown, type Table } from '../vendors.testing.ts';

interface LateWins {
  most: string;
  isDefault: boolean;
  list: {
    id: string;
    transactionId: string;
    account: string;
    amount: string;
    state: string;
    roundId: string;
    repairs: string[];
  }[];
}

const app = await openVendors();
const operators = [
  await createOperator(app, 'finance'),
  await createOperator(app, 'admin'),
  await createOperator(app, 'risk'),
];

const [ASKER, DECIDER, RISK] = [0, 1, 2];
const desk = <T>(who: number, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  callDesk<T>(app, operators[who]!.headers, method, path, payload);
const lateAt = async (vendor: string) => (await desk<LateWins>(ASKER, 'GET', `/vendors/${vendor}/lateWins`)).value;
const lateWin = async (vendor: string, name: string) =>
  (await lateAt(vendor)).list.find(({ transactionId }) => transactionId === name);

let requests = 0;
async function decide(vendor: string, input: object) {
  const names = { reason: 'The vendor confirmed it by mail', requestKey: `late-win-${++requests}-key` };
  const asked = await desk<{ id: string }>(ASKER, 'POST', `/vendors/${vendor}/repairs`, {
    subject: 'late',
    ...input,
    ...names,
  });
  if (asked.errorCode !== null) return asked;
  expect((await desk(ASKER, 'POST', `/approvals/${asked.value.id}/approve`, {})).success).toBe(false);
  return desk<{ state: string }>(DECIDER, 'POST', `/approvals/${asked.value.id}/approve`, {});
}

/** Stakes 100.00 in a round and has the vendor close it. */
async function playClosed({ vendorClient }: Table, round: string): Promise<void> {
  await vendorClient.bet({ id: `${round}-bet`, round, amount: '100.00' });
  await vendorClient.win({ id: `${round}-end`, reference: `${round}-bet`, round, amount: '0.00', isClosing: true });
}

it.each(PROTOCOLS)('pays and lists a win that arrives after the round was closed (%s)', async (protocol) => {
  const table = await sitDown(app, protocol, { balance: '1000.00' });
  const { vendorClient, member } = table;
  await playClosed(table, `${protocol}-late`);
  const win = {
    id: `${protocol}-late-win`,
    reference: `${protocol}-late-bet`,
    round: `${protocol}-late`,
    amount: '10000.00',
  };
  expect(await vendorClient.win(win)).toMatchObject({ word: vendorClient.words.OK, balance: '10900.00' });
  expect(await vendorClient.win(win)).toMatchObject({ word: vendorClient.words.OK, balance: '10900.00' });
  expect(await lateWin(vendorClient.code, win.id)).toMatchObject({
    account: member.userName,
    amount: '10000.00',
    state: 'paid',
    roundId: win.round,
    repairs: [],
  });
});

it('does not mark a win that arrives in time, closes the round itself, or has no bet', async () => {
  const { vendorClient } = await sitDown(app, 'hub88', { balance: '1000.00' });
  await vendorClient.bet({ id: 'timely', round: 'timely', amount: '100.00' });
  await vendorClient.win({ id: 'timely-1', reference: 'timely', round: 'timely', amount: '5.00' });
  await vendorClient.win({ id: 'timely-2', reference: 'timely', round: 'timely', amount: '20000.00', isClosing: true });
  expect((await vendorClient.balance()).balance).toBe('20905.00');
  // The vendor rolls back its closing win and sends the right one.
  await vendorClient.rollback({ id: 'timely-undo', reference: 'timely-2', round: 'timely' });
  await vendorClient.win({ id: 'timely-3', reference: 'timely', round: 'timely', amount: '30000.00', isClosing: true });
  expect((await vendorClient.balance()).balance).toBe('30905.00');
  const { list } = await lateAt('NWND');
  expect(list.filter(({ transactionId }) => transactionId.startsWith('timely'))).toEqual([]);
});

it('holds a late win above the limit until two operators pay it, in the shares of its bet', async () => {
  const member = await createMember(app, { balance: '40.00', bonus: { amount: '500.00' } });
  const table = await sitDown(app, 'hub88', { member });
  const { vendorClient } = table;
  await playClosed(table, 'held');
  const before = (await vendorClient.balance()).balance;
  const win = { id: 'held-win', reference: 'held-bet', round: 'held', amount: '10000.01' };
  const first = await vendorClient.win(win);
  expect(first).toMatchObject({ word: vendorClient.words.OK, balance: before });
  expect(await vendorClient.win(win)).toEqual(first);
  const row = (await lateWin('NWND', 'held-win'))!;
  expect([row.state, row.repairs]).toEqual(['held', ['pay', 'close']]);
  const health = (await desk<{ code: string; heldWins: number }[]>(ASKER, 'GET', '/vendors')).value;
  expect(health.find(({ code }) => code === 'NWND')?.heldWins).toBe(1);
  expect((await decide('NWND', { id: row.id, repair: 'pay' })).errorCode).toBeNull();
  expect((await lateWin('NWND', 'held-win'))?.state).toBe('paid');
  // From a stake of 40.00 real and 60.00 bonus money; the bonus share is rounded down.
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(400_001n);
  expect((await decide('NWND', { id: row.id, repair: 'pay' })).errorCode).toBe('not.found');
  expect(await vendorClient.win(win)).toEqual(first);
});

it('moves no money for a held win that operators refuse or its vendor rolls back', async () => {
  const table = await sitDown(app, 'softswiss', { balance: '1000.00' });
  const { vendorClient } = table;
  for (const round of ['no', 'undone', 'again']) {
    await playClosed(table, `s-${round}`);
    await vendorClient.win({ id: `s-${round}-win`, round: `s-${round}`, amount: '50000.00' });
  }
  const refused = (await lateWin('PLAN', 's-no-win'))!;
  expect((await decide('PLAN', { id: refused.id, repair: 'close' })).errorCode).toBeNull();
  expect((await lateWin('PLAN', 's-no-win'))?.state).toBe('refused');
  for (const name of ['no', 'undone'])
    expect(
      await vendorClient.rollback({ id: `s-${name}-undo`, reference: `s-${name}-win`, round: `s-${name}` }),
    ).toMatchObject({ word: vendorClient.words.OK, balance: '700.00' });
  expect((await lateWin('PLAN', 's-undone-win'))?.state).toBe('undone');
  // The stake is refunded before the decision: no bet is left that could have won.
  await vendorClient.rollback({ id: 's-again-undo', reference: 's-again-bet', round: 's-again' });
  const left = (await lateWin('PLAN', 's-again-win'))!;
  expect((await decide('PLAN', { id: left.id, repair: 'pay' })).value).toMatchObject({ executedAt: null });
  expect((await lateWin('PLAN', 's-again-win'))?.state).toBe('held');
  expect((await decide('PLAN', { id: left.id, repair: 'close' })).errorCode).toBeNull();
  expect((await vendorClient.balance()).balance).toBe('800.00');
});

it("holds wins above the vendor's limit, which operators set", async () => {
  expect(await lateAt('BREEL')).toMatchObject({ most: '10000.00', isDefault: true });
  const change = (most: string | null) =>
    desk<{ id: string }>(RISK, 'PUT', '/vendors/BREEL/lateWins', { most, reason: 'Agreed with the vendor' });
  expect((await change('50.00')).errorCode).toBeNull();
  expect(await lateAt('BREEL')).toMatchObject({ most: '50.00', isDefault: false });
  const table = await sitDown(app, 'slotegrator', { balance: '1000.00' });
  for (const [round, amount, state] of [
    ['b-less', '50.00', 'paid'],
    ['b-more', '50.01', 'held'],
  ] as const) {
    await playClosed(table, round);
    await table.vendorClient.win({ id: `${round}-win`, round, amount });
    expect((await lateWin('BREEL', `${round}-win`))?.state).toBe(state);
  }
  // Higher wins would be paid immediately again, so a second operator approves.
  const held = await LATE_WIN_ALARM.find(app.platform.db, { threshold: 5001n, since: new Date(0), asset: 'VND' });
  expect(held).toContainEqual(expect.objectContaining({ title: 'BREEL b-more-win', value: 5001n }));
  expect(held.map(({ title }) => title)).not.toContain('BREEL b-less-win');
  const asked = await change(null);
  expect(asked).toMatchObject({
    status: 202,
    value: { kind: 'vendors.limit', state: 'pending', details: ['lateWin: 50.00 → –'] },
  });
  expect((await change('10000.01')).status).toBe(202);
  expect((await desk(RISK, 'POST', `/approvals/${asked.value.id}/approve`, {})).success).toBe(false);
  expect(await lateAt('BREEL')).toMatchObject({ most: '50.00', isDefault: false });
  expect(await desk(DECIDER, 'POST', `/approvals/${asked.value.id}/approve`)).toMatchObject({
    value: { state: 'executed' },
  });
  expect(await lateAt('BREEL')).toMatchObject({ most: '10000.00', isDefault: true });
  expect((await change('10000.00')).status).toBe(200);
  expect(
    (await desk(RISK, 'PUT', '/vendors/NOBODY/lateWins', { most: '1.00', reason: 'No such vendor' })).errorCode,
  ).toBe('not.found');
  expect((await desk(ASKER, 'PUT', '/vendors/BREEL/lateWins', { most: '1.00', reason: 'Not my task' })).errorCode).toBe(
    'permission.denied',
  );
});

it('an account cannot be closed while a bet may still win or a win is held', async () => {
  const { member, vendorClient } = await sitDown(app, 'hub88', { balance: '100.00' });
  const close = () =>
    app.platform.db.transaction((tx) => app.person.mayClose(tx, { memberId: member.memberId, asset: 'VND' }));
  await vendorClient.bet({ id: 'leaving-bet', round: 'leaving', amount: '100.00' });
  const place = (product: string, days: number) =>
    app.platform.db.run(sql`
      update vendors_operations
         set product = ${product}, at = clock_timestamp() - ${days}::int * interval '1 day' - interval '1 hour'
       where transaction_id = 'leaving-bet'`);
  for (const [product, days] of [
    ['slots', 0],
    ['sports', 89],
  ] as const) {
    await place(product, days);
    await expect(close()).rejects.toMatchObject({ code: 'account.bets.open' });
  }
  for (const [product, days] of [
    ['slots', 1],
    ['sports', 90],
  ] as const) {
    await place(product, days);
    await close();
  }
  await vendorClient.win({
    id: 'leaving-end',
    reference: 'leaving-bet',
    round: 'leaving',
    amount: '0',
    isClosing: true,
  });
  await close();
  await vendorClient.win({ id: 'leaving-win', reference: 'leaving-bet', round: 'leaving', amount: '20000.00' });
  await expect(close()).rejects.toMatchObject({ code: 'account.bets.open' });
  const held = (await lateWin('NWND', 'leaving-win'))!;
  expect((await decide('NWND', { id: held.id, repair: 'close' })).errorCode).toBeNull();
  await close();
});
