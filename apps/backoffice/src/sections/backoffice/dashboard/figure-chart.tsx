import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../../shared/format.ts';
import type { ChartPoint } from './series.ts';

interface FigureChartProps {
  points: readonly ChartPoint[];
  present: string;
  before: string;
}

const COMPACT = new Intl.NumberFormat('en-GB', { notation: 'compact' });

/** Bars of the period and the course of the one before; the same figures stand in a table for those who see neither. */
export function FigureChart({ points, present, before }: FigureChartProps) {
  return (
    <div className="figure-chart" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart accessibilityLayer={false} data={[...points]} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="label" tickLine={false} axisLine={false} minTickGap={24} tick={{ fill: 'var(--ink-2)' }} />
          <YAxis
            width={52}
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--ink-2)' }}
            tickFormatter={(value: number) => COMPACT.format(value)}
          />
          <Tooltip
            cursor={{ fill: 'var(--surface-2)' }}
            contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8 }}
            formatter={(value) => formatCount(Number(value))}
          />
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
