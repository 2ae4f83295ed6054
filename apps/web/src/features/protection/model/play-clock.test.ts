import { expect, it } from 'vitest';
import { clockText } from './play-clock.ts';

it.each([
  [-5, '0:00'],
  [999, '0:00'],
  [65_000, '1:05'],
  [754_000, '12:34'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
])('formats %i ms as %s', (elapsedMs, text) => {
  expect(clockText(elapsedMs)).toBe(text);
});
