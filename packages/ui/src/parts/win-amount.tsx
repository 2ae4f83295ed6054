import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts';

/** Duration of the count (design, motion). The sparks last 900 ms and are drawn by the style sheet. */
const COUNT_MS = 600;
const STEPS = 1000n;
const STAR = 'm0-7 1.8 5.2L7 0 1.8 1.8 0 7-1.8 1.8-7 0l5.2-1.8Z';
/** Positions of the stars, in percent of the frame around the amount. */
const PLACES = [
  [8, 14],
  [92, 10],
  [16, 86],
  [84, 90],
  [50, 4],
  [98, 52],
] as const;

interface WinAmountProps {
  /** Amount won, in minor units. */
  amountMinor: bigint;
  format: (amountMinor: bigint) => string;
  /** Counts up once, with sparks: for a win that was just received. */
  isFresh: boolean;
}

/** The amount of a win. */
export function WinAmount({ amountMinor, format, isFresh }: WinAmountProps): ReactElement {
  const shown = useRef<HTMLSpanElement>(null);
  const formatter = useRef(format);
  useEffect(() => {
    formatter.current = format;
  });
  useEffect(() => {
    const element = shown.current;
    if (!isFresh || !element || prefersReducedMotion()) return;
    const startMs = performance.now();
    let frame = requestAnimationFrame(function count(nowMs) {
      const share = Math.min(1, Math.max(0, (nowMs - startMs) / COUNT_MS));
      // Only the text changes, so that no frame causes a render; the last frame writes the text that React has
      // rendered.
      element.textContent = formatter.current(countedMinor(amountMinor, share));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [amountMinor, isFresh]);
  return (
    <span className="win-amount numeric">
      <span ref={shown}>{format(amountMinor)}</span>
      {isFresh && <Sparks />}
    </span>
  );
}

/** The amount shown after a share (0 to 1) of the time: fast first, whole minor units, exact at the end. */
export function countedMinor(amountMinor: bigint, share: number): bigint {
  const eased = 1 - (1 - share) ** 3;
  return (amountMinor * BigInt(Math.round(eased * Number(STEPS)))) / STEPS;
}

function Sparks(): ReactElement {
  return (
    <svg className="sparks" aria-hidden="true" focusable="false">
      {PLACES.map(([x, y]) => (
        <svg key={`${x} ${y}`} x={`${x}%`} y={`${y}%`}>
          <path d={STAR} />
        </svg>
      ))}
    </svg>
  );
}
