import { expect, it } from 'vitest';
import { CHART_HEIGHT, changePercent, layOutBars } from './day-chart.ts';

it('draws the highest day at full height and shows every day', () => {
  const bars = layOutBars([50, 100, 0]);
  expect(bars.map(({ height }) => height)).toEqual([CHART_HEIGHT / 2, CHART_HEIGHT, 2]);
  expect(bars.every(({ y, height }) => y + height === CHART_HEIGHT)).toBe(true);
  expect(layOutBars([])).toEqual([]);
});

it('returns a change only when there was a previous value', () => {
  expect([changePercent(112.4, 100), changePercent(50, 100), changePercent(5, 0)]).toEqual([12.4, -50, null]);
});
