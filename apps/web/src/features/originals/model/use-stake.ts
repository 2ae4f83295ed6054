import { parseMinor } from '@fairlot/money';
import { useState } from 'react';
import { bonusFor } from '../../promotions/model/bonus-use.ts';
import { useBonusUse } from '../../promotions/model/use-bonus-use.ts';
import { bonusProductOf, firstStake, isWithin, type StakeLimits } from './stake.ts';
import type { Table } from './use-rounds.ts';
import { useWallet } from './use-wallet.ts';

export interface Stake {
  minor: bigint;
  limits: StakeLimits;
  set: (minor: bigint) => void;
  /** Whether it is within the game's limits. */
  isAllowed: boolean;
  /** Whether the balance is known to be too low for it. */
  isShort: boolean;
  balanceMinor: bigint | null;
  /** The part that bonus money would have to pay, if there is any; real money is used first. */
  bonusMinor: bigint;
}

/** The stake of the next round, minor units. @param totalMinor total stake, for tables with several bets */
export function useStake({ game, isSending, isShowing }: Table, totalMinor?: bigint): Stake {
  const limits = { minMinor: parseMinor(game.min), maxMinor: parseMinor(game.max) };
  const [own, set] = useState(() => firstStake(limits));
  const data = useWallet(isSending || isShowing);
  const minor = totalMinor ?? own;
  const balanceMinor = data === undefined ? null : parseMinor(data.sumBalance);
  const bonusMinor = bonusFor(useBonusUse(bonusProductOf(game.game), isSending || isShowing), minor);
  return {
    minor,
    limits,
    set,
    isAllowed: isWithin(minor, limits),
    isShort: balanceMinor !== null && balanceMinor + bonusMinor < minor,
    balanceMinor,
    bonusMinor: balanceMinor !== null && balanceMinor < minor && bonusMinor > 0n ? minor - balanceMinor : 0n,
  };
}
