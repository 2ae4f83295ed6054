import { type RefObject, useEffect, useRef } from 'react';
import { move, wantsNoMotion } from './motion.ts';

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
    const { animations, timing: when } = plan(element, isNew, { ms, delay });
    for (const old of animations) old.cancel();
    const isTravel = isNew && !wantsNoMotion();
    move(element, isTravel ? all : [last, last], { ...when, easing, fill: isTravel ? 'both' : 'forwards' });
    if (isNew && !isTravel) move(element, [{ opacity: 0 }, {}], { duration: FADE_MS, delay: when.delay });
  }, [motion, text, ms, easing, delay]);
  return ref;
}

/** Without motion what is shown changes at the end of the same time, so that nothing is told before. */
function plan(element: Element, isNew: boolean, { ms, delay }: { ms: number; delay: number }) {
  if (!isNew) return { animations: element.getAnimations(), timing: { duration: 0, delay: 0 } };
  if (wantsNoMotion()) return { animations: [], timing: { duration: 0, delay: ms + delay } };
  return { animations: element.getAnimations(), timing: { duration: ms, delay } };
}
