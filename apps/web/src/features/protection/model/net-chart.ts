import { parseMinor } from '@fairlot/money';

/** A bar in chart units: offsets from the top, one column per bar. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  isGain: boolean;
  isLast: boolean;
}

export interface NetChart {
  bars: Bar[];
  /** Position of zero. */
  zeroY: number;
}

export const CHART_WIDTH = 320;
export const CHART_HEIGHT = 130;
const FILL = 0.6;
/** Minimum height, so that any non-zero value is visible. */
const LEAST = 2;

/** Lays out bars of net results, oldest first, gains above zero and losses below. */
export function layOutChart(nets: readonly number[]): NetChart {
  const top = Math.max(0, ...nets);
  const bottom = Math.min(0, ...nets);
  const scale = top === bottom ? 0 : CHART_HEIGHT / (top - bottom);
  const zeroY = scale === 0 ? CHART_HEIGHT / 2 : top * scale;
  const column = CHART_WIDTH / Math.max(1, nets.length);
  const bars = nets.map((net, index) => {
    const height = net === 0 ? 0 : Math.max(LEAST, Math.abs(net) * scale);
    return {
      x: column * index + (column * (1 - FILL)) / 2,
      y: net > 0 ? zeroY - height : zeroY,
      width: column * FILL,
      height,
      isGain: net > 0,
      isLast: index === nets.length - 1,
    };
  });
  return { bars, zeroY };
}

/** Sums many days by month, in minor units; keys are dates "2026-11-21" or months "2026-11". */
export function joinDays(days: readonly { date: string; net: string }[]): { key: string; net: number }[] {
  const isLong = days.length > 62;
  const sums = new Map<string, number>();
  for (const { date, net } of days) {
    const key = isLong ? date.slice(0, 7) : date;
    sums.set(key, (sums.get(key) ?? 0) + Number(parseMinor(net)));
  }
  return [...sums].map(([key, minor]) => ({ key, net: minor }));
}
