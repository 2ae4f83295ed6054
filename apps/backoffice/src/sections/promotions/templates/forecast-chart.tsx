import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { CHART, FIGURE_AXIS, POINT } from '../../../parts/chart-styles.ts';
import type { ForecastDay } from './forecast.ts';
import { templateWords as words } from './texts.ts';

interface ForecastChartProps {
  days: readonly ForecastDay[];
  /** Zero without a budget. */
  budget: number;
}

/** The expected course of the cost with its range, and the budget; the figures below are what screen readers read. */
export function ForecastChart({ days, budget }: ForecastChartProps) {
  const points = days.map((one) => ({ ...one, label: words.day(one.day) }));
  return (
    <div className="forecast-chart" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart {...CHART} data={points}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="label" tickLine={false} axisLine={false} interval="preserveStartEnd" minTickGap={24} />
          <YAxis {...FIGURE_AXIS} />
          <Tooltip {...POINT} />
          <Area dataKey="range" name={words.range} stroke="none" fill="var(--brand-tint-2)" isAnimationActive={false} />
          <Line
            dataKey="expected"
            name={words.expected}
            stroke="var(--brand-fill)"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
          {budget > 0 ? (
            <ReferenceLine y={budget} stroke="var(--gold-text)" strokeDasharray="5 4" ifOverflow="extendDomain" />
          ) : null}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
