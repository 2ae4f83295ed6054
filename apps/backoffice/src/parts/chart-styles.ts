import { formatCompact, formatCount } from '../shared/format.ts';

const NO_LINES = { tickLine: false, axisLine: false, tick: { fill: 'var(--ink-2)' } };

/** Common appearance of the console's charts: margins, axes and tooltips. */
export const CHART = { accessibilityLayer: false, margin: { top: 8, right: 4, bottom: 0, left: 0 } };
export const TIME_AXIS = { ...NO_LINES, dataKey: 'label', minTickGap: 24 };
export const FIGURE_AXIS = { ...NO_LINES, width: 52, tickFormatter: formatCompact };
export const POINT = {
  cursor: { fill: 'var(--surface-2)' },
  contentStyle: { background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8 },
  formatter: (value: unknown) =>
    Array.isArray(value) ? value.map((one) => formatCount(Number(one))).join(' – ') : formatCount(Number(value)),
};
