import { expect, it } from 'vitest';
import type { Finding } from '../api.ts';
import { stepsOf } from './steps.ts';

const finding = (seenBy: string | null) => ({ seenBy }) as Finding;
const closed = { isRunning: false, findings: [finding('Linh')] };
const made = { unapproved: 0, open: 0, lacking: 0 };
const reported = (...input: Parameters<typeof stepsOf>) => stepsOf(...input).map(({ state }) => state);

it('progresses from closed figures to paid bills, and marks the current step', () => {
  expect(reported({ ...closed, isRunning: true }, undefined)).toEqual(['now', 'next', 'next', 'next', 'next']);
  expect(reported(closed, undefined)).toEqual(['done', 'now', 'next', 'next', 'next']);
  expect(reported(closed, { ...made, unapproved: 3 })).toEqual(['done', 'done', 'done', 'now', 'next']);
  expect(reported(closed, { ...made, open: 2, lacking: 1 })).toEqual(['done', 'done', 'done', 'done', 'now']);
  expect(reported(closed, made)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

it('requires all reviews before the second operator, and fails if payers lack money', () => {
  const changed = { ...closed, findings: [finding('Linh'), finding(null)] };
  expect(reported(changed, { ...made, unapproved: 3 })).toEqual(['done', 'done', 'now', 'next', 'next']);
  expect(reported(closed, { ...made, open: 2, lacking: 2 })).toEqual(['done', 'done', 'done', 'done', 'failed']);
});
