import { expect, it } from 'vitest';
import { setTimeZone } from './format.ts';
import { fromLocalField, toLocalField, wordsOf } from './lists.ts';

it('reads lists with any separator', () => {
  expect(wordsOf(' EN, VI,,\nAR\nEN ')).toEqual(['EN', 'VI', 'AR']);
  expect(wordsOf('  ')).toEqual([]);
});

it('converts a time to a field and back, to the minute', () => {
  const at = Date.UTC(2026, 10, 20, 4, 30);
  expect(fromLocalField(toLocalField(at))).toBe(at);
  expect(fromLocalField('')).toBeNull();
  expect(fromLocalField('soon')).toBeNull();
});

it.each([
  ['Asia/Ho_Chi_Minh', '2026-11-20T12:30', Date.UTC(2026, 10, 20, 5, 30)],
  ['Asia/Ho_Chi_Minh', '2026-11-20T00:15', Date.UTC(2026, 10, 19, 17, 15)],
  ['America/New_York', '2026-07-01T12:00', Date.UTC(2026, 6, 1, 16)],
  ['America/New_York', '2026-12-01T12:00', Date.UTC(2026, 11, 1, 17)],
  ['UTC', '2026-12-01T12:00', Date.UTC(2026, 11, 1, 12)],
])("in %s %s is the same time, whatever the browser's time zone", (zone, text, at) => {
  setTimeZone(zone);
  expect(fromLocalField(text)).toBe(at);
  expect(toLocalField(at)).toBe(text);
});

it('takes the time after the jump if the clock skips a time, such as midnight', () => {
  setTimeZone('America/Santiago');
  // Clocks went from 24:00 on 5 September to 1:00 on the next day.
  expect(fromLocalField('2026-09-06T00:00')).toBe(Date.UTC(2026, 8, 6, 4));
  setTimeZone('America/New_York');
  expect(fromLocalField('2027-03-14T02:30')).toBe(Date.UTC(2027, 2, 14, 7, 30));
});
