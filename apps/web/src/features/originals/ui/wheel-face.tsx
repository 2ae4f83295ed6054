import { memo, type ReactNode, useState } from 'react';
import { useMotion } from '../model/use-motion.ts';

export const WHEEL_MS = 3600;
const TURNS = 4;
const OUTER = 96;
const INNER = 46;
/** The wheel's centre differs from the drawing's: `.wheel-face__turning` rotates around the wheel's centre. */
const VIEW = '-104 -110 208 214';

export interface WheelPart {
  label: string;
  /** Suffix of the colour class. */
  tone: string;
}

interface WheelFaceProps {
  /** The same array while the wheel is the same. */
  parts: readonly WheelPart[];
  /** The segment under the pointer; null before the first round. */
  stop: number | null;
  motion: number;
  /** Duration of the turn. */
  ms?: number;
  /** Drawn in the middle of the turning part, instead of a plain hub that does not turn. */
  hub?: ReactNode;
  /** Content of the hub. */
  children?: ReactNode;
}

/**
 * Turns in one direction to the segment that the server chose. The turning part is a separate box between two drawings.
 * A group within one drawing would be laid out again with all its numbers whenever it starts and stops turning.
 */
export function WheelFace({ parts, stop, motion, ms = WHEEL_MS, hub, children }: WheelFaceProps) {
  const step = 360 / parts.length;
  const turn = useTurn(motion, stop === null ? 0 : -(stop + 0.5) * step);
  const wheel = useMotion<HTMLDivElement>(
    motion,
    [{ transform: `rotate(${turn.from}deg)` }, { transform: `rotate(${turn.to}deg)` }],
    { ms, easing: 'cubic-bezier(0.1, 0.7, 0.1, 1)' },
  );
  return (
    <div className="wheel-face" aria-hidden="true">
      <svg viewBox={VIEW}>
        <circle className="wheel-shade" cx="3" cy="4" r="100" />
        <circle className="wheel-rim" r="100" />
      </svg>
      <div ref={wheel} className="wheel-face__turning">
        <svg viewBox={VIEW}>
          <Parts parts={parts} />
          {hub}
        </svg>
      </div>
      <svg viewBox={VIEW}>
        {hub === undefined && <circle className="wheel-hub" r={INNER} />}
        <path className="wheel-pointer" d="M-9 -108H9L0 -88Z" />
      </svg>
      <div className="wheel-face__middle">{children}</div>
    </div>
  );
}

/** Rendered once per wheel, regardless of other changes. */
const Parts = memo(function Parts({ parts }: { parts: readonly WheelPart[] }) {
  const step = 360 / parts.length;
  const shape = sector(step);
  return parts.map(({ label, tone }, index) => (
    <g key={index} transform={`rotate(${(index + 0.5) * step})`}>
      <path className={`wheel-part wheel-part--${tone}`} d={shape} />
      <text className={`wheel-text wheel-text--${tone}`} y={-79} fontSize={parts.length > 30 ? 8.5 : 10}>
        {label}
      </text>
    </g>
  ));
});

/** From the current position, on by some full turns to the new one. */
function useTurn(motion: number, target: number): { from: number; to: number } {
  const [turn, setTurn] = useState({ motion, from: target, to: target });
  if (turn.motion === motion) return turn;
  const onwards = ((((target - turn.to) % 360) - 360) % 360) - TURNS * 360;
  const next = { motion, from: turn.to, to: turn.to + onwards };
  setTurn(next);
  return next;
}

/** A segment that points up. */
function sector(step: number): string {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  };
  const half = step / 2;
  return `M${at(INNER, -half)}L${at(OUTER, -half)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, half)}L${at(INNER, half)}Z`;
}
