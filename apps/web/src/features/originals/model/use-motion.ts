import { type RefObject, useEffect, useRef } from 'react';
import { move, wantsNoMotion } from './motion.ts';

/** Duration of the fade that replaces movement with reduced motion. */
const FADE_MS = 160;

/**
 * Moves an element to its final position: animated when a response arrived (`motion` counts them), immediately
 * otherwise. Only transform and opacity are animated, so the main thread is idle meanwhile.
 * @param frames keyframes; the last one persists
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

/** With reduced motion the change is shown at the end of the same time, so that the result is not revealed earlier. */
function plan(element: Element, isNew: boolean, { ms, delay }: { ms: number; delay: number }) {
  if (!isNew) return { animations: element.getAnimations(), timing: { duration: 0, delay: 0 } };
  if (wantsNoMotion()) return { animations: [], timing: { duration: 0, delay: ms + delay } };
  return { animations: element.getAnimations(), timing: { duration: ms, delay } };
}
