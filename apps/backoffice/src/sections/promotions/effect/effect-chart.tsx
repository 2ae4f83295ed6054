import { Legend, Line, ReferenceLine } from 'recharts';
import { TimeChart } from '../../../parts/time-chart.tsx';
import type { EffectRow } from './effect-course.ts';

interface EffectChartProps {
  rows: readonly EffectRow[];
  labelOf: (from: string) => string;
  names: { first: string; second: string };
}

/** Two lines over time; the table below has the same numbers for screen readers. */
export function EffectChart({ rows, labelOf, names }: EffectChartProps) {
  const points = rows.map(({ from, first, second }) => ({
    label: labelOf(from),
    first: first === null ? null : Number(first),
    second: second === null ? null : Number(second),
  }));
  // A single interval has no line.
  const dot = points.length === 1;
  return (
    <TimeChart points={points}>
      <Legend align="right" verticalAlign="top" itemSorter="dataKey" />
      <ReferenceLine y={0} stroke="var(--line-strong)" />
      <Line
        dataKey="first"
        name={names.first}
        stroke="var(--brand-fill)"
        strokeWidth={2}
        dot={dot}
        isAnimationActive={false}
      />
      <Line
        dataKey="second"
        name={names.second}
        stroke="var(--ink-2)"
        strokeWidth={2}
        strokeDasharray="5 4"
        dot={dot}
        isAnimationActive={false}
      />
    </TimeChart>
  );
}
