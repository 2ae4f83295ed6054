import { expect, it } from 'vitest';
import { rowWindow } from './row-window.ts';

it('renders only visible rows and a few around them', () => {
  expect(rowWindow(1000, 50, 0, 300)).toEqual({ from: 0, to: 12 });
  expect(rowWindow(1000, 50, 25_000, 300)).toEqual({ from: 494, to: 512 });
  expect(rowWindow(1000, 50, 49_700, 300)).toEqual({ from: 988, to: 1000 });
  expect([rowWindow(0, 50, 0, 300), rowWindow(3, 50, 900, 300)]).toEqual([
    { from: 0, to: 0 },
    { from: 3, to: 3 },
  ]);
});
