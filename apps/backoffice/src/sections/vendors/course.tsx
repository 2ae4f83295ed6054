import { formatCount, formatTime } from '../../shared/format.ts';
import type { VendorHealth } from './api.ts';
import { vendorsTexts as words } from './texts.ts';

type Points = VendorHealth['course'];
interface CourseProps {
  course: Points;
  state: VendorHealth['state'];
}

const [WIDTH, HEIGHT] = [84, 20];

/** Sparkline of response times in a row; the figures are beside it. */
export function Course({ course, state }: CourseProps) {
  const most = Math.max(SLOW_MS, ...course.map(({ ms }) => ms ?? 0));
  return (
    <svg className={`vendor-course vendor-course--${state}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {linesOf(course, { width: WIDTH, height: HEIGHT - 2, most }).map((points) => (
        <polyline key={points} points={points} />
      ))}
    </svg>
  );
}

/** Threshold for slow responses, as on the server. */
const SLOW_MS = 500;
const [WIDE, TALL, EDGE] = [290, 120, 40];

/** Response times of one vendor over time, with the threshold line. */
export function AnswerTimes({ course, state }: CourseProps) {
  const known = course.flatMap(({ ms }) => ms ?? []);
  const most = niceTop(Math.max(0, ...known));
  const [first, last] = [course[0], course.at(-1)];
  const yOf = (ms: number) => TALL - (ms / most) * TALL;
  return (
    <section className="card vendor-times-card" aria-label={words.answerTime}>
      <h2>{words.answerTime}</h2>
      {known.length === 0 ? (
        <p className="loading">{words.states['unknown']}</p>
      ) : (
        <figure>
          <svg
            className={`vendor-chart vendor-course--${state}`}
            viewBox={`-${EDGE} -8 ${WIDE + EDGE + 4} ${TALL + 32}`}
          >
            <title>{words.chart(formatCount(Math.min(...known)), formatCount(Math.max(...known)))}</title>
            {[0, most / 2, most].map((ms) => (
              <g key={ms}>
                <line className="vendor-chart__rule" x1="0" x2={WIDE} y1={yOf(ms)} y2={yOf(ms)} />
                <text x="-8" y={yOf(ms) + 4} textAnchor="end">
                  {formatCount(ms)}
                </text>
              </g>
            ))}
            {linesOf(course, { width: WIDE, height: TALL, most }).map((points) => (
              <polyline key={points} points={points} />
            ))}
            {most >= SLOW_MS ? (
              <line className="vendor-chart__slow" x1="0" x2={WIDE} y1={yOf(SLOW_MS)} y2={yOf(SLOW_MS)} />
            ) : null}
            <text x="0" y={TALL + 18}>
              {first === undefined ? '' : formatTime(first.at)}
            </text>
            <text x={WIDE} y={TALL + 18} textAnchor="end">
              {last === undefined ? '' : formatTime(last.at)}
            </text>
          </svg>
        </figure>
      )}
    </section>
  );
}

interface Area {
  width: number;
  height: number;
  /** Milliseconds at its top. */
  most: number;
}

/** Length of the stroke for an isolated interval with calls. */
const ALONE = 6;

/** Points of the lines; intervals without calls leave a gap. */
function linesOf(course: Points, { width, height, most }: Area): string[] {
  const lines: string[][] = [[]];
  const step = width / Math.max(1, course.length - 1);
  for (const [place, { ms }] of course.entries()) {
    if (ms === null) lines.push([]);
    else lines.at(-1)?.push(`${(place * step).toFixed(1)},${(height - (ms / most) * height).toFixed(1)}`);
  }
  return lines
    .filter((points) => points.length > 0)
    .map((points) => (points.length === 1 ? strokeAt(points[0] ?? '', width) : points.join(' ')));
}

function strokeAt(point: string, width: number): string {
  const [x = '0', y = '0'] = point.split(',');
  const from = Math.max(0, Math.min(width, Number(x)) - ALONE);
  return `${from.toFixed(1)},${y} ${(from + ALONE).toFixed(1)},${y}`;
}

/** The smallest of 100, 200, 500, 1000, … that is not below the value. */
function niceTop(ms: number): number {
  for (let top = 100; ; top *= 10) {
    const found = [top, top * 2, top * 5].find((one) => one >= ms);
    if (found !== undefined) return found;
  }
}
