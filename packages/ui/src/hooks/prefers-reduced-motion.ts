/** Asked when a motion is about to start, so a change of the setting counts at once. Browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
