import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WALLET_KEY } from '../events/wallet-key.ts';
import { hushCredit, keepCreditSound } from './credit-sound.ts';

const started = vi.fn();
class FakeAudio {
  currentTime = 0;
  destination = {};
  createOscillator = () => ({ frequency: {}, connect: <N>(node: N) => node, start: started, stop: () => undefined });
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: <N>(node: N) => node,
  });
}
const store = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  started.mockClear();
  store.clear();
});

const balances = (client: QueryClient, amounts: string[]) =>
  amounts.forEach((sumBalance) => client.setQueryData(WALLET_KEY, { sumBalance, currency: 'VND' }));

it('plays once for each credit, but not for the first balance, a stake or an unchanged amount', () => {
  store.set('sound', 'on');
  const client = new QueryClient();
  const stop = keepCreditSound(client);
  balances(client, ['100.00', '90.00', '90.00']);
  expect(started).not.toHaveBeenCalled();
  balances(client, ['9999999999.00', '10000000000.00']);
  expect(started).toHaveBeenCalledTimes(4);
  stop();
  balances(client, ['99999999999.00']);
  expect(started).toHaveBeenCalledTimes(4);
});

it('is silent until it is switched on', () => {
  const client = new QueryClient();
  const stop = keepCreditSound(client);
  balances(client, ['1.00', '2.00']);
  store.set('sound', 'off');
  balances(client, ['3.00']);
  expect(started).not.toHaveBeenCalled();
  stop();
});

it('is silent while a game shows its own results', () => {
  store.set('sound', 'on');
  const client = new QueryClient();
  const stop = keepCreditSound(client);
  const unhush = hushCredit();
  balances(client, ['1.00', '2.00']);
  expect(started).not.toHaveBeenCalled();
  unhush();
  balances(client, ['3.00']);
  expect(started).toHaveBeenCalled();
  stop();
});
