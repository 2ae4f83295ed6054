import type { EventMap, EventName } from '@fairlot/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { quoteBalances } from '../api/envelope.ts';
import { WALLET_KEY } from './wallet-key.ts';

const PATH = '/lgw/events';

const REOPEN_MS = 5000;
/**
 * Delay before the stream is reopened, and visible data refetched, when the server refused the stream (it had never
 * opened).
 */
const POLL_MS = 30_000;

/** Delays after which a bet is certainly in the betting record, which is filled after the bet was answered. */
const RECORDED_MS = [1500, 5000] as const;
const BETS_KEYS: readonly QueryKey[] = [
  ['me', 'records', 'bets'],
  ['me', 'records', 'betDays'],
];

/** Query keys that each event invalidates. `balance` and `resync` are handled in this file. */
export type TouchedQueries = Partial<Record<Exclude<EventName, 'resync' | 'balance'>, readonly QueryKey[]>>;

/**
 * Listens to the live stream and keeps the queries up to date. Returns a function that stops it.
 * @param touched queries that each event invalidates, from the features; other events are ignored
 * @param sinceMs server time (epoch ms) of the page's data; later events are sent again
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
    // The browser reconnects itself, except after a response that is not an event stream, such as a proxy's.
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
 * Applies one event: a balance is stored, and a changed balance also invalidates the records. Every other event
 * invalidates its queries.
 */
export function applyEvent(client: QueryClient, touched: TouchedQueries, name: EventName, data: string): void {
  if (name === 'resync') return refresh(client, []);
  if (name === 'balance') {
    followRecord(client);
    const reported = JSON.parse(quoteBalances(data)) as EventMap['balance'];
    const wallet = client.getQueryData<EventMap['balance'] & { currency: string }>(WALLET_KEY);
    const next = wallet && { ...wallet, ...reported };
    if (next?.sumBalance === wallet?.sumBalance && next?.bonusBalance === wallet?.bonusBalance) return;
    client.setQueryData(WALLET_KEY, next);
    // The change was made elsewhere, such as a bet in another tab; actions of this tab have stored their balance
    // already.
    refresh(client, ['me', 'records']);
    return;
  }
  for (const key of touched[name] ?? []) refresh(client, key);
  globalThis.dispatchEvent?.(new CustomEvent(`live.${name}`, { detail: JSON.parse(data) as unknown }));
}

const following = new WeakMap<QueryClient, ReturnType<typeof setTimeout>[]>();

/** Refetches a betting record that is open after the last of a series of bets, also of this tab's own ones. */
function followRecord(client: QueryClient): void {
  for (const timer of following.get(client) ?? []) clearTimeout(timer);
  const read = () => BETS_KEYS.forEach((key) => refresh(client, key));
  following.set(
    client,
    RECORDED_MS.map((ms) => setTimeout(read, ms)),
  );
}

function refresh(client: QueryClient, queryKey: QueryKey): void {
  void client.invalidateQueries({ queryKey });
}
