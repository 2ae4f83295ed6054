const [WIDTH, HEIGHT] = [72, 24];

/** A figure over time as a line. Screen readers read the figure beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = high === low ? HEIGHT / 2 : HEIGHT - ((value - low) / (high - low)) * HEIGHT;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  // A line without length keeps the end round at any width.
  const [lastX = '0', lastY = '0'] = points.at(-1)?.split(',') ?? [];
  return (
    <svg
      className="sparkline"
      viewBox={`-1 -3 ${WIDTH + 5} ${HEIGHT + 6}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />
      <polyline points={points.join(' ')} />
      <path d={`M${lastX} ${lastY}h0`} />
    </svg>
  );
}
