import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { type PlaySession, sessionQuery } from '../api/session.ts';
import { addRound, countRound } from './add-round.ts';

const SESSION: PlaySession = {
  beganAt: 1,
  now: 2,
  bets: 4,
  stake: '40.00',
  win: '25.50',
  net: '-14.50',
  open: '0.00',
  realityCheckMinutes: null,
  checkAt: null,
  isReviewDue: false,
};

describe('sums of a session', () => {
  it('add stake and payout of a round that is settled immediately', () => {
    expect(addRound(SESSION, null, { stake: '10.00', payout: '30.00' })).toMatchObject({
      bets: 5,
      stake: '50.00',
      win: '55.50',
      net: '5.50',
    });
    expect(addRound(SESSION, null, { stake: '10.00', payout: '0.00' }).net).toBe('-24.50');
  });

  it("add a multi-step round's stake when it is placed, later additions, and the payout at its end", () => {
    const placed = { stake: '10.00', payout: null };
    const open = addRound(SESSION, null, placed);
    expect(open).toMatchObject({ bets: 5, stake: '50.00', win: '25.50', net: '-24.50' });
    const doubled = { stake: '20.00', payout: '40.00' };
    expect(addRound(open, placed, doubled)).toMatchObject({ bets: 5, stake: '60.00', win: '65.50', net: '5.50' });
  });

  it('ignore a stake with bonus money, since the server counts only real money', () => {
    expect(addRound(SESSION, null, { stake: '10.00', payout: '0.00', bonusStake: '4.00' })).toBe(SESSION);
  });

  it('show a round immediately, and are refetched after the last of several quick rounds', async () => {
    vi.useFakeTimers();
    const client = new QueryClient();
    const { queryKey } = sessionQuery(true);
    client.setQueryData(queryKey, SESSION);
    const isStale = () => client.getQueryState(queryKey)?.isInvalidated;
    countRound(client, null, { stake: '10.00', payout: '0.00' });
    expect(client.getQueryData(queryKey)?.net).toBe('-24.50');
    await vi.advanceTimersByTimeAsync(1400);
    countRound(client, null, { stake: '10.00', payout: '20.00' });
    await vi.advanceTimersByTimeAsync(1400);
    expect([client.getQueryData(queryKey)?.net, isStale()]).toEqual(['-14.50', false]);
    await vi.advanceTimersByTimeAsync(200);
    expect(isStale()).toBe(true);
    client.clear();
    vi.useRealTimers();
  });
});
