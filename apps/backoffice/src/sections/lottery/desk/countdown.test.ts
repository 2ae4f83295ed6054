import { expect, it } from 'vitest';
import { leftText } from './countdown.tsx';

it('counts whole seconds down to zero, and shows hours beyond a day', () => {
  expect([5_880_000, 999, 1, 0, -5000, 100 * 3_600_000].map(leftText)).toEqual([
    '01:38:00',
    '00:00:01',
    '00:00:01',
    '00:00:00',
    '00:00:00',
    '100:00:00',
  ]);
});
