import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { applyEvent, type TouchedQueries } from './event-stream.ts';
import { WALLET_KEY } from './wallet-key.ts';

const TOUCHED: TouchedQueries = {
  'draw.settled': [
    ['lottery', 'history'],
    ['catalogue', 'winners'],
  ],
};

describe('applyEvent', () => {
  it('stores a new balance exactly and keeps the currency', () => {
    const client = new QueryClient();
    client.setQueryData(WALLET_KEY, { sumBalance: '1.00', currency: 'VND' });
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"9007199254740993.10"}');
    expect(client.getQueryData(WALLET_KEY)).toEqual({ sumBalance: '9007199254740993.10', currency: 'VND' });
  });

  it('stores bonus money with the balance, and keeps it when an event has none', () => {
    const client = new QueryClient();
    client.setQueryData(WALLET_KEY, { sumBalance: '1.00', currency: 'VND', bonusBalance: '0.00' });
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"1.00","bonusBalance":"7.50"}');
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"2.00"}');
    expect(client.getQueryData(WALLET_KEY)).toEqual({ sumBalance: '2.00', currency: 'VND', bonusBalance: '7.50' });
  });

  it('refetches the records when the balance changed elsewhere, but not for changes made in this tab', () => {
    const client = new QueryClient();
    client.setQueryData(WALLET_KEY, { sumBalance: '1.00', currency: 'VND' });
    client.setQueryData(['me', 'records', 'recent'], 1);
    const isStale = () => client.getQueryState(['me', 'records', 'recent'])?.isInvalidated;
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"1.00"}');
    const afterOwn = isStale();
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"0.50"}');
    expect([afterOwn, isStale()]).toEqual([false, true]);
  });

  it('refetches an open betting record once a bet of any tab is certainly in it, also after a series of bets', () => {
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
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"1.00"}');
    vi.advanceTimersByTime(1000);
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"1.00"}');
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
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"5.00"}');
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
    applyEvent(client, TOUCHED, 'draw.settled', '{"gameCode":"VN60","numero":"202611200001"}');
    const isStale = (key: string[]) => client.getQueryState(key)?.isInvalidated;
    expect([
      isStale(['lottery', 'history', 'VN60']),
      isStale(['catalogue', 'winners']),
      isStale(['catalogue', 'menus']),
    ]).toEqual([true, true, false]);
  });

  it('refetches everything after a resync', () => {
    const client = new QueryClient();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    applyEvent(client, TOUCHED, 'resync', '{}');
    expect(invalidate).toHaveBeenCalledWith({ queryKey: [] });
  });
});
