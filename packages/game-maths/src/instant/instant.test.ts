import { describe, expect, it } from 'vitest';
import { crashElapsedMs, crashMultiplierAt, crashPayout, readAutoCashOut } from './crash.ts';
import { playDice } from './dice.ts';
import { scripted } from '../draws.testing.ts';
import { playKeno } from './keno.ts';
import { playLimbo, pointHundredths } from './limbo.ts';
import { playPlinko, plinkoTable } from './plinko.ts';
import { playWheel, wheelParts } from './wheel.ts';

const STAKE = 1000n;
const round = { stakeMinor: STAKE, steps: [] as never[] };

describe('dice', () => {
  const play = (roll: number, over: boolean, target: string) =>
    playDice({ ...round, draw: scripted(roll - 1), choices: { over, target } });

  it('pays double for a roll over 50.50, which 4,950 of 10,000 rolls are', () => {
    expect(play(7120, true, '50.50')).toMatchObject({
      payoutMinor: 2000n,
      events: [{ roll: '71.20', multiplier: '2.0000' }],
    });
    expect(play(5051, true, '50.50').payoutMinor).toBe(2000n);
    expect(play(5050, true, '50.50').payoutMinor).toBe(0n);
  });

  it('never pays the target itself, neither over nor under', () => {
    expect(play(4950, false, '49.51').payoutMinor).toBe(2000n);
    expect(play(4951, false, '49.51').payoutMinor).toBe(0n);
  });

  it.each([
    [true, '100.00'],
    [true, '1.99'],
    [false, '0.01'],
    [false, '98.02'],
    [true, '50.5'],
    [true, '-1.00'],
    [false, '1e1.00'],
    [true, '50.50 '],
  ])('rejects over %s, target %s', (over, target) => {
    expect(() => play(1, over, target)).toThrow('target');
  });
});

describe('limbo and crash', () => {
  it('reaches 2.00 with 99 in 200 words', () => {
    const last = Math.floor((0.99 * 2 ** 32) / 2) - 1;
    expect(pointHundredths(last)).toBe(200n);
    expect(pointHundredths(last + 1)).toBe(199n);
    const play = (word: number) => playLimbo({ ...round, draw: scripted(word), choices: { target: '2.00' } });
    expect(play(last).payoutMinor).toBe(2000n);
    expect(play(last + 1).payoutMinor).toBe(0n);
  });

  it('is 1.00 for one word in a hundred, and never below', () => {
    expect(pointHundredths(2 ** 32 - 1)).toBe(100n);
    expect(pointHundredths(0)).toBe(99n * 2n ** 32n);
  });

  it.each(['1.00', '1000000.01', '2', 'NaN', ''])('rejects the target %s', (target) => {
    expect(() => playLimbo({ ...round, draw: scripted(), choices: { target } })).toThrow('target');
    expect(() => readAutoCashOut({ autoCashOut: target })).toThrow('target');
  });

  it('grows as e^(0.06 t) and returns the first moment at which a multiplier is reached', () => {
    expect(crashMultiplierAt(0)).toBe(100n);
    expect(crashMultiplierAt(10_000)).toBe(182n);
    for (const hundredths of [100n, 101n, 150n, 200n, 999n, 123_456n, 100_000_000n]) {
      const elapsed = crashElapsedMs(hundredths);
      expect(crashMultiplierAt(elapsed)).toBeGreaterThanOrEqual(hundredths);
      if (elapsed > 0) expect(crashMultiplierAt(elapsed - 1)).toBeLessThan(hundredths);
    }
  });

  it('pays a cash-out up to exactly the crash point', () => {
    expect(crashPayout(STAKE, 250n, 250n)).toBe(2500n);
    expect(crashPayout(STAKE, 250n, 251n)).toBe(0n);
    expect(crashPayout(STAKE, 250n, undefined)).toBe(0n);
  });
});

describe('plinko', () => {
  it('pays by how many times the ball went right', () => {
    const choices = { rows: 8, risk: 'low' } as const;
    const outcome = playPlinko({ ...round, draw: scripted(1, 1, 1, 1, 1, 1, 1, 1), choices });
    expect(outcome).toMatchObject({ payoutMinor: 5600n, events: [{ bucket: 8, path: [1, 1, 1, 1, 1, 1, 1, 1] }] });
  });

  it('has a symmetric table for every setting', () => {
    const table = plinkoTable({ rows: 11, risk: 'high' });
    expect(table).toHaveLength(12);
    expect(table.toReversed()).toEqual(table);
  });

  it('rejects other rows and risks', () => {
    expect(() => plinkoTable({ rows: 7, risk: 'low' })).toThrow('rows');
    expect(() => plinkoTable({ rows: 8.5, risk: 'low' })).toThrow('rows');
    expect(() => plinkoTable({ rows: 8, risk: 'constructor' as 'low' })).toThrow('risk');
  });
});

describe('keno', () => {
  const play = (numbers: number[]) =>
    playKeno({
      ...round,
      draw: scripted(...Array.from({ length: 10 }, () => 0)),
      choices: { numbers, risk: 'medium' },
    });

  it('counts the picks among the ten drawn numbers: 2.4 for three of six', () => {
    // Always draws the first of the remaining numbers: 1 to 10.
    const outcome = play([1, 2, 3, 38, 39, 40]);
    expect(outcome.events[0]).toMatchObject({
      numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      hits: 3,
      multiplier: '2.4000',
    });
    expect(outcome.payoutMinor).toBe(2400n);
    expect(play([1, 2, 3, 4, 5, 6]).payoutMinor).toBe(2_470_000n);
    expect(play([1, 2, 30, 31, 32, 33]).payoutMinor).toBe(0n);
  });

  it.each([[[]], [[0]], [[41]], [[1, 1]], [[1.5]], [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]])('rejects %j', (numbers) => {
    expect(() => play(numbers)).toThrow('numbers');
  });
});

describe('wheel', () => {
  it('has the medium wheel of twenty as the game shows it', () => {
    const parts = wheelParts({ segments: 20, risk: 'medium' });
    const times = (value: bigint) => parts.filter((part) => part === value).length;
    expect([0n, 15_000n, 19_000n, 30_000n, 40_000n].map(times)).toEqual([10, 6, 2, 1, 1]);
    const place = parts.indexOf(15_000n);
    const outcome = playWheel({ ...round, draw: scripted(place), choices: { segments: 20, risk: 'medium' } });
    expect(outcome).toMatchObject({ payoutMinor: 1500n, events: [{ part: place, multiplier: '1.5000' }] });
  });

  it('rejects other wheels', () => {
    expect(() => wheelParts({ segments: 15, risk: 'low' })).toThrow('segments');
  });
});
