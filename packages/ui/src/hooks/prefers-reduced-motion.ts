/** Called when a motion is about to start, so a change of the setting takes effect immediately. Browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
