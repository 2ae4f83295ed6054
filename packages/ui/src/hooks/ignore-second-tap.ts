export interface Spot {
  x: number;
  y: number;
}

/** How long the second tap of a pair may come after what the first one did, and how far beside it. */
const PAIR_MS = 300;
const NEAR_PX = 24;

/**
 * Who taps twice means what was there at the first tap: for a moment, a click at the same spot does nothing to what has
 * come to light below it.
 */
export function ignoreSecondTap(first: Spot): void {
  const ignore = (event: MouseEvent): void => {
    if (Math.hypot(event.clientX - first.x, event.clientY - first.y) > NEAR_PX) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
  setTimeout(() => document.removeEventListener('click', ignore, true), PAIR_MS);
}
