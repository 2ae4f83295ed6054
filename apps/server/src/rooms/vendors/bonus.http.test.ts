import { bonusIdOf, createMember, expectReplayLikeLive, openTestApp, balancesOf } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { PROTOCOLS, readBets, sitDown, vendorsAt } from './vendors.testing.ts';

const app = await openTestApp({ seed: 'demo', config: { vendors: vendorsAt('http://127.0.0.1:9') } });

describe.each(PROTOCOLS)('bonus money at a vendor with the protocol %s', (protocol) => {
  const seat = async (bonus: { amount: string; kind?: 'no-wager'; maxBetMinor?: bigint; products?: string[] }) => {
    const member = await createMember(app, { balance: '1000.00', bonus });
    return sitDown(app, protocol, { member });
  };

  it('is part of the balance, staked after real money, won and rolled back in its shares', async () => {
    const { vendorClient, member } = await seat({ amount: '5000.00', products: ['slots'] });
    const [bet, win] = [`${protocol}-${member.memberId}-bet`, `${protocol}-${member.memberId}-win`];
    expect((await vendorClient.balance()).balance).toBe('6000.00');
    expect(await vendorClient.bet({ id: bet, amount: '3000.00' })).toMatchObject({ balance: '3000.00' });
    expect(await balancesOf(app, member)).toEqual([0n, 300_000n, 0n]);
    // Two thirds of each 0.01, rounded once for all of them together: 0.01 + 0.03 = 0.04, of which 0.02.
    expect(await vendorClient.win({ id: `${win}-1`, amount: '0.01', reference: bet })).toMatchObject({
      balance: '3000.01',
    });
    await vendorClient.win({ id: `${win}-2`, amount: '0.03', reference: bet });
    expect(await balancesOf(app, member)).toEqual([2n, 300_002n, 0n]);
    // This vendor's rollbacks by name concern bets.
    if (protocol !== 'slotegrator') {
      await vendorClient.rollback({ reference: `${win}-2` });
      expect(await balancesOf(app, member)).toEqual([1n, 300_000n, 0n]);
    }
    expect(await readBets(app, member.headers)).toMatchObject([
      { stake: '3000.00', bonusStake: '2000.00', status: 'won' },
    ]);

    const second = await vendorClient.bet({ id: `${bet}-2`, amount: '500.00', round: 'round-2' });
    expect(second.word).toBe(vendorClient.words.OK);
    const before = await balancesOf(app, member);
    expect(before[0]).toBe(0n);
    await vendorClient.rollback({ reference: `${bet}-2`, round: 'round-2' });
    expect((await balancesOf(app, member)).reduce((sum, one) => sum + one, 0n)).toBe(before[1] + 50_000n);
    expect((await vendorClient.bet({ id: `${bet}-2`, amount: '500.00', round: 'round-2' })).word).toBe(
      vendorClient.words.OK,
    );
  });

  it('is neither reported nor used where its terms exclude the game, or above the maximum bet', async () => {
    const other = await seat({ amount: '5000.00', products: ['lottery'] });
    expect((await other.vendorClient.balance()).balance).toBe('1000.00');
    expect((await other.vendorClient.bet({ amount: '1000.01' })).word).toBe(
      other.vendorClient.words.INSUFFICIENT_FUNDS,
    );
    expect(await other.vendorClient.bet({ amount: '600.00' })).toMatchObject({ balance: '400.00' });
    const capped = await seat({ amount: '5000.00', maxBetMinor: 200_000n });
    expect((await capped.vendorClient.bet({ amount: '2000.01' })).word).toBe(
      capped.vendorClient.words.INSUFFICIENT_FUNDS,
    );
    expect(await balancesOf(app, capped.member)).toEqual([100_000n, 500_000n, 0n]);
  });

  it('is not paid from an open stake that wins after its end; the real share is paid', async () => {
    const { vendorClient, member } = await seat({ amount: '1000.00' });
    const bet = `${protocol}-${member.memberId}-late`;
    await vendorClient.bet({ id: bet, amount: '2000.00' });
    await app.platform.db.transaction((tx) => app.rooms.wallet.bonus.end(tx, bonusIdOf(member)));
    expect(await vendorClient.win({ amount: '800.00', reference: bet })).toMatchObject({ balance: '400.00' });
    expect(await balancesOf(app, member)).toEqual([40_000n, 0n, 0n]);
  });

  // This vendor's rollbacks by name concern bets.
  it.skipIf(protocol === 'slotegrator')('takes a win without a wagering condition back after its end', async () => {
    const { vendorClient, member } = await seat({ amount: '1000.00', kind: 'no-wager' });
    const [bet, win] = [`${protocol}-${member.memberId}-bet`, `${protocol}-${member.memberId}-win`];
    await vendorClient.bet({ id: bet, amount: '2000.00' });
    await vendorClient.win({ id: win, amount: '800.00', reference: bet });
    expect(await balancesOf(app, member)).toEqual([80_000n, 0n, 0n]);
    await app.platform.db.transaction((tx) => app.rooms.wallet.bonus.end(tx, bonusIdOf(member)));
    await vendorClient.rollback({ reference: win });
    expect(await balancesOf(app, member)).toEqual([0n, 0n, 0n]);
  });
});

it('replays bets of bonus money unchanged', () => expectReplayLikeLive(app));
