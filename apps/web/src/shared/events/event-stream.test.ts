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
  it('puts a new balance in place, exact, and keeps the currency', () => {
    const client = new QueryClient();
    client.setQueryData(WALLET_KEY, { sumBalance: '1.00', currency: 'VND' });
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"9007199254740993.10"}');
    expect(client.getQueryData(WALLET_KEY)).toEqual({ sumBalance: '9007199254740993.10', currency: 'VND' });
  });

  it('puts bonus money in place beside the balance, and leaves it where an event tells none', () => {
    const client = new QueryClient();
    client.setQueryData(WALLET_KEY, { sumBalance: '1.00', currency: 'VND', bonusBalance: '0.00' });
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"1.00","bonusBalance":"7.50"}');
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"2.00"}');
    expect(client.getQueryData(WALLET_KEY)).toEqual({ sumBalance: '2.00', currency: 'VND', bonusBalance: '7.50' });
  });

  it('asks for the records again when the balance was moved elsewhere, and not for what this tab did', () => {
    const client = new QueryClient();
    client.setQueryData(WALLET_KEY, { sumBalance: '1.00', currency: 'VND' });
    client.setQueryData(['me', 'records', 'recent'], 1);
    const isStale = () => client.getQueryState(['me', 'records', 'recent'])?.isInvalidated;
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"1.00"}');
    const afterOwn = isStale();
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"0.50"}');
    expect([afterOwn, isStale()]).toEqual([false, true]);
  });

  it('invents no wallet where none is known', () => {
    const client = new QueryClient();
    applyEvent(client, TOUCHED, 'balance', '{"sumBalance":"5.00"}');
    expect(client.getQueryData(WALLET_KEY)).toBeUndefined();
  });

  it('marks what a settled draw touches as stale, and nothing else', () => {
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

  it('asks for everything again after a resync', () => {
    const client = new QueryClient();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    applyEvent(client, TOUCHED, 'resync', '{}');
    expect(invalidate).toHaveBeenCalledWith({ queryKey: [] });
  });
});
