import { describe, expect, it } from 'vitest';
import { endOfCode, secondsLeft } from './code-countdown.ts';

describe('countdown of a code', () => {
  it("ends at the server's expiry by the server's clock, or after 60 s without one [S-021]", () => {
    expect(secondsLeft(endOfCode(100_000, 40_000), 40_000)).toBe(60);
    expect(secondsLeft(endOfCode(undefined, 40_000), 40_000)).toBe(60);
    expect(secondsLeft(endOfCode(340_000, 40_000), 40_000)).toBe(300);
  });

  it('is clamped to 0 to 600 s', () => {
    expect([
      secondsLeft(endOfCode(1, 40_000), 40_000),
      secondsLeft(endOfCode(9e15, 40_000), 40_000),
      secondsLeft(null, 40_000),
    ]).toEqual([0, 600, 0]);
  });

  it('counts a started second in full', () => {
    expect([secondsLeft(1000, 0), secondsLeft(1000, 1), secondsLeft(1000, 1000)]).toEqual([1, 1, 0]);
  });
});
