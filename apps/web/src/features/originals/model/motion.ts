/** Maximum wait for an animation to start; a hidden page starts none. */
const LONGEST_MS = 500;

let input: MediaQueryList | null = null;

/** Whether the player prefers reduced motion. Called for every dealt card, so the media query is created only once. */
export function wantsNoMotion(): boolean {
  input ??= window.matchMedia('(prefers-reduced-motion: reduce)');
  return input.matches;
}

/** The animation started last; all animations of one render start together. */
let latest: Animation | null = null;

/** Animates an element and registers the animation for `onceMoving`. */
export function move(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  latest = element.animate(frames, timing);
  return latest;
}

/**
 * Calls back when the last animation has actually started. A slow device starts it later than requested, and the work
 * after an animation must not run before its end. Calls back synchronously when no animation is pending.
 * @returns a function that cancels the callback
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
