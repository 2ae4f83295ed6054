import { prefersReducedMotion } from '@fairlot/ui';
import { type RefObject, useEffect, useRef } from 'react';

/** How fast what would travel fades in, when the player wants no motion. */
const FADE_MS = 160;

/**
 * Moves an element to where it belongs: by the frames when an answer came (`motion` counts them), at once otherwise.
 * Only transform and opacity, so that the page's own thread has nothing to do while it runs.
 * @param frames the last one stays
 */
export function useMotion<E extends Element>(
  motion: number,
  frames: readonly Keyframe[],
  timing: { ms: number; easing?: string; delay?: number },
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const moved = useRef(motion);
  const text = JSON.stringify(frames);
  const { ms, easing = 'linear', delay = 0 } = timing;
  useEffect(() => {
    const element = ref.current;
    const all = JSON.parse(text) as Keyframe[];
    const last = all.at(-1);
    if (element === null || last === undefined) return;
    const isNew = moved.current !== motion;
    moved.current = motion;
    const hasTravel = isNew && !prefersReducedMotion();
    for (const old of element.getAnimations()) old.cancel();
    element.animate(hasTravel ? all : [last, last], {
      duration: hasTravel ? ms : 0,
      delay: hasTravel ? delay : 0,
      easing,
      fill: 'both',
    });
    if (isNew && !hasTravel) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
  }, [motion, text, ms, easing, delay]);
  return ref;
}
