import type { BonusState } from '@fairlot/contract';
import type { Executor, Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { LeastStakes } from '../offers/least-stake.ts';
import { type Beginning, tellBonus } from './begin-grant.ts';
import { endGrant, type Grant, lockGrants, reportedStakes } from './grant-rows.ts';

/** How a bonus ends without completed wagering. */
type Lapse = Extract<BonusState, 'spent' | 'givenUp' | 'expired' | 'cancelled'>;

export type Ending = ReturnType<typeof createEnding>;

/** Ends bonuses; the member's next one begins in the same transaction. */
export function createEnding(
  events: Events,
  wallet: Wallet,
  leastStakes: Pick<LeastStakes, 'recentRest' | 'restNow'>,
  begin: Beginning['begin'],
) {
  /** @returns the amount that the member lost, minor units */
  async function lapse(tx: Tx, one: Grant, state: Lapse): Promise<bigint> {
    let lostMinor = 0n;
    if (one.isFreeBet) lostMinor = one.amountMinor;
    else if (one.state === 'active') {
      // A no-wager bonus that was played to its end keeps paying real money when its bets are corrected.
      const end = state === 'spent' && one.money === 'no-wager' ? wallet.bonus.convert : wallet.bonus.end;
      lostMinor = (await end(tx, one.id)).returnedMinor;
    }
    await endGrant(tx, one.id, state, null);
    await begin(tx, one.memberId, one.asset);
    await tellBonus(events, tx, one.memberId);
    return lostMinor;
  }
  /**
   * Whether all stakes of a bonus are decided. Events of bets arrive a moment after their placement: until then only
   * the wallet knows the bet, and its win is still pending.
   */
  async function isDecided(tx: Tx, id: string): Promise<boolean> {
    const { stakedMinor, isOpen } = await reportedStakes(tx, id);
    return !isOpen && stakedMinor >= (await wallet.bonus.staked(id, tx));
  }
  /** Whether so little is left that a bonus ends: the remainder as granted, or one that no game accepts now. */
  async function isRest(
    executor: Executor,
    { wagering: { zeroOutMinor, games } }: Pick<Grant, 'wagering'>,
    balanceMinor: bigint,
  ): Promise<boolean> {
    if (balanceMinor <= BigInt(zeroOutMinor)) return true;
    // Most bonuses are above the cached stakes; an end cannot be undone, so it needs the current ones.
    return (
      balanceMinor <= (await leastStakes.recentRest(executor, games)) &&
      balanceMinor <= (await leastStakes.restNow(executor, games))
    );
  }
  /**
   * Converts bonuses with completed wagering to real money and ends those that are played away. Called when their bets
   * have changed.
   */
  async function settle(tx: Tx, ids: readonly string[]): Promise<void> {
    const running = (await lockGrants(tx, ids)).filter(({ state }) => state === 'active');
    const balances = await wallet.bonus.balances(running, tx);
    const changed: bigint[] = [];
    for (const [at, found] of running.entries()) {
      const isLittle = await isRest(tx, found, balances[at] ?? 0n);
      if (found.totalMinor > 0n && found.wageredMinor >= found.totalMinor) await convert(tx, found);
      else if (isLittle && (await isDecided(tx, found.id))) await lapse(tx, found, 'spent');
      else changed.push(found.memberId);
    }
    await events.stream.publishMany(
      tx,
      'bonus.changed',
      changed.map((memberId) => ({ memberId, data: {} })),
    );
  }
  async function convert(tx: Tx, { id, memberId, asset }: Grant): Promise<void> {
    const { convertedMinor } = await wallet.bonus.convert(tx, id);
    await endGrant(tx, id, 'converted', convertedMinor);
    await begin(tx, memberId, asset);
    await tellBonus(events, tx, memberId);
  }

  return { lapse, isRest, settle };
}
