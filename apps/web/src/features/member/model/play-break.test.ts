import { expect, it } from 'vitest';
import { runningBreak } from './play-break.ts';

it('names the stronger of the breaks that run', () => {
  expect(runningBreak({ excludedUntil: 20, timedOutUntil: 30 }, 10)).toEqual({ kind: 'exclusion', until: 20 });
  expect(runningBreak({ excludedUntil: 5, timedOutUntil: 30 }, 10)).toEqual({ kind: 'timeout', until: 30 });
  expect(runningBreak({ excludedUntil: 10, timedOutUntil: 10 }, 10)).toBeNull();
  expect(runningBreak({ excludedUntil: null, timedOutUntil: null }, 10)).toBeNull();
  expect(runningBreak(undefined, 10)).toBeNull();
});
