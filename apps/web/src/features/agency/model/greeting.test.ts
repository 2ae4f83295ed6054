import { expect, it } from 'vitest';
import { greetingOf } from './greeting.ts';

it('0 to 10 is morning, and 11 to 14 early afternoon [T-001] [T-002]', () => {
  expect([0, 10, 11, 14].map(greetingOf)).toEqual(['morning', 'morning', 'earlyAfternoon', 'earlyAfternoon']);
});

it('15 to 18 is late afternoon, and 19 to 24 evening [T-003] [T-004]', () => {
  expect([15, 18, 19, 24].map(greetingOf)).toEqual(['lateAfternoon', 'lateAfternoon', 'evening', 'evening']);
});
