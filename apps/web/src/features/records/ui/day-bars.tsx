import { layOutChart, CHART_HEIGHT, CHART_WIDTH } from '../../protection/model/net-chart.ts';

/** Nets of consecutive days as bars, gains above the line. The days' own totals are read out in the list below. */
export function DayBars({ nets }: { nets: readonly bigint[] }) {
  const { bars, zeroY } = layOutChart(nets.map(Number));
  return (
    <svg
      className="net-bars day-bars"
      viewBox={`0 -4 ${CHART_WIDTH} ${CHART_HEIGHT + 8}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <line x1="0" x2={CHART_WIDTH} y1={zeroY} y2={zeroY} />
      {bars.map(({ x, y, width, height, isGain }) => (
        <rect key={x} x={x} y={y} width={width} height={height} rx="3" className={isGain ? 'gain' : undefined} />
      ))}
    </svg>
  );
}
