import { describe, expect, it } from 'vitest';
import { CHART_HEIGHT, CHART_WIDTH, joinDays, layOutChart } from './net-chart.ts';

describe('the chart of net results', () => {
  it('draws gains above zero and losses below, within its frame', () => {
    const { bars, zeroY } = layOutChart([-100, 300, 0, -50]);
    expect(zeroY).toBeCloseTo(CHART_HEIGHT * 0.75);
    expect(bars.map(({ isGain }) => isGain)).toEqual([false, true, false, false]);
    for (const { x, y, width, height } of bars) {
      expect(x >= 0 && x + width <= CHART_WIDTH).toBe(true);
      expect(y >= 0 && y + height <= CHART_HEIGHT + 1e-9).toBe(true);
    }
    expect(bars[1]).toMatchObject({ y: 0, height: zeroY });
    expect(bars[2]?.height).toBe(0);
    expect(bars.at(-1)?.isLast).toBe(true);
  });

  it('is flat when nothing happened, and handles a single day', () => {
    expect(layOutChart([0, 0]).bars.map(({ height }) => height)).toEqual([0, 0]);
    expect(layOutChart([]).bars).toEqual([]);
    expect(layOutChart([-5]).bars[0]).toMatchObject({ y: 0, height: CHART_HEIGHT });
  });

  it('sums the days of a year by month, exactly, in minor units', () => {
    const days = Array.from({ length: 70 }, (_, n) => ({
      date: new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
      net: '0.10',
    }));
    expect(joinDays(days)).toEqual([
      { key: '2026-01', net: 310 },
      { key: '2026-02', net: 280 },
      { key: '2026-03', net: 110 },
    ]);
    expect(joinDays(days.slice(0, 2))).toEqual([
      { key: '2026-01-01', net: 10 },
      { key: '2026-01-02', net: 10 },
    ]);
  });
});
