import { expect, it } from 'vitest';
import { isSwipeBack, SWIPE_BACK_PX } from './side-swipe-rule.ts';

const swipe = { fromX: 5, fromY: 400, toY: 410, width: 390, isRtl: false };

it('leads back from 100 pixels on [L-018] [K-044]', () => {
  expect(SWIPE_BACK_PX).toBe(100);
  expect([104, 105, 106].map((toX) => isSwipeBack({ ...swipe, toX }))).toEqual([false, true, true]);
});

it('requires a start at the edge and a horizontal movement', () => {
  expect(isSwipeBack({ ...swipe, fromX: 33, toX: 300 })).toBe(false);
  expect(isSwipeBack({ ...swipe, toX: 125, toY: 530 })).toBe(false);
  expect(isSwipeBack({ ...swipe, fromX: 300, toX: 5 })).toBe(false);
});

it('is mirrored in right-to-left languages', () => {
  expect(isSwipeBack({ ...swipe, isRtl: true, fromX: 385, toX: 285 })).toBe(true);
  expect(isSwipeBack({ ...swipe, isRtl: true, fromX: 385, toX: 286 })).toBe(false);
  expect(isSwipeBack({ ...swipe, isRtl: true, toX: 200 })).toBe(false);
});
