import { crashMultiplierAt } from '@fairlot/game-maths';
import { prefersReducedMotion } from '@fairlot/ui';
import { useEffect, useRef } from 'react';
import { type Flight, timeIn } from '../api/flight.ts';

const WIDTH = 320;
const HEIGHT = 190;
const POINTS = 36;
/** Without motion the curve steps on twice a second. */
const STEP_MS = 500;
const LEAST_MS = 8000;

/** The curve of a flight, drawn each frame from the server's start time. */
export function CrashStage({ flight }: { flight: Flight }) {
  const curve = useRef<SVGPathElement>(null);
  const rocket = useRef<SVGGElement>(null);
  const { state } = flight;
  useEffect(() => {
    if (state === 'betting') return;
    const isStill = prefersReducedMotion();
    let handle = 0;
    let drawnMs = -Infinity;
    const draw = () => {
      const ms = elapsedOf(flight);
      if (!isStill || ms - drawnMs >= STEP_MS) {
        drawnMs = ms;
        const end = drawCurve(curve.current, ms);
        rocket.current?.setAttribute('transform', `translate(${end.x} ${end.y}) rotate(${end.degrees})`);
      }
      if (flight.state === 'flying') handle = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(handle);
  }, [flight, state]);
  return (
    <svg className="crash-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-state={state} aria-hidden="true">
      <path className="crash-axis" d={`M8 ${HEIGHT - 8}H${WIDTH - 8}`} />
      {state !== 'betting' && <path ref={curve} className="crash-line" />}
      {state === 'flying' && (
        <g ref={rocket}>
          <g transform="rotate(45) scale(1.2)">
            <path className="symbol-gold" d="M-3 10h6l-3 9z" />
            <path className="symbol-hot" d="M-8 11l4-7h8l4 7zM0-17c4 4 5 8 5 12H-5c0-4 1-8 5-12Z" />
            <path className="symbol-light" d="M-5-5H5V10H-5Z" />
            <circle className="symbol-night" r="2.6" />
          </g>
        </g>
      )}
    </svg>
  );
}

/** Ms since the take-off; of a flight that crashed, until then. */
export function elapsedOf(flight: Flight): number {
  const until = flight.crashedAt ?? timeIn(flight);
  return Math.max(0, until - flight.startsAt);
}

function drawCurve(path: SVGPathElement | null, elapsedMs: number): { x: number; y: number; degrees: number } {
  const wide = Math.max(LEAST_MS, elapsedMs * 1.15);
  const high = Math.max(0.6, growth(elapsedMs) * 1.25);
  const at = (ms: number) => ({
    x: 8 + (ms / wide) * (WIDTH - 16),
    y: HEIGHT - 8 - (growth(ms) / high) * (HEIGHT - 30),
  });
  const points = Array.from({ length: POINTS + 1 }, (_, index) => at((elapsedMs * index) / POINTS));
  path?.setAttribute('d', `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`);
  const [before, last] = points.slice(-2);
  const end = last ?? at(0);
  const start = before ?? end;
  const degrees = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  return { ...end, degrees: Number.isFinite(degrees) ? degrees + 45 : 0 };
}

/** What the multiplier has above one. */
function growth(ms: number): number {
  return Math.max(0, Math.exp((0.06 * ms) / 1000) - 1);
}

/** Hundredths of the multiplier now. */
export function multiplierNow(flight: Flight): bigint {
  return crashMultiplierAt(elapsedOf(flight));
}
