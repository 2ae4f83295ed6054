import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { CHART, FIGURE_AXIS, POINT, TIME_AXIS } from '../chart-looks.ts';
import type { ChartRow } from './report-rows.ts';

const COLOURS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)'];

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
        <BarChart {...CHART} data={[...points]}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis {...TIME_AXIS} />
          <YAxis {...FIGURE_AXIS} />
          <Tooltip {...POINT} />
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
