import { describe, expect, it } from 'vitest';
import { endOfCode, secondsLeft } from './code-countdown.ts';

describe('countdown of a code', () => {
  it('runs to the end that the server named, by its clock, 60 s without one [S-021]', () => {
    expect(secondsLeft(endOfCode(100_000, 40_000), 40_000)).toBe(60);
    expect(secondsLeft(endOfCode(undefined, 40_000), 40_000)).toBe(60);
    expect(secondsLeft(endOfCode(340_000, 40_000), 40_000)).toBe(300);
  });

  it('stays between 0 and 600 s whatever it is told', () => {
    expect([
      secondsLeft(endOfCode(1, 40_000), 40_000),
      secondsLeft(endOfCode(9e15, 40_000), 40_000),
      secondsLeft(null, 40_000),
    ]).toEqual([0, 600, 0]);
  });

  it('counts the second that has begun', () => {
    expect([secondsLeft(1000, 0), secondsLeft(1000, 1), secondsLeft(1000, 1000)]).toEqual([1, 1, 0]);
  });
});
