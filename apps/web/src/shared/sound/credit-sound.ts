import { parseMinor } from '@fairlot/money';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { WALLET_KEY } from '../events/wallet-key.ts';
import { isSoundOn, playCredit } from './sound.ts';

/** Parts of the page that tell of money themselves. */
let hushed = 0;

/** Plays whenever the balance on this page grows, while the player wants it. Answers a function that ends it. */
export function keepCreditSound(client: QueryClient): () => void {
  let last = minorOf(client.getQueryData(WALLET_KEY));
  return client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== WALLET_KEY[0] || query.queryKey[1] !== WALLET_KEY[1]) return;
    const now = minorOf(query.state.data);
    if (hushed === 0 && hasGrown(last, now) && isSoundOn()) playCredit();
    last = now;
  });
}

/** While a game is on the page the balance makes no sound: a return below the stake is no credit to be heard. */
export function useHushCredit(): void {
  useEffect(() => hushCredit(), []);
}

/** Answers a function that ends it. */
export function hushCredit(): () => void {
  hushed += 1;
  return () => {
    hushed -= 1;
  };
}

/** Both known, and more than before: the first answer and a log-in are no credit. */
export function hasGrown(before: bigint | null, now: bigint | null): boolean {
  return before !== null && now !== null && now > before;
}

function minorOf(data: unknown): bigint | null {
  const amount = (data as { sumBalance?: string } | undefined)?.sumBalance;
  return amount === undefined ? null : parseMinor(amount);
}
