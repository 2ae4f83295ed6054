import { expect, it } from 'vitest';
import { nextPage } from '../api/member-lists.ts';
import { refetchWhenShort } from '../api/list-freshness.ts';
import { rowsInView, strideOf } from './row-window.ts';

it('keeps the rows on the screen and six beyond each edge', () => {
  expect(rowsInView(0, 800, 200)).toEqual({ start: 0, end: 10 });
  expect(rowsInView(-500, 800, 200)).toEqual({ start: 0, end: 8 });
  expect(rowsInView(4100, 800, 200)).toEqual({ start: 14, end: 31 });
  for (let offset = 0; offset < 5000; offset += 37) {
    const { start, end } = rowsInView(offset, 844, 197.3);
    expect(start * 197.3).toBeLessThanOrEqual(offset);
    expect(end * 197.3).toBeGreaterThanOrEqual(offset + 844);
    expect(end - start).toBeLessThan(20);
  }
});

it('a row is as high as its picture and two lines', () => {
  expect(strideOf(390)).toBeCloseTo(((390 - 52) / 3) * 1.25 + 56, 5);
  expect(strideOf(1280)).toBe(strideOf(430));
});

it('loads another page while there is one; long lists are not refetched as a whole [S-047]', () => {
  expect([
    nextPage({ pageNum: 1, totalPages: 2 }),
    nextPage({ pageNum: 2, totalPages: 2 }),
    nextPage({ pageNum: 1, totalPages: 0 }),
  ]).toEqual([2, undefined, undefined]);
  const isAsked = (pages: number) =>
    refetchWhenShort.refetchOnMount({ state: { data: { pages: Array(pages).fill(null) } } });
  expect([isAsked(0), isAsked(1), isAsked(4), isAsked(5), refetchWhenShort.refetchOnMount({ state: {} })]).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
});
