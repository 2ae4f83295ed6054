import { parseMinor } from '@fairlot/money';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { WALLET_KEY } from '../events/wallet-key.ts';
import { isSoundOn, playCredit } from './sound.ts';

/** Number of mounted parts that announce money themselves. */
let hushed = 0;

/** Plays a sound whenever the balance grows, if the player has switched it on. Returns a function that stops it. */
export function keepCreditSound(client: QueryClient): () => void {
  let last = minorOf(client.getQueryData(WALLET_KEY));
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== WALLET_KEY[0] || query.queryKey[1] !== WALLET_KEY[1]) return;
    const now = minorOf(query.state.data);
    if (hushed === 0 && hasIncreased(last, now) && isSoundOn()) playCredit();
    last = now;
  });
}

/** Mutes the sound while a game is on the page: a return below the stake should not sound like a credit. */
export function useHushCredit(): void {
  useEffect(() => hushCredit(), []);
}

/** Mutes the sound. Returns a function that ends the muting. */
export function hushCredit(): () => void {
  hushed += 1;
  return () => {
    hushed -= 1;
  };
}

/** Both balances are known and the new one is higher: the first answer and a log-in do not count as a credit. */
export function hasIncreased(before: bigint | null, now: bigint | null): boolean {
  return before !== null && now !== null && now > before;
}

function minorOf(data: unknown): bigint | null {
  const amount = (data as { sumBalance?: string } | undefined)?.sumBalance;
  return amount === undefined ? null : parseMinor(amount);
}
