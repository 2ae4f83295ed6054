import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../../shared/format.ts';
import type { ChartRow } from './report-rows.ts';

const COLOURS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)'];
const COMPACT = new Intl.NumberFormat('en-GB', { notation: 'compact' });

interface ReportChartProps {
  series: readonly string[];
  points: readonly ChartRow[];
  nameOf: (series: string) => string;
}

/** Bars by time, a colour a row; the same numbers stand in the table below for those who see neither. */
export function ReportChart({ series, points, nameOf }: ReportChartProps) {
  return (
    <div className="figure-chart" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart accessibilityLayer={false} data={[...points]} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
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
          {series.length > 1 ? <Legend align="right" verticalAlign="top" /> : null}
          {series.map((name, place) => (
            <Bar
              key={name}
              dataKey={`s:${name}`}
              name={nameOf(name)}
              stackId="all"
              fill={COLOURS[place] ?? 'var(--c5)'}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
