import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { CHART, FIGURE_AXIS, POINT, TIME_AXIS } from '../chart-looks.ts';
import type { ChartRow } from './report-rows.ts';

const COLOURS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)'];

interface ReportChartProps {
  series: readonly string[];
  points: readonly ChartRow[];
  nameOf: (series: string) => string;
  /** The name of the line of the time before; null without one. */
  former: string | null;
}

/**
 * Bars by time, a colour a row, beside a line of the time before; the same numbers stand in the table below for those
 * who see neither.
 */
export function ReportChart({ series, points, nameOf, former }: ReportChartProps) {
  return (
    <div className="figure-chart" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart {...CHART} data={[...points]}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis {...TIME_AXIS} />
          <YAxis {...FIGURE_AXIS} />
          <Tooltip {...POINT} />
          {series.length > 1 || former !== null ? <Legend align="right" verticalAlign="top" /> : null}
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
          {former === null ? null : (
            <Line
              dataKey="before"
              name={former}
              stroke="var(--ink-2)"
              strokeWidth={2}
              strokeDasharray="5 4"
              dot={{ r: 3, fill: 'var(--surface)', strokeDasharray: '' }}
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
