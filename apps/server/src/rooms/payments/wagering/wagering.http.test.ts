import { randomUUID } from 'node:crypto';
import { runJob, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { betCorrected, betPlaced, betSettled } from '../../../platform/events/index.ts';
import { makeWebhook, openPayments } from '../payments.testing.ts';
import { createVerified, openCashier } from '../withdrawals/withdrawals.testing.ts';

let member: TestMember;
const { app, provider, desk } = await openPayments(() => member);
const cashier = openCashier(app);

const game = {
  source: 'lottery',
  product: 'lottery',
  vendor: null,
  gameId: 'VN60',
  gameName: 'VN60',
  roundId: '1',
  asset: 'VND',
} as const;

/** Events of a bet, in the order and number that a test chooses. */
function betOf(stakeMinor: string, status: 'won' | 'lost' | 'refunded' = 'lost', winMinor = '0') {
  const betId = randomUUID();
  const memberId = String(member.memberId);
  const { outbox } = app.platform.events;
  const { db } = app.platform;
  const placed = { ...game, betId, memberId, play: null, stakeMinor, bonusMinor: '0', oddsScaled: null };
  const bet = { betId, memberId, userName: 'x', version: 1, at: Date.now(), status, winMinor, bonusWinMinor: '0' };
  return {
    place: () =>
      outbox.add(db, betPlaced, member.memberId, { ...placed, at: Date.now(), detail: null, detailUrl: null }),
    settle: () => outbox.add(db, betSettled, null, { ...game, bets: [bet] }),
    correct: (won: string) => {
      const { status: _status, winMinor: _win, bonusWinMinor, ...rest } = bet;
      const [before, after] = [winMinor, won].map((one) => ({ status: 'won' as const, winMinor: one, bonusWinMinor }));
      if (before === undefined || after === undefined) throw new Error('no outcome');
      return outbox.add(db, betCorrected, null, { ...game, bets: [{ ...rest, version: 2, before, after }] });
    },
  };
}
async function wagering() {
  await app.platform.events.outbox.drain();
  const { value } = await cashier.call(member, 'GET', '/wps/withdraw/settings');
  return [value['wageringLeft'], value['wageringTotal']];
}
async function deposit() {
  const { orderId } = await desk.opened('50000.00');
  const tell = (status: string) => desk.send(makeWebhook(provider.set(orderId, { status })));
  await tell('SUCCEEDED');
  return { takeBack: () => tell('REVERSED') };
}
async function play(stakeMinor: string): Promise<void> {
  const bet = betOf(stakeMinor);
  await bet.place();
  await bet.settle();
}

it('a deposit is played once before money leaves, counted bet by bet and each once', async () => {
  member = await createVerified(app, '0.00');
  const accountId = await cashier.usableAccount(member);
  const early = betOf('1000000');
  await early.place();
  await app.platform.events.outbox.drain();
  await deposit();
  expect(await wagering()).toEqual(['50000.00', '50000.00']);
  expect(await cashier.withdraw(member, accountId, '50000.00')).toMatchObject({
    errorCode: 'withdraw.wagering',
    value: { left: '50000.00' },
  });
  await early.settle();
  const lost = betOf('2000000');
  const refunded = betOf('2000000', 'refunded');
  // Returned exactly its stake: nothing was at risk.
  const push = betOf('2500000', 'won', '2500000');
  for (const bet of [lost, refunded, push]) await bet.place();
  expect(await wagering()).toEqual(['50000.00', '50000.00']);
  for (const bet of [lost, lost, refunded, push]) await bet.settle();
  await lost.place();
  await lost.settle();
  expect(await wagering()).toEqual(['30000.00', '50000.00']);
  const won = betOf('9000000', 'won');
  await won.place();
  await won.settle();
  expect(await wagering()).toEqual(['0.00', '50000.00']);
  expect(await cashier.withdraw(member, accountId, '50000.00')).toMatchObject({ success: true });
});

it('requirements of deposits add up while some is left, and start again after that', async () => {
  member = await createVerified(app, '0.00');
  await deposit();
  await deposit();
  expect(await wagering()).toEqual(['100000.00', '100000.00']);
  const bet = betOf('10000000');
  await bet.place();
  await bet.settle();
  expect(await wagering()).toEqual(['0.00', '100000.00']);
  await deposit();
  expect(await wagering()).toEqual(['50000.00', '50000.00']);
});

it('a bet that is settled after months counts; counted bets are deleted once no event can repeat', async () => {
  member = await createVerified(app, '0.00');
  await deposit();
  const outright = betOf('1000000');
  await outright.place();
  await play('2000000');
  expect(await wagering()).toEqual(['30000.00', '50000.00']);
  const { db } = app.platform;
  const isOwn = sql`member_id = ${member.memberId}::bigint`;
  await db.run(sql`update payments_wagered_bets set noted_at = noted_at - interval '100 days' where ${isOwn}`);
  await runJob(app, 'payments-wagered');
  expect(await db.rows(sql`select 1 from payments_wagered_bets where ${isOwn}`)).toHaveLength(1);
  await outright.settle();
  expect(await wagering()).toEqual(['20000.00', '50000.00']);
});

it('a bet that first returned exactly its stake counts once another win of its round arrives, and once', async () => {
  member = await createVerified(app, '0.00');
  await deposit();
  const bet = betOf('2000000', 'won', '2000000');
  await bet.place();
  await bet.settle();
  expect(await wagering()).toEqual(['50000.00', '50000.00']);
  for (const win of ['2500000', '2500000', '3000000']) await bet.correct(win);
  expect(await wagering()).toEqual(['30000.00', '50000.00']);
});

it('play of a reversed deposit does not count for the next one', async () => {
  member = await createVerified(app, '0.00');
  const first = await deposit();
  await play('5000000');
  expect(await wagering()).toEqual(['0.00', '50000.00']);
  await deposit();
  await first.takeBack();
  expect(await wagering()).toEqual(['50000.00', '50000.00']);
});

it('reversing a deposit removes the rest of its requirement', async () => {
  member = await createVerified(app, '0.00');
  const deposits = [await deposit(), await deposit(), await deposit()];
  await play('2000000');
  expect(await wagering()).toEqual(['130000.00', '150000.00']);
  await deposits[0]?.takeBack();
  expect(await wagering()).toEqual(['100000.00', '100000.00']);
  await deposits[2]?.takeBack();
  expect(await wagering()).toEqual(['50000.00', '50000.00']);
  await play('2000000');
  await deposits[1]?.takeBack();
  expect(await wagering()).toEqual(['0.00', '0.00']);
});
