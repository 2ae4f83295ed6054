import { prefersReducedMotion } from '@fairlot/ui';
import { useEffect, useRef } from 'react';
import { outlineOf, stopAt, type WheelPart } from '../model/wheel-parts.ts';

interface Props {
  parts: readonly WheelPart[];
  /** Index of the segment at which it stops; null before it turns. */
  stop: number | null;
  /** Called when it has stopped. */
  onStopped: () => void;
}

const SPIN_MS = 4200;
/** Number of segment colours, used in rotation. */
const TONES = 6;

/** A wheel whose segments are as wide as their odds. With reduced motion it shows the final position immediately. */
export function Wheel({ parts, stop, onStopped }: Props) {
  const disc = useRef<SVGSVGElement>(null);
  const part = stop === null ? undefined : parts[stop];
  const degrees = part === undefined ? null : stopAt(part);
  useEffect(() => {
    if (degrees === null) return;
    const turning = disc.current?.animate([{ transform: 'rotate(0deg)' }, { transform: `rotate(${degrees}deg)` }], {
      duration: prefersReducedMotion() ? 0 : SPIN_MS,
      easing: 'cubic-bezier(0.12, 0.7, 0.1, 1)',
      fill: 'forwards',
    });
    turning?.addEventListener('finish', onStopped);
    return () => turning?.removeEventListener('finish', onStopped);
  }, [degrees, onStopped]);
  return (
    <div className="wheel" aria-hidden="true">
      <svg ref={disc} className="wheel__disc" viewBox="0 0 200 200" focusable="false">
        {parts.map((one, index) => (
          <path key={one.from} className={`wheel__part--${index % TONES}`} d={outlineOf(one)} />
        ))}
        <circle className="wheel__hub" cx="100" cy="100" r="16" />
      </svg>
      <svg className="wheel__pointer" viewBox="0 0 24 24" focusable="false">
        <path d="M3 2h18l-9 20Z" />
      </svg>
    </div>
  );
}
