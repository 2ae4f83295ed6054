import { expect, it } from 'vitest';
import { raceFrames } from './race-frames.ts';

const RUNNERS = Array.from({ length: 10 }, (_, index) => index + 1);

it.each(RUNNERS)('runner %i starts at the line, never runs back and ends at the finish', (runner) => {
  const frames = raceFrames(runner);
  expect([frames[0], frames.at(-1)]).toEqual([
    { offset: 0, part: 0 },
    { offset: 1, part: 1 },
  ]);
  for (const [index, { part }] of frames.entries()) expect(part).toBeGreaterThanOrEqual(frames[index - 1]?.part ?? 0);
});

it('the lead changes during the race', () => {
  const leaders = [1, 2, 3, 4].map((moment) =>
    RUNNERS.reduce((best, runner) =>
      (raceFrames(runner)[moment]?.part ?? 0) > (raceFrames(best)[moment]?.part ?? 0) ? runner : best,
    ),
  );
  expect(new Set(leaders).size).toBeGreaterThan(2);
});
