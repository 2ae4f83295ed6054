/** Dimensions of the drawing: the plot and the space for its scales. */
export const PLOT = { width: 326, height: 240, left: 32, right: 318, top: 16, bottom: 206 } as const;

const LEAST_POINTS = 6;
const MOST_POINTS = 24;
/** Growth rate of the multiplier: exponent of e per millisecond. */
const GROWTH = 0.00006;
/** Increase of the exponent between two points: a straight line then deviates less than half a unit from the curve. */
const BEND = 0.13;
const LEAST_MS = 8000;
/** Space above the curve, as a factor. */
const ROOM = 1.25;
const MOST_MARKS = 5;
const STEPS = {
  y: [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10_000, 50_000, 250_000],
  x: [2, 4, 10, 20, 30, 60, 120],
} as const;

/** Multipliers of the chance on the stage if the player has no automatic cash-out. */
const GOALS = [2, 5, 10, 20, 50, 100, 500, 1000];

/**
 * How many of 100 flights that reached `now` also reach a goal: the automatic cash-out as long as it is ahead, else the
 * next round multiplier. Null at the start, and beyond all goals. Above 1.00 the chance to reach a multiplier is
 * inversely proportional to it.
 */
export function chanceAhead(now: number, auto: number): { goal: number; flights: number } | null {
  const goal = auto > now ? auto : GOALS.find((each) => each > now);
  return goal === undefined || now <= 1 ? null : { goal, flights: Math.floor(Math.round(now * 100) / goal) };
}

interface Point {
  x: number;
  y: number;
}

/** One mark of a scale. */
export interface Mark {
  at: number;
  text: string;
}

export interface Curve {
  /** Position of a time and a multiplier. */
  at(ms: number, times: number): Point;
  /** SVG path from the start until now. */
  points: string;
  wideMs: number;
  /** The multiplier at the upper edge. */
  high: number;
  end: Point & { degrees: number };
}

/**
 * The curve of a flight, `elapsedMs` after its start.
 * @param auto an automatic cash-out that should be visible while it is not far above; 0 without one
 */
export function curveAt(elapsedMs: number, auto: number): Curve {
  const now = timesAt(elapsedMs);
  const wideMs = Math.max(LEAST_MS, elapsedMs * 1.08);
  const high = Math.max(1 + (now - 1) * ROOM, Math.min(1 + (auto - 1) * 1.1, 1 + (now - 1) * 4), 1.6);
  const at = (ms: number, times: number) => ({
    x: round(PLOT.left + (ms / wideMs) * (PLOT.right - PLOT.left)),
    y: round(Math.max(PLOT.top, PLOT.bottom - ((times - 1) / (high - 1)) * (PLOT.bottom - PLOT.top))),
  });
  const count = Math.min(MOST_POINTS, Math.max(LEAST_POINTS, Math.ceil((GROWTH * elapsedMs) / BEND)));
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const ms = (elapsedMs * index) / count;
    return at(ms, timesAt(ms));
  });
  const [before, last] = points.slice(-2);
  const end = last ?? at(0, 1);
  const start = before ?? end;
  const degrees = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  return {
    at,
    points: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`,
    wideMs,
    high,
    end: { ...end, degrees: round(degrees + 45) },
  };
}

/** Round marks of a scale up to `most`, few enough to be readable; multipliers begin at 1, seconds at 0. */
export function marksOf(axis: 'x' | 'y', most: number): Mark[] {
  const from = axis === 'y' ? 1 : 0;
  const step = STEPS[axis].find((each) => (most - from) / each < MOST_MARKS) ?? most;
  const marks: Mark[] = [];
  for (let at = from; at <= most && marks.length < MOST_MARKS; at = (Math.floor(at / step) + 1) * step) {
    marks.push({ at, text: axis === 'x' ? `${at} s` : at.toFixed(step < 1 ? 1 : 0) });
  }
  return marks;
}

const timesAt = (ms: number) => Math.exp(GROWTH * ms);
const round = (value: number) => Math.round(value * 10) / 10;
