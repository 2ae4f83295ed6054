import { parseMinor } from '@fairlot/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { walletQuery } from '../../wallet/api/wallet.ts';
import type { OriginalGame } from '../api/originals.ts';
import { firstStake, isWithin, type StakeLimits } from './stake.ts';

export interface Stake {
  minor: bigint;
  limits: StakeLimits;
  set: (minor: bigint) => void;
  /** Within the limits of the game. */
  isAllowed: boolean;
  /** The balance is known to be too low for it. */
  isShort: boolean;
  balanceMinor: bigint | null;
}

/** The stake of the next round, minor units. @param totalMinor what is staked in all, for tables with several bets */
export function useStake(game: OriginalGame, totalMinor?: bigint): Stake {
  const limits = { minMinor: parseMinor(game.min), maxMinor: parseMinor(game.max) };
  const [own, set] = useState(() => firstStake(limits));
  const { data } = useQuery(walletQuery(useHasToken()));
  const minor = totalMinor ?? own;
  const balanceMinor = data === undefined ? null : parseMinor(data.sumBalance);
  return {
    minor,
    limits,
    set,
    isAllowed: isWithin(minor, limits),
    // Bonus money may pay for it as well; whether it does the server says.
    isShort: data !== undefined && parseMinor(data.sumBalance) + parseMinor(data.bonusBalance) < minor,
    balanceMinor,
  };
}
