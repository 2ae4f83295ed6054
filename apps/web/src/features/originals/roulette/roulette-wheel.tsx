import { memo } from 'react';
import { useMotion } from '../model/use-motion.ts';
import { WheelFace } from '../ui/wheel-face.tsx';
import { POCKETS } from './track-model.ts';
import { toneOf } from './tone-of.ts';

const PARTS = POCKETS.map((number) => ({ label: String(number), tone: toneOf(number) }));
const SPOKES = [45, 135, 225, 315];
/** Duration of a spin: the ball lies in its pocket for the last 0.84 seconds. */
export const ROULETTE_MS = 6000;
/** Height of the fall from the rim into a pocket, in heights of the ball. */
const FALL = '-260%';

/** The wheel, and the ball that runs against its direction and falls into the winning pocket. */
export function RouletteWheel({ number, motion }: { number: number | null; motion: number }) {
  return (
    <div className="roulette-wheel" aria-hidden="true">
      <WheelFace
        parts={PARTS}
        stop={number === null ? null : POCKETS.indexOf(number)}
        motion={motion}
        ms={ROULETTE_MS}
        hub={<Hub />}
      />
      <Ball motion={motion} isShown={number !== null} />
    </div>
  );
}

const Hub = memo(function Hub() {
  return (
    <g className="roulette-hub">
      <circle className="wheel-hub" r="46" />
      {SPOKES.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M-3.4 0L0 -38L3.4 0Z" />
          <circle cy="-37" r="3.6" />
        </g>
      ))}
      <circle r="10" />
    </g>
  );
});

/** Exists before the first result, so that it runs in the first round too. */
function Ball({ motion, isShown }: { motion: number; isShown: boolean }) {
  const run = useMotion<HTMLDivElement>(motion, [{ transform: 'rotate(-2160deg)' }, { transform: 'rotate(0deg)' }], {
    ms: ROULETTE_MS,
    easing: 'cubic-bezier(0.15, 0.6, 0.2, 1)',
  });
  const fall = useMotion<HTMLSpanElement>(
    motion,
    [
      { transform: `translateY(${FALL})` },
      { transform: `translateY(${FALL})`, offset: 0.55 },
      { transform: 'translateY(0)', offset: 0.78 },
      { transform: 'translateY(-60%)', offset: 0.86 },
      { transform: 'translateY(0)' },
    ],
    { ms: ROULETTE_MS },
  );
  return (
    <div ref={run} className="roulette-ball" data-none={!isShown || undefined}>
      <span ref={fall} />
    </div>
  );
}
