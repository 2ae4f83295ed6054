import type { EventMap, EventName } from '@fairlot/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { quoteBalances } from '../api/envelope.ts';
import { WALLET_KEY } from './wallet-key.ts';

const PATH = '/lgw/events';

const REOPEN_MS = 5000;
/** A stream that was never open found no place: until there is one, what the page shows is fetched so often. */
const POLL_MS = 30_000;

/** Queries that an event makes stale, by their keys. `balance` and `resync` are handled here. */
export type TouchedQueries = Partial<Record<Exclude<EventName, 'resync' | 'balance'>, readonly QueryKey[]>>;

/**
 * Listens to the live stream and keeps the queries true by it. Answers a function that ends it.
 * @param touched what the features say each event touches; no other event is listened to
 * @param sinceMs server time (epoch ms) of what is known so far; what was told after it is told again
 */
export function keepEventStream(client: QueryClient, touched: TouchedQueries, sinceMs: number): () => void {
  const names = ['resync', 'balance', ...Object.keys(touched)] as EventName[];
  let source = open();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function open(): EventSource {
    const next = new EventSource(`${PATH}?since=${sinceMs}`);
    let wasOpen = false;
    next.addEventListener('open', () => {
      wasOpen = true;
    });
    for (const name of names)
      next.addEventListener(name, (event: MessageEvent<string>) => applyEvent(client, touched, name, event.data));
    // The browser reconnects by itself, except after an answer that is no stream, such as that of a proxy.
    next.addEventListener('error', () => {
      if (next.readyState === EventSource.CLOSED) timer = setTimeout(reopen, wasOpen ? REOPEN_MS : POLL_MS);
    });
    return next;
  }
  function reopen(): void {
    source = open();
    refresh(client, []);
  }
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/**
 * Applies one event: a balance is put in place, and one that is new here makes the records stale; everything else marks
 * what it touches as stale.
 */
export function applyEvent(client: QueryClient, touched: TouchedQueries, name: EventName, data: string): void {
  if (name === 'resync') return refresh(client, []);
  if (name === 'balance') {
    const told = JSON.parse(quoteBalances(data)) as EventMap['balance'];
    const wallet = client.getQueryData<EventMap['balance'] & { currency: string }>(WALLET_KEY);
    const next = wallet && { ...wallet, ...told };
    if (next?.sumBalance === wallet?.sumBalance && next?.bonusBalance === wallet?.bonusBalance) return;
    client.setQueryData(WALLET_KEY, next);
    // What moved it was done elsewhere, such as a bet in another tab; what this tab does has told its balance already.
    refresh(client, ['me', 'records']);
    return;
  }
  for (const key of touched[name] ?? []) refresh(client, key);
  globalThis.dispatchEvent?.(new CustomEvent(`live.${name}`, { detail: JSON.parse(data) as unknown }));
}

function refresh(client: QueryClient, queryKey: QueryKey): void {
  void client.invalidateQueries({ queryKey });
}
