import { expect, it } from 'vitest';
import type { SettlementRow } from '../api.ts';
import { stepsOf } from './steps.ts';

const row = (before: string | null, difference: string) => ({ before, difference }) as SettlementRow;
const closed = { isRunning: false, rows: [row('5.00', '0.00'), row(null, '3.00')] };
const made = { unapproved: 0, open: 0, lacking: 0 };
const told = (...wish: Parameters<typeof stepsOf>) => stepsOf(...wish).map(({ state }) => state);

it('a settlement goes from closed figures to paid bills, and says what it waits for', () => {
  expect(told({ ...closed, isRunning: true }, undefined)).toEqual(['now', 'next', 'next', 'next', 'next']);
  expect(told(closed, undefined)).toEqual(['done', 'now', 'next', 'next', 'next']);
  expect(told(closed, { ...made, unapproved: 3 })).toEqual(['done', 'done', 'done', 'now', 'next']);
  expect(told(closed, { ...made, open: 2, lacking: 1 })).toEqual(['done', 'done', 'done', 'done', 'now']);
  expect(told(closed, made)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

it('differences come before the second person, and payers without money are told', () => {
  const changed = { ...closed, rows: [row('5.00', '-0.01')] };
  expect(told(changed, { ...made, unapproved: 3 })).toEqual(['done', 'done', 'now', 'next', 'next']);
  expect(told(closed, { ...made, open: 2, lacking: 2 })).toEqual(['done', 'done', 'done', 'done', 'failed']);
});
