import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { CHART, FIGURE_AXIS, POINT, TIME_AXIS } from '../../../parts/chart-styles.ts';
import type { ChartPoint } from './series.ts';

interface FigureChartProps {
  points: readonly ChartPoint[];
  present: string;
  before: string;
}

/** Bars of the period and a line of the previous one; a table with the same figures serves screen readers. */
export function FigureChart({ points, present, before }: FigureChartProps) {
  return (
    <div className="figure-chart" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart {...CHART} data={[...points]}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis {...TIME_AXIS} />
          <YAxis {...FIGURE_AXIS} />
          <Tooltip {...POINT} />
          <Bar
            dataKey="present"
            name={present}
            fill="var(--brand-fill)"
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          />
          <Line
            dataKey="before"
            name={before}
            stroke="var(--ink-3)"
            strokeDasharray="5 4"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
