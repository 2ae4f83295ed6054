import { Bar, Line } from 'recharts';
import { TimeChart } from '../../../parts/time-chart.tsx';
import type { ChartPoint } from './series.ts';

interface FigureChartProps {
  points: readonly ChartPoint[];
  present: string;
  before: string;
}

/** Bars of the period and a line of the previous one; a table with the same figures serves screen readers. */
export function FigureChart({ points, present, before }: FigureChartProps) {
  return (
    <TimeChart points={points}>
      <Bar dataKey="present" name={present} fill="var(--brand-fill)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
      <Line
        dataKey="before"
        name={before}
        stroke="var(--ink-3)"
        strokeDasharray="5 4"
        strokeWidth={2}
        dot={false}
        isAnimationActive={false}
      />
    </TimeChart>
  );
}
