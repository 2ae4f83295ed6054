import type { ReactNode } from 'react';
import { CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { CHART, FIGURE_AXIS, POINT, TIME_AXIS } from './chart-styles.ts';

/** Axes, grid and tooltip of figures over time; a table with the same figures serves screen readers. */
export function TimeChart({ points, children }: { points: readonly object[]; children: ReactNode }) {
  return (
    <div className="figure-chart" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart {...CHART} data={[...points]}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis {...TIME_AXIS} />
          <YAxis {...FIGURE_AXIS} />
          <Tooltip {...POINT} />
          {children}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
