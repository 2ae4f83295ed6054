import type { Rational } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import { baccaratPairReturn, baccaratReturns } from './tables/baccarat-return.ts';
import { blackjackReturn, simpleBlackjackReturn } from './blackjack/return.ts';
import { diceChance } from './instant/dice.ts';
import { hiloWinningRanks } from './steps/hilo.ts';
import { pointChance } from './instant/limbo.ts';
import { minesChance } from './steps/mines.ts';
import { DEFAULT_RETURN_SCALED } from './multiplier.ts';
import { BLACKJACK_PERCENT, PUBLISHED_GREATEST, PUBLISHED_RETURNS } from './published.ts';
import { edgeReturn, kenoReturn, plinkoReturn, wheelReturn } from './returns.ts';
import { RISKS } from './risk.ts';
import { lanternGreatest, orchardGreatest } from './slots/greatest.ts';
import { kitesCycle, kitesGreatest, kitesReturn } from './slots/kites.ts';
import { lanternReturn } from './slots/lantern.ts';
import { orchardReturn } from './slots/orchard-return.ts';
import { WHEEL_SEGMENTS } from './instant/wheel.ts';

const numberOf = ({ numerator, denominator }: Rational) => Number((numerator * 10n ** 12n) / denominator) / 1e12;

/** Expects at most 99 %, and not much less. */
function expectNear99(exact: Rational, within: number): void {
  expect(numberOf(exact)).toBeLessThanOrEqual(0.99);
  expect(numberOf(exact)).toBeGreaterThan(0.99 - within);
}

describe('exact returns', () => {
  it('are at most 99 % for every target of dice', () => {
    for (let target = 200; target <= 9999; target += 1) {
      const text = `${Math.floor(target / 100)}.${String(target % 100).padStart(2, '0')}`;
      expectNear99(edgeReturn(diceChance({ over: true, target: text }), DEFAULT_RETURN_SCALED), 0.0001);
    }
  });

  it('are 99 % for limbo and crash, up to a word of the stream', () => {
    for (const target of [101n, 150n, 200n, 12_345n, 100_000_000n]) {
      const { numerator, denominator } = pointChance(target);
      expectNear99({ numerator: numerator * target, denominator: denominator * 100n }, 0.0003);
    }
  });

  it('are 99 % for every mines field, wherever the player cashes out', () => {
    for (let mines = 1; mines <= 24; mines += 1) {
      for (let opened = 1; opened <= 25 - mines; opened += 1) {
        expectNear99(edgeReturn(minesChance(mines, opened), DEFAULT_RETURN_SCALED), 0.0001);
      }
    }
  });

  it('are 99 % for every first guess of hi-lo', () => {
    for (let rank = 1; rank <= 13; rank += 1) {
      for (const guess of ['higher', 'lower'] as const) {
        const chance = { numerator: BigInt(hiloWinningRanks(rank, guess).length), denominator: 13n };
        expect(chance.numerator).toBeLessThan(13n);
        expectNear99(edgeReturn(chance, DEFAULT_RETURN_SCALED), 0.0001);
      }
    }
  });

  it('are 98.6 to 99 % for every plinko board', () => {
    for (const risk of RISKS)
      for (let rows = 8; rows <= 16; rows += 1) expectNear99(plinkoReturn({ rows, risk }), 0.004);
  });

  it('are 98.8 to 99 % for every keno card; six picks at medium risk 98.96 %', () => {
    for (const risk of RISKS) for (let picks = 1; picks <= 10; picks += 1) expectNear99(kenoReturn(picks, risk), 0.002);
    expect(numberOf(kenoReturn(6, 'medium'))).toBeCloseTo(0.989604, 5);
  });

  it('are exactly 99 % for every wheel', () => {
    for (const risk of RISKS) {
      for (const segments of WHEEL_SEGMENTS) {
        expect(wheelReturn({ segments, risk })).toEqual({ numerator: 99n, denominator: 100n });
      }
    }
  });

  it('match the literature for baccarat with eight decks', () => {
    const { player, banker, tie } = baccaratReturns();
    expect(PUBLISHED_RETURNS).toMatchObject({ player, banker, tie });
    expect([player, banker, tie].map(numberOf).map((value) => value.toFixed(4))).toEqual([
      '0.9876',
      '0.9894',
      '0.8564',
    ]);
    expect(numberOf(baccaratPairReturn())).toBeCloseTo(0.896386, 6);
  });

  it('are as published for blackjack', () => {
    expect((100 * blackjackReturn()).toFixed(2)).toBe(BLACKJACK_PERCENT.best);
    expect((100 * simpleBlackjackReturn()).toFixed(2)).toBe(BLACKJACK_PERCENT.simple);
  });

  it('match the literature for both tables of video poker', () => {
    // published-rules.test.ts computes these published returns over all hands and holds.
    expect(numberOf(PUBLISHED_RETURNS.jacks)).toBeCloseTo(0.995439, 6);
    expect(numberOf(PUBLISHED_RETURNS.deuces)).toBeCloseTo(0.997283, 6);
  });

  it('are as published for the slots', { timeout: 120_000 }, () => {
    expect(numberOf(orchardReturn())).toBeCloseTo(0.96863, 5);
    expect(numberOf(lanternReturn())).toBeCloseTo(0.970652, 6);
    const kites = kitesCycle();
    expect(kitesReturn(kites)).toEqual(PUBLISHED_RETURNS.kites);
    expect(PUBLISHED_GREATEST).toEqual({
      'slot-orchard': BigInt(orchardGreatest()) * 1000n,
      'slot-lantern': BigInt(lanternGreatest()) * 500n,
      'slot-kites': BigInt(kitesGreatest(kites)) * 100n,
    });
    expect(numberOf(PUBLISHED_RETURNS.kites)).toBeCloseTo(0.953787, 6);
  });
});
