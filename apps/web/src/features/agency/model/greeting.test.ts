import { expect, it } from 'vitest';
import { greetingOf } from './greeting.ts';

it('0 to 10 is morning [T-001]', () => {
  expect([0, 10].map(greetingOf)).toEqual(['morning', 'morning']);
});

it('11 to 14 is early afternoon [T-002]', () => {
  expect([11, 14].map(greetingOf)).toEqual(['earlyAfternoon', 'earlyAfternoon']);
});

it('15 to 18 is late afternoon [T-003]', () => {
  expect([15, 18].map(greetingOf)).toEqual(['lateAfternoon', 'lateAfternoon']);
});

it('19 to 24 is evening [T-004]', () => {
  expect([19, 23, 24].map(greetingOf)).toEqual(['evening', 'evening', 'evening']);
});
