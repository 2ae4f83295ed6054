import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { applyEvents, createRefetches, type LiveEvent, type TouchedQueries } from './event-stream.ts';
import { WALLET_KEY } from './wallet-key.ts';

const TOUCHED: TouchedQueries = {
  'draw.settled': [
    ['lottery', 'history'],
    ['catalogue', 'winners'],
  ],
};

/** Applies events and refetches what they made out of date. */
function receive(client: QueryClient, ...events: LiveEvent[]): void {
  createRefetches(client).add(applyEvents(client, TOUCHED, events));
}

describe('applyEvents', () => {
  it('stores a new balance exactly and keeps the currency', () => {
    const client = new QueryClient();
    client.setQueryData(WALLET_KEY, { sumBalance: '1.00', currency: 'VND' });
    receive(client, ['balance', '{"sumBalance":"9007199254740993.10"}']);
    expect(client.getQueryData(WALLET_KEY)).toEqual({ sumBalance: '9007199254740993.10', currency: 'VND' });
  });

  it('stores bonus money with the balance, and keeps it when an event has none', () => {
    const client = new QueryClient();
    client.setQueryData(WALLET_KEY, { sumBalance: '1.00', currency: 'VND', bonusBalance: '0.00' });
    receive(client, ['balance', '{"sumBalance":"1.00","bonusBalance":"7.50"}']);
    receive(client, ['balance', '{"sumBalance":"2.00"}']);
    expect(client.getQueryData(WALLET_KEY)).toEqual({ sumBalance: '2.00', currency: 'VND', bonusBalance: '7.50' });
  });

  it('refetches the records when the balance changed elsewhere, but not for changes made in this tab', () => {
    const client = new QueryClient();
    client.setQueryData(WALLET_KEY, { sumBalance: '1.00', currency: 'VND' });
    client.setQueryData(['me', 'records', 'recent'], 1);
    const isStale = () => client.getQueryState(['me', 'records', 'recent'])?.isInvalidated;
    receive(client, ['balance', '{"sumBalance":"1.00"}']);
    const afterOwn = isStale();
    receive(client, ['balance', '{"sumBalance":"0.50"}']);
    expect([afterOwn, isStale()]).toEqual([false, true]);
  });

  it('refetches an open betting record once a bet of any tab is certainly in it, even after a series of bets', () => {
    vi.useFakeTimers();
    const client = new QueryClient();
    const key = ['me', 'records', 'bets', {}];
    const reads = () => {
      const isStale = client.getQueryState(key)?.isInvalidated === true;
      client.setQueryData(key, 1);
      return isStale;
    };
    client.setQueryData(WALLET_KEY, { sumBalance: '1.00', currency: 'VND' });
    reads();
    // The balance is already known, as after a bet in this tab.
    receive(client, ['balance', '{"sumBalance":"1.00"}']);
    vi.advanceTimersByTime(1000);
    receive(client, ['balance', '{"sumBalance":"1.00"}']);
    vi.advanceTimersByTime(1000);
    const duringSeries = reads();
    vi.advanceTimersByTime(500);
    const first = reads();
    vi.advanceTimersByTime(3500);
    const second = reads();
    vi.advanceTimersByTime(60_000);
    expect([duringSeries, first, second, reads()]).toEqual([false, true, true, false]);
    vi.useRealTimers();
  });

  it('creates no wallet when none is cached', () => {
    const client = new QueryClient();
    receive(client, ['balance', '{"sumBalance":"5.00"}']);
    expect(client.getQueryData(WALLET_KEY)).toBeUndefined();
  });

  it('invalidates only the queries that a settled draw affects', () => {
    const client = new QueryClient();
    for (const key of [
      ['lottery', 'history', 'VN60'],
      ['catalogue', 'winners'],
      ['catalogue', 'menus'],
    ])
      client.setQueryData(key, 1);
    receive(client, ['draw.settled', '{"gameCode":"VN60","numero":"202611200001"}']);
    const isStale = (key: string[]) => client.getQueryState(key)?.isInvalidated;
    expect([
      isStale(['lottery', 'history', 'VN60']),
      isStale(['catalogue', 'winners']),
      isStale(['catalogue', 'menus']),
    ]).toEqual([true, true, false]);
  });

  it('invalidates each query once for events that arrive together, and stores the last balance', () => {
    const client = new QueryClient();
    client.setQueryData(WALLET_KEY, { sumBalance: '1.00', currency: 'VND' });
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    const settled = Array.from({ length: 300 }, (_, n): LiveEvent => ['draw.settled', `{"numero":"${n}"}`]);
    receive(client, ...settled, ['balance', '{"sumBalance":"2.00"}'], ['balance', '{"sumBalance":"3.00"}']);
    expect(invalidate.mock.calls).toEqual(
      [
        ['lottery', 'history'],
        ['catalogue', 'winners'],
        ['me', 'records'],
      ].map((queryKey) => [{ queryKey }]),
    );
    expect(client.getQueryData(WALLET_KEY)).toEqual({ sumBalance: '3.00', currency: 'VND' });
  });

  it('refetches everything once after a resync', () => {
    const client = new QueryClient();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    receive(client, ['draw.settled', '{}'], ['resync', '{}']);
    expect(invalidate.mock.calls).toEqual([[{ queryKey: [] }]]);
  });
});

it('refetches the first change immediately, and later ones at most every 300 ms', () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const refetches = createRefetches(client);
  const counts: number[] = [];
  for (let ms = 0; ms < 600; ms += 50) {
    refetches.add([['lottery', 'menu']]);
    counts.push(invalidate.mock.calls.length);
    vi.advanceTimersByTime(50);
  }
  expect(counts).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
  refetches.stop();
  vi.advanceTimersByTime(1000);
  expect(invalidate).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
