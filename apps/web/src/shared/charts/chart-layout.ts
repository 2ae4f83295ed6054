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

export interface Point {
  x: number;
  y: number;
}

/** Where the bars are drawn, in units of the picture. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const CHART_WIDTH = 320;
export const CHART_HEIGHT = 130;
const WHOLE: Area = { left: 0, top: 0, width: CHART_WIDTH, height: CHART_HEIGHT };
const FILL = 0.6;
/** The bar of a single day is no wider than one of a week. */
const MOST_WIDTH = 40;
/** Minimum height, so that any non-zero value is visible. */
const LEAST = 2;
/** Steps between the lines of a scale. */
const STEPS = 4;
/** A limit further away than this many times the largest value would flatten the chart; it is only named. */
const MOST_REACH = 3;

/** Lays out bars of net results, oldest first, gains above zero and losses below. */
export function layOutBars(nets: readonly number[]): { bars: Bar[]; zeroY: number } {
  const yOf = scaleOf(Math.min(0, ...nets), Math.max(0, ...nets), WHOLE);
  return { bars: barsOf(nets, yOf, WHOLE), zeroY: yOf(0) };
}

export interface NetChartLayout {
  bars: Bar[];
  /** The running total at the centre of each column. */
  curve: Point[];
  /** Lines of the scale, the largest value first; zero is one of them. */
  ticks: { value: number; y: number }[];
  /** Positions of the limits, in their order; undefined for a limit beyond the chart. */
  limits: (number | undefined)[];
}

/**
 * Lays out bars with their running total, a scale, and losses that are limits.
 * @param nets minor units, oldest first
 * @param limits amounts of loss in minor units, not negative
 */
export function layOutChart(nets: readonly number[], limits: readonly number[], area: Area): NetChartLayout {
  const totals = runningTotals(nets);
  const most = Math.max(...[...nets, ...totals].map(Math.abs), 0);
  const isShown = (limit: number) => most > 0 && limit <= most * MOST_REACH;
  const values = [0, ...nets, ...totals, ...limits.filter(isShown).map((limit) => -limit)];
  const step = stepOf((Math.max(...values) - Math.min(...values)) / STEPS);
  const [first, last] = [Math.floor(Math.min(...values) / step), Math.ceil(Math.max(...values) / step)];
  const yOf = scaleOf(first * step, last * step, area);
  const column = area.width / Math.max(1, nets.length);
  return {
    bars: barsOf(nets, yOf, area),
    curve: totals.map((total, index) => ({ x: area.left + column * (index + 0.5), y: yOf(total) })),
    ticks: Array.from({ length: last - first + 1 }, (_, down) => (last - down) * step).map((value) => ({
      value,
      y: yOf(value),
    })),
    limits: limits.map((limit) => (isShown(limit) ? yOf(-limit) : undefined)),
  };
}

/** The sum of all values up to each. */
export function runningTotals(nets: readonly number[]): number[] {
  let total = 0;
  return nets.map((net) => (total += net));
}

/** The indexes of the columns that are labelled: evenly spaced, the last one included. */
export function labelledColumns(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0);
}

/** A round step of at least this size: 1, 2 or 5 times a power of ten. */
function stepOf(size: number): number {
  if (size <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(size));
  return (([1, 2, 5].find((times) => times * power >= size) ?? 10) * power) as number;
}

/** Converts values into offsets from the top. */
function scaleOf(bottom: number, top: number, area: Area): (value: number) => number {
  if (top === bottom) return () => area.top + area.height / 2;
  return (value) => area.top + ((top - value) / (top - bottom)) * area.height;
}

function barsOf(nets: readonly number[], yOf: (value: number) => number, area: Area): Bar[] {
  const column = area.width / Math.max(1, nets.length);
  const width = Math.min(MOST_WIDTH, column * FILL);
  return nets.map((net, index) => {
    const height = net === 0 ? 0 : Math.max(LEAST, Math.abs(yOf(net) - yOf(0)));
    return {
      x: area.left + column * index + (column - width) / 2,
      y: net > 0 ? yOf(0) - height : yOf(0),
      width,
      height,
      isGain: net > 0,
      isLast: index === nets.length - 1,
    };
  });
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
