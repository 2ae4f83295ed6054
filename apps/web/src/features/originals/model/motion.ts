/** A page that is not looked at begins no motion; it is not waited for. */
const LONGEST_MS = 500;

let wish: MediaQueryList | null = null;

/** Whether the player wants no motion; asked for at every card that is dealt, so that the question is put once. */
export function wantsNoMotion(): boolean {
  wish ??= window.matchMedia('(prefers-reduced-motion: reduce)');
  return wish.matches;
}

/** What was asked to move last: all that is asked for in one rendering begins together. */
let latest: Animation | null = null;

/** Moves an element, so that `onceMoving` knows of it. */
export function move(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  latest = element.animate(frames, timing);
  return latest;
}

/**
 * Calls back when what was just asked to move has begun to: a slow device begins later than it is asked, and what
 * follows a motion must not fall into its end. Calls back at once when nothing is about to begin.
 * @returns takes it back
 */
export function onceMoving(then: () => void): () => void {
  if (latest?.pending !== true) {
    then();
    return () => undefined;
  }
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(late);
  };
  const go = () => {
    if (isOver) return;
    stop();
    then();
  };
  const late = setTimeout(go, LONGEST_MS);
  latest.ready.then(go, go);
  return stop;
}
