export interface Bar {
  name: string;
  value: number;
  /** Text for screen readers. */
  text: string;
}

const HEIGHT_PX = 64;
const LEAST_PX = 4;

/** A bar chart with the largest value in full colour; each bar is a list item with its figure. */
export function BarChart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="bars" aria-label={label}>
      {bars.map(({ name, value, text }) => {
        const height = Math.max(LEAST_PX, Math.round((value / most) * HEIGHT_PX));
        return (
          <li key={name}>
            <svg width="100%" height={HEIGHT_PX} aria-hidden="true" focusable="false">
              <rect
                className={value === most ? 'top' : undefined}
                y={HEIGHT_PX - height}
                width="100%"
                height={height}
                rx="6"
              />
            </svg>
            <span className="micro numeric" aria-hidden="true">
              {name}
            </span>
            <span className="visually-hidden">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
