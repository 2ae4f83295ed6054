import { describe, expect, it } from 'vitest';
import {
  CHART_HEIGHT,
  CHART_WIDTH,
  joinDays,
  labelledColumns,
  layOutBars,
  layOutChart,
  runningTotals,
} from './chart-layout.ts';

describe('the chart of net results', () => {
  it('draws gains above zero and losses below, within its frame', () => {
    const { bars, zeroY } = layOutBars([-100, 300, 0, -50]);
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
    expect(layOutBars([0, 0]).bars.map(({ height }) => height)).toEqual([0, 0]);
    expect(layOutBars([]).bars).toEqual([]);
    expect(layOutBars([-5]).bars[0]).toMatchObject({ y: 0, height: CHART_HEIGHT });
  });

  it('has round lines with zero among them, around the bars and the running total', () => {
    const area = { left: 40, top: 10, width: 280, height: 100 };
    const { bars, curve, ticks } = layOutChart([-4200, 11_800, -6000], [], area);
    expect(ticks.map(({ value }) => value)).toEqual([15_000, 10_000, 5000, 0, -5000, -10_000]);
    expect([ticks[0]?.y, ticks.at(-1)?.y]).toEqual([10, 110]);
    expect(bars[1]!.y + bars[1]!.height).toBeCloseTo(ticks[3]!.y);
    expect(curve[1]!.y).toBeCloseTo(10 + ((15_000 - 7600) / 25_000) * 100);
    expect(layOutChart([0, 0], [500], area)).toMatchObject({ ticks: [{ value: 0, y: 60 }], limits: [undefined] });
  });

  it('extends the scale to a limit, and leaves out one that would flatten the bars', () => {
    const area = { left: 0, top: 0, width: 280, height: 100 };
    const { ticks, limits } = layOutChart([-4200, 1800], [10_000, 500_000], area);
    expect(ticks.at(-1)?.value).toBeLessThanOrEqual(-10_000);
    expect(limits[0]).toBeGreaterThan(ticks[0]!.y);
    expect(limits[1]).toBeUndefined();
  });

  it('adds up, and labels the last column', () => {
    expect(runningTotals([5, -8, 2])).toEqual([5, -3, -1]);
    expect(labelledColumns(30, 7)).toEqual([4, 9, 14, 19, 24, 29]);
    expect(labelledColumns(7, 7)).toHaveLength(7);
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
