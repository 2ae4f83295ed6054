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

/** Shortest time between refetches caused by events, because sixty games change something several times a second. */
const REFETCH_MS = 300;

/** Delays after which a bet is certainly in the betting record, which is filled after the bet was answered. */
const RECORDED_MS = [1500, 5000] as const;
const BETS_KEYS: readonly QueryKey[] = [
  ['me', 'records', 'bets'],
  ['me', 'records', 'betDays'],
];

/** An event of the stream with its JSON text. */
export type LiveEvent = readonly [name: EventName, data: string];

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
  const refetches = createRefetches(client);
  // A page that was away gets hundreds of events at once. A message, unlike a timer, is not delayed while the tab is in
  // the background.
  const { port1, port2 } = new MessageChannel();
  let arrived: LiveEvent[] = [];
  port1.addEventListener('message', () => {
    const events = arrived;
    arrived = [];
    refetches.add(applyEvents(client, touched, events));
  });
  port1.start();
  function gather(event: LiveEvent): void {
    if (arrived.push(event) === 1) port2.postMessage(null);
  }
  function open(): EventSource {
    const next = new EventSource(`${PATH}?since=${sinceMs}`);
    let wasOpen = false;
    next.addEventListener('open', () => {
      wasOpen = true;
    });
    for (const name of names) next.addEventListener(name, (event: MessageEvent<string>) => gather([name, event.data]));
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
    port1.close();
    refetches.stop();
  };
}

/**
 * Applies events that arrived together: stores the last balance, and hands the others to those who listen for them.
 * Returns the keys of the queries that are out of date.
 */
export function applyEvents(client: QueryClient, touched: TouchedQueries, events: readonly LiveEvent[]): QueryKey[] {
  const balance = events.findLast(([name]) => name === 'balance')?.[1];
  const keys: QueryKey[] = events.some(([name]) => name === 'resync')
    ? [[]]
    : events.flatMap(([name]) => (name === 'balance' || name === 'resync' ? [] : (touched[name] ?? [])));
  if (balance !== undefined && storeBalance(client, balance)) keys.push(['me', 'records']);
  for (const [name, data] of events)
    if (name !== 'balance' && name !== 'resync')
      globalThis.dispatchEvent?.(new CustomEvent(`live.${name}`, { detail: JSON.parse(data) as unknown }));
  return keys;
}

/** Refetches queries: the first ones immediately, those that follow within `REFETCH_MS` together, each query once. */
export function createRefetches(client: QueryClient): { add: (keys: readonly QueryKey[]) => void; stop: () => void } {
  const waiting = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function refetch(): void {
    timer = waiting.size === 0 ? undefined : setTimeout(refetch, REFETCH_MS);
    for (const key of waiting.values()) refresh(client, key);
    waiting.clear();
  }
  return {
    add: (keys) => {
      for (const key of keys) waiting.set(JSON.stringify(key), key);
      if (timer === undefined) refetch();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Returns whether the change was made elsewhere, such as a bet in another tab: actions of this tab store their own. */
function storeBalance(client: QueryClient, data: string): boolean {
  followRecord(client);
  const reported = JSON.parse(quoteBalances(data)) as EventMap['balance'];
  const wallet = client.getQueryData<EventMap['balance'] & { currency: string }>(WALLET_KEY);
  const next = wallet && { ...wallet, ...reported };
  if (next?.sumBalance === wallet?.sumBalance && next?.bonusBalance === wallet?.bonusBalance) return false;
  client.setQueryData(WALLET_KEY, next);
  return true;
}

const following = new WeakMap<QueryClient, ReturnType<typeof setTimeout>[]>();

/** Refetches an open betting record after the last of a series of bets, including those of this tab. */
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
