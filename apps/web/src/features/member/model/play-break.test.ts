import { expect, it } from 'vitest';
import { runningBreak } from './play-break.ts';

const state = (excludedUntil: number | null, timedOutUntil: number | null) => ({
  excludedUntil,
  timedOutUntil,
  returnFrom: null,
  mayAskReturn: false,
  register: null,
  registerUntil: null,
  needsIdentity: false,
});

it('returns the stronger of two active breaks', () => {
  expect(runningBreak(state(20, 30), 10)).toEqual({ kind: 'exclusion', until: 20 });
  expect(runningBreak(state(5, 30), 10)).toEqual({ kind: 'timeout', until: 30 });
  expect(runningBreak(state(10, 10), 10)).toBeNull();
  expect(runningBreak(state(null, null), 10)).toBeNull();
  expect(runningBreak(undefined, 10)).toBeNull();
});
