import { expect, it } from 'vitest';
import type { ShownRound } from '../model/shown-round.ts';
import { cashOutOf, seatOf, sumOfBets } from './crash-bets.ts';

const round = (seat: number, over: Partial<ShownRound> = {}): ShownRound => ({
  roundId: `r${seat}`,
  nonce: 7,
  choices: { autoCashOut: null },
  steps: [],
  returnScaled: 9900,
  events: [{ kind: 'staked', seat }],
  stake: '20.00',
  payout: null,
  state: 'open',
  ...over,
});

it('reads which of two bets a round is, and takes a round without a seat as the first', () => {
  expect([round(1), round(2), { events: [] }].map(seatOf)).toEqual([1, 2, 1]);
});

it('two bets are settled together once both are, with the sums of their stakes and payouts', () => {
  const won = round(1, { payout: '32.00', state: 'settled' });
  expect(sumOfBets([])).toBeNull();
  expect(sumOfBets([won])).toBe(won);
  expect(sumOfBets([won, round(2)])).toMatchObject({ stake: '40.00', payout: null, state: 'open' });
  const lost = round(2, { payout: '0.00', state: 'settled', bonusStake: '5.00' });
  expect(sumOfBets([won, lost])).toMatchObject({
    stake: '40.00',
    payout: '32.00',
    state: 'settled',
    bonusStake: '5.00',
  });
});

it('reads the multiplier of a cash-out', () => {
  expect(cashOutOf(round(1))).toBeNull();
  expect(cashOutOf(round(1, { events: [{ kind: 'staked' }, { kind: 'cashOut', multiplier: '1.60' }] }))).toBe('1.60');
});
