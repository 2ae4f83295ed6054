import { expect, test } from 'vitest';
import { periodText } from './period-text.ts';

test('formats a week of this year, a day, and a month of another year', () => {
  expect(periodText('2026-11-09/2026-11-15', 'en', '2026')).toBe('9 Nov – 15 Nov');
  expect(periodText('2026-11-09/2026-11-09', 'en', '2026')).toBe('9 Nov');
  expect(periodText('2025-12-01/2025-12-31', 'en', '2026')).toBe('1 Dec 2025 – 31 Dec 2025');
});

test('shows the year of a week that begins in another year, in the Gregorian calendar', () => {
  expect(periodText('2025-12-29/2026-01-04', 'vi', '2026')).toBe('29/12/2025 – 4 thg 1');
  expect(periodText('2025-12-29/2026-01-04', 'th', '2026')).toMatch(/2025 – 4 /);
});
