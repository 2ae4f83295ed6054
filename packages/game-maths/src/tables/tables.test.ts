import { describe, expect, it } from 'vitest';
import { baccaratReturn, dealBaccarat, playBaccarat } from './baccarat.ts';
import { scripted, seeded } from '../draws.testing.ts';
import { playRoulette, rouletteNumbers } from './roulette.ts';

describe('roulette', () => {
  const play = (number: number, ...bets: { kind: string; value?: string; amount: string }[]) =>
    playRoulette({ draw: scripted(number), stakeMinor: 1000n, choices: { bets }, steps: [] });

  it('pays 36 for a number and 36 / k for k numbers', () => {
    expect(play(17, { kind: 'straight', value: '17', amount: '10.00' }).payoutMinor).toBe(36_000n);
    expect(play(2, { kind: 'split', value: '1-2', amount: '10.00' }).payoutMinor).toBe(18_000n);
    expect(play(0, { kind: 'corner', value: '0-1-2-3', amount: '10.00' }).payoutMinor).toBe(9000n);
    expect(play(36, { kind: 'column', value: '3', amount: '10.00' }).payoutMinor).toBe(3000n);
    expect(play(5, { kind: 'red', amount: '4.00' }, { kind: 'dozen', value: '1', amount: '6.00' })).toMatchObject({
      payoutMinor: 800n + 1800n,
      events: [{ number: 5, won: [true, true] }],
    });
    expect(play(0, { kind: 'even', amount: '10.00' }).payoutMinor).toBe(0n);
  });

  it('accepts every bet of the table: 37 numbers, 60 splits, 14 streets, 23 corners, 11 lines', () => {
    const numbers = Array.from({ length: 37 }, (_, number) => number);
    const isBet = (kind: string, value: number[]) => {
      try {
        return rouletteNumbers({ kind, value: value.join('-') }).length === value.length;
      } catch {
        return false;
      }
    };
    const pairs = numbers.flatMap((a) => numbers.map((b) => [a, b]));
    expect(numbers.filter((number) => isBet('straight', [number]))).toHaveLength(37);
    expect(pairs.filter((pair) => isBet('split', pair))).toHaveLength(60);
    const runs = (count: number) => numbers.map((a) => Array.from({ length: count }, (_, index) => a + index));
    expect([...runs(3), [0, 2, 3]].filter((value) => isBet('street', value))).toHaveLength(14);
    const squares = [...numbers.map((a) => [a, a + 1, a + 3, a + 4]), [0, 1, 2, 3]];
    expect(squares.filter((value) => isBet('corner', value))).toHaveLength(23);
    expect(runs(6).filter((value) => isBet('line', value))).toHaveLength(11);
  });

  it.each([
    [{ kind: 'straight', value: '37', amount: '10.00' }, 'value'],
    [{ kind: 'straight', value: '1e0', amount: '10.00' }, 'value'],
    [{ kind: 'split', value: '3-4', amount: '10.00' }, 'value'],
    [{ kind: 'toString', amount: '10.00' }, 'kind'],
    [{ kind: 'red', amount: '9.99' }, 'stake'],
    [{ kind: 'red', amount: '-10.00' }, 'amount'],
    [{ kind: 'red', amount: '0.00' }, 'amount'],
    [{ kind: 'red', amount: '10.001' }, 'amount'],
  ])('rejects %j', (bet, field) => {
    expect(() => play(1, bet)).toThrow(field);
  });

  it('rejects a table without bets', () => {
    expect(() => play(1)).toThrow('bets');
  });
});

describe('baccarat', () => {
  const deal = (...ranks: number[]) => dealBaccarat(scriptedRanks(ranks), (rank) => rank);

  it('draws no third card on eight and nine of either side', () => {
    expect(deal(4, 2, 4, 3)).toEqual({ player: [4, 4], banker: [2, 3] });
    expect(deal(1, 9, 2, 13)).toEqual({ player: [1, 2], banker: [9, 13] });
  });

  it('draws by the third-card rules', () => {
    expect(deal(2, 13, 3, 3, 8)).toEqual({ player: [2, 3, 8], banker: [13, 3] });
    expect(deal(2, 13, 3, 3, 7, 1)).toEqual({ player: [2, 3, 7], banker: [13, 3, 1] });
    expect(deal(2, 13, 3, 4, 1)).toEqual({ player: [2, 3, 1], banker: [13, 4] });
    expect(deal(2, 13, 3, 6, 6, 9)).toEqual({ player: [2, 3, 6], banker: [13, 6, 9] });
    expect(deal(2, 13, 3, 6, 5)).toEqual({ player: [2, 3, 5], banker: [13, 6] });
    expect(deal(3, 2, 3, 3, 10)).toEqual({ player: [3, 3], banker: [2, 3, 10] });
  });

  it("keeps 5 % of a banker's win and returns both bets on a tie", () => {
    const hands = { player: [13, 7], banker: [9, 9] };
    expect(baccaratReturn('banker', hands)).toBe(19_500n);
    expect(baccaratReturn('player', hands)).toBe(0n);
    expect(baccaratReturn('bankerPair', hands)).toBe(120_000n);
    const tie = { player: [13, 7], banker: [4, 3] };
    expect(['player', 'banker', 'tie'].map((bet) => baccaratReturn(bet, tie))).toEqual([10_000n, 10_000n, 90_000n]);
  });

  it('sums several bets, and rejects others', () => {
    const play = (kind: string) =>
      playBaccarat({
        draw: seeded(1),
        stakeMinor: 2000n,
        choices: { bets: ['player', kind].map((each) => ({ kind: each, amount: '10.00' })) },
        steps: [],
      });
    expect([1000n + 1000n, 2000n, 1950n]).toContain(play('banker').payoutMinor);
    expect(() => play('dragon')).toThrow('kind');
  });
});

function scriptedRanks(ranks: readonly number[]): () => number {
  const draw = scripted(...ranks);
  return () => draw(14);
}
