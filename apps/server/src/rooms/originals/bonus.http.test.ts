import { createMember, expectReplayLikeLive, openTestApp, balancesOf, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { cashOut, drive, fly, openFlightTo, stake, stakeOn } from './crash/crash.testing.ts';
import { play, type Played, readBets, readRound, step } from './originals.testing.ts';

const app = await openTestApp({ seed: 'demo' });

const holder = () => createMember(app, { balance: '400.00', bonus: { amount: '5000.00' } });
const total = async (member: TestMember) => (await balancesOf(app, member)).reduce((sum, one) => sum + one, 0n);
/** Part of a payout that belongs to the bonus, in minor units. */
const share = (payout: string | null, bonusStake: bigint, whole: bigint) =>
  (BigInt((payout ?? '0.00').replace('.', '')) * bonusStake) / whole;

it('a round is staked with real money first and pays in the same shares', async () => {
  for (let won = false; !won;) {
    const member = await holder();
    const { value } = await play(app, member, 'dice', { over: true, target: '50.50' });
    expect(value).toMatchObject({ stake: '1000.00', bonusStake: '600.00' });
    const stored = await readRound(app, member, value.roundId);
    const bonusWin = share(value.payout, 60_000n, 100_000n);
    const payout = BigInt((value.payout ?? '0.00').replace('.', ''));
    const reportedBonus = `${bonusWin / 100n}.${String(bonusWin % 100n).padStart(2, '0')}`;
    expect(stored.value).toMatchObject({ bonusStake: '600.00', bonusWin: reportedBonus });
    expect(await balancesOf(app, member)).toEqual([payout - bonusWin, 440_000n + bonusWin, 0n]);
    won = payout > 0n;
    await app.platform.events.outbox.drain();
    expect(await readBets(app, member)).toMatchObject([{ stake: '1000.00', bonusStake: '600.00' }]);
  }
  await expectReplayLikeLive(app);
});

it('a further stake is split by the money available then; the payout follows each stake', async () => {
  let member: TestMember;
  let opened: Played;
  // An immediate blackjack pays real money, which a further stake would use before the bonus.
  do {
    member = await createMember(app, { balance: '1500.00', bonus: { amount: '5000.00' } });
    ({ value: opened } = await play(app, member, 'blackjack', {}));
  } while (opened.state !== 'open');
  const [available, bonus] = await balancesOf(app, member);
  const { value } = await step(app, member, 'blackjack', opened.roundId, 'double');
  expect(value.state).toBe('settled');
  const payout = BigInt((value.payout ?? '0.00').replace('.', ''));
  expect(await total(member)).toBe(available + bonus - 100_000n + payout);
  await app.platform.events.outbox.drain();
  const bets = (await readBets(app, member)) as { bonusStake: string }[];
  expect(bets.some(({ bonusStake }) => bonusStake !== '0.00')).toBe(true);
});

it('a flight pays manual and automatic cash-outs in the shares of the stake', async () => {
  const flight = await openFlightTo(app, (point) => point > 300n);
  const [byHand, byItself, lost] = [await holder(), await holder(), await holder()];
  const { value } = await stake(app, byHand, null);
  expect(value).toMatchObject({ bonusStake: '600.00' });
  await stake(app, byItself, '2.00');
  await stake(app, lost, null);
  await fly(app, flight.id, 205n);
  const left = await cashOut(app, byHand, value.roundId);
  const bonusWin = share(left.value.payout, 60_000n, 100_000n);
  const payout = BigInt((left.value.payout ?? '0.00').replace('.', ''));
  expect(await balancesOf(app, byHand)).toEqual([payout - bonusWin, 440_000n + bonusWin, 0n]);
  await fly(app, flight.id);
  await drive(app);
  expect(await balancesOf(app, byItself)).toEqual([80_000n, 560_000n, 0n]);
  expect(await balancesOf(app, lost)).toEqual([0n, 440_000n, 0n]);
});

it('the second of two stakes on a flight takes bonus money once the real money is used up', async () => {
  const flight = await openFlightTo(app, (point) => point > 200n);
  const member = await createMember(app, { balance: '1500.00', bonus: { amount: '5000.00' } });
  const first = await stakeOn(app, member, 1, '2.00');
  const second = await stakeOn(app, member, 2, '2.00');
  expect([first.value.bonusStake, second.value.bonusStake]).toEqual([undefined, '500.00']);
  await fly(app, flight.id);
  await drive(app);
  // 2,000 and half of 2,000 in real money; the other half returns to the bonus.
  expect(await balancesOf(app, member)).toEqual([300_000n, 550_000n, 0n]);
});

it('reports a round that bonus money may not pay', async () => {
  const member = await createMember(app, { balance: '400.00', bonus: { amount: '5000.00', products: ['lottery'] } });
  expect(await play(app, member, 'dice', { over: true, target: '50.50' })).toMatchObject({
    errorCode: 'balance.insufficient',
    value: { bonus: 'game' },
  });
});
