import { Bar, Legend, Line } from 'recharts';
import { TimeChart } from '../../../parts/time-chart.tsx';
import type { ChartRow } from './report-rows.ts';

const COLOURS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)'];

/** Pixels; few bars would become large bright areas otherwise. */
const WIDEST_BAR = 44;

interface ReportChartProps {
  series: readonly string[];
  points: readonly ChartRow[];
  nameOf: (series: string) => string;
  /** Name of the line for the comparison period; null without one. */
  former: string | null;
}

/**
 * Bars over time, one colour per row, and a line for the comparison period; the table below has the same numbers for
 * screen readers.
 */
export function ReportChart({ series, points, nameOf, former }: ReportChartProps) {
  return (
    <TimeChart points={points}>
      {series.length > 1 || former !== null ? (
        <Legend
          align="right"
          verticalAlign="top"
          itemSorter={null}
          // Text in the colour of a series would be too pale.
          formatter={(name: string) => <span className="report-series">{name}</span>}
        />
      ) : null}
      {series.map((name, place) => (
        <Bar
          key={name}
          dataKey={`s:${name}`}
          name={nameOf(name)}
          stackId="all"
          fill={COLOURS[place] ?? 'var(--c5)'}
          maxBarSize={WIDEST_BAR}
          radius={series.length === 1 ? 3 : 0}
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
    </TimeChart>
  );
}
