import { parseMinor } from '@fairlot/money';
import { createMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { ASKER, DECIDER, openVendorDesk, sitDown } from '../vendors.testing.ts';

interface Row {
  id?: string;
  betId?: string;
  transactionId: string;
  repairs: string[];
}
type Waiting = Record<'parked' | 'openBets' | 'differences', Row[]>;

const { app, vendor, desk } = await openVendorDesk();
const waiting = async () => (await desk<Waiting>(ASKER, 'GET', '/vendors/NWND')).value;
const named = (rows: readonly Row[], name: string) => rows.find(({ transactionId }) => transactionId === name)!;

interface Dashboard {
  figures: { name: string; value: string }[];
  health: { name: string }[];
}
async function readDashboard(): Promise<Dashboard & { revenueMinor: bigint }> {
  await app.platform.events.outbox.drain();
  const { value } = await desk<Dashboard>(DECIDER, 'GET', '/dashboard?period=week');
  return { ...value, revenueMinor: parseMinor(value.figures.find(({ name }) => name === 'vendorRevenue')!.value) };
}
/** The demonstration's own bets have revenue too. */
const { revenueMinor: revenueBefore } = await readDashboard();

let requests = 0;
async function mend(input: object) {
  const names = { reason: 'The vendor confirmed it by mail', requestKey: `repair-${++requests}-key` };
  const asked = await desk<{ id: string }>(ASKER, 'POST', '/vendors/NWND/repairs', { ...input, ...names });
  if (asked.errorCode !== null) return asked;
  expect((await desk(ASKER, 'POST', `/approvals/${asked.value.id}/approve`, {})).success).toBe(false);
  return desk<{ state: string; amount: string }>(DECIDER, 'POST', `/approvals/${asked.value.id}/approve`, {});
}

it('open bets are lost, won or refunded by two operators', async () => {
  const { vendorClient } = await sitDown(app, 'hub88', { balance: '1000.00' });
  for (const id of ['lost', 'won', 'back']) await vendorClient.bet({ id, round: id, amount: '100.00' });
  const member = await createMember(app, { balance: '40.00', bonus: { amount: '500.00' } });
  await (await sitDown(app, 'hub88', { member })).vendorClient.bet({ id: 'mixed', round: 'mixed', amount: '100.00' });
  await app.platform.db.run(sql`update vendors_operations set at = at - interval '2 hours'`);
  const { openBets } = await waiting();
  expect(openBets.map(({ repairs }) => repairs)).toEqual(Array(4).fill(['lose', 'win', 'refund']));
  expect(named(openBets, 'mixed')).toMatchObject({
    account: member.userName,
    stake: '100.00',
    bonusStake: '60.00',
  });
  const bet = (name: string) => ({ subject: 'bet', id: named(openBets, name).betId });
  expect((await mend({ ...bet('won'), repair: 'win' })).value).toMatchObject({ field: 'amount' });
  expect((await mend({ ...bet('won'), repair: 'pay' })).value).toMatchObject({ field: 'repair' });
  await mend({ ...bet('lost'), repair: 'lose' });
  expect(await vendorClient.balance()).toMatchObject({ balance: '700.00' });
  await mend({ ...bet('won'), repair: 'win', amount: '250' });
  await mend({ ...bet('back'), repair: 'refund' });
  await mend({ ...bet('mixed'), repair: 'refund' });
  expect(await vendorClient.balance()).toMatchObject({ balance: '1050.00' });
  expect((await waiting()).openBets).toEqual([]);
  expect((await mend({ ...bet('back'), repair: 'refund' })).errorCode).toBe('not.found');
  expect((await mend({ ...bet('back'), id: '-'.repeat(36), repair: 'refund' })).errorCode).toBe('not.found');
  expect(await vendorClient.rollback({ id: 'late', reference: 'back' })).toMatchObject({ balance: '1050.00' });

  // The vendor's own win of the decided bet arrives in the end, and is not paid a second time.
  const win = { id: 'own-win', reference: 'won', round: 'won', amount: '250.00' };
  expect(await vendorClient.win(win)).toMatchObject({ word: vendorClient.words.OK, balance: '1050.00' });
  const held = (await desk<{ list: (Row & { state: string })[] }>(ASKER, 'GET', '/vendors/NWND/lateWins')).value.list;
  expect(held).toMatchObject([{ transactionId: 'own-win', state: 'held', repairs: ['pay', 'close'] }]);
  expect((await mend({ subject: 'late', id: held[0]?.id, repair: 'close' })).errorCode).toBeNull();
  expect(await vendorClient.balance()).toMatchObject({ balance: '1050.00' });
});

it('a parked call is paid once, whether its vendor repeats it or not', async () => {
  const { vendorClient } = await sitDown(app, 'hub88', { balance: '500.00' });
  const win = { id: 'parked-win', reference: 'no-such-bet', round: 'nowhere', amount: '75.00' };
  expect((await vendorClient.win(win)).word).toBe(vendorClient.words.TX_NOT_FOUND);
  const row = named((await waiting()).parked, 'parked-win');
  expect(row.repairs).toEqual(['pay', 'close']);
  await mend({ subject: 'parked', id: row.id, repair: 'pay' });
  expect(await vendorClient.win(win)).toMatchObject({ word: vendorClient.words.OK, balance: '575.00' });
  expect(await vendorClient.balance()).toMatchObject({ balance: '575.00' });
  expect((await waiting()).parked).toEqual([]);
});

it("differences from a vendor's report are paid, refunded or closed", async () => {
  const { vendorClient, side } = await sitDown(app, 'hub88', { balance: '1000.00' });
  for (const id of ['more', 'ours', 'undone'])
    await vendorClient.bet({ id: `d-${id}`, round: `d-${id}`, amount: '10.00' });
  await vendorClient.win({ id: 'd-win', reference: 'd-more', round: 'd-more', amount: '5.00' });
  await vendorClient.win({ id: 'd-less', reference: 'd-more', round: 'd-more', amount: '3.00' });
  await vendorClient.win({ id: 'd-extra', reference: 'd-more', round: 'd-more', amount: '2.00' });
  await app.platform.db.run(sql`update vendors_operations set at = at - interval '5 minutes'`);
  const row = (
    transactionId: string,
    kind: string,
    amount: string,
    roundId: string,
    reference: string | null = null,
  ) => ({
    transactionId,
    kind,
    reference,
    roundId,
    user: side.user,
    gameCode: 'NWND0001',
    currency: 'VND',
    amount,
    at: Date.now() - 120_000,
  });
  vendor.answer = () => ({
    transactions: [
      row('d-more', 'bet', '10.00', 'd-more'),
      row('d-win', 'win', '8.00', 'd-more'),
      row('d-less', 'win', '0.00', 'd-more'),
      row('d-undone', 'bet', '10.00', 'd-undone'),
      row('d-undo', 'rollback', '10.00', 'd-undone', 'd-undone'),
      row('d-theirs', 'win', '20.00', 'd-more'),
      row('d-extra', 'win', '2.00', 'd-more'),
      row('d-unwin', 'rollback', '2.00', 'd-more', 'd-extra'),
    ],
  });
  await app.rooms.vendors.reconcile('NWND');
  const { differences } = await waiting();
  const choices = Object.fromEntries(differences.map(({ transactionId, repairs }) => [transactionId, repairs]));
  expect(choices).toMatchObject({
    'd-win': ['adjust', 'close'],
    'd-less': ['adjust', 'close'],
    'd-ours': ['refund', 'close'],
    'd-undo': ['refund', 'close'],
    'd-theirs': ['pay', 'close'],
    'd-unwin': ['refund', 'close'],
  });
  const difference = (name: string) => ({ subject: 'difference', id: named(differences, name).id });
  // 1000 - 30 + 5 + 3 + 2; then 3 more of the first win, 3 less of the second, both stakes refunded, the win that never
  // arrived, and the third win undone.
  for (const [name, repair, amount, balance] of [
    ['d-win', 'adjust', '3.00', '983.00'],
    ['d-less', 'adjust', '-3.00', '980.00'],
    ['d-ours', 'refund', '10.00', '990.00'],
    ['d-undo', 'refund', '10.00', '1000.00'],
    ['d-theirs', 'pay', '20.00', '1020.00'],
    ['d-unwin', 'refund', '-2.00', '1018.00'],
  ] as const) {
    expect(await mend({ ...difference(name), repair }), name).toMatchObject({ errorCode: null, value: { amount } });
    expect(await vendorClient.balance(), name).toMatchObject({ balance });
  }
  const left = (await waiting()).differences;
  for (const { id } of left) await mend({ subject: 'difference', id, repair: 'close' });
  expect((await waiting()).differences).toEqual([]);
  expect(await vendorClient.balance()).toMatchObject({ balance: '1018.00' });
});

it('shows revenue of vendors and their response times on the dashboard', async () => {
  const { revenueMinor, health } = await readDashboard();
  // 100 lost, 150 won, a parked win of 75; 10 less 28, and nothing of refunded stakes.
  expect(revenueMinor - revenueBefore).toBe(-143_00n);
  expect(health).toContainEqual(expect.objectContaining({ name: 'Northwind', page: 'vendor-health' }));
});
