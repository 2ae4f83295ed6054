import { expect, it } from 'vitest';
import { minuteOf, timeOf } from './quiet-times.ts';

it('converts form times to minutes of the day and back; an invalid time is null', () => {
  expect(['00:00', '07:05', '23:59'].map((time) => minuteOf(time))).toEqual([0, 425, 1439]);
  expect([0, 425, 1439].map(timeOf)).toEqual(['00:00', '07:05', '23:59']);
  expect(['', '24:00', '7:05', '12:60'].map(minuteOf)).toEqual([null, null, null, null]);
});
