import { expect, it } from 'vitest';
import { HOME_GUIDE, TUTORIAL } from './steps.ts';

it('the guide has three steps on iOS and none on Android; the tutorial has six [D-021] [D-022]', () => {
  expect([HOME_GUIDE.ios.length, HOME_GUIDE.android.length, TUTORIAL.length]).toEqual([3, 0, 6]);
  expect(new Set([...HOME_GUIDE.ios, ...TUTORIAL]).size).toBe(9);
});
