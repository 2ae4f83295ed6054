export const CHART_WIDTH = 320;
export const CHART_HEIGHT = 96;
const GAP = 0.25;

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lays out bars from zero upwards; the highest fills the chart, and a value of zero is a thin line. */
export function layOutBars(values: readonly number[]): Bar[] {
  const most = Math.max(...values, 1);
  const step = CHART_WIDTH / Math.max(values.length, 1);
  return values.map((value, index) => {
    const height = Math.max((Math.max(value, 0) / most) * CHART_HEIGHT, 2);
    return { x: index * step + (step * GAP) / 2, y: CHART_HEIGHT - height, width: step * (1 - GAP), height };
  });
}

/** Change against the previous value in percent, with one decimal; null when the previous value is zero. */
export function changePercent(now: number, before: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 1000) / 10 : null;
}
