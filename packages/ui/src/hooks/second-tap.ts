/** A second tap of a double tap arrives within this time of the first, and this close to it. */
const DOUBLE_MS = 400;
const DOUBLE_PX = 30;

export interface Tap {
  x: number;
  y: number;
  /** As reported by its event. */
  atMs: number;
}

/** The tap of a click event; null for a press of a key. */
export function tapOf({ clientX, clientY, detail, timeStamp }: MouseEvent): Tap | null {
  return detail === 0 ? null : { x: clientX, y: clientY, atMs: timeStamp };
}

/**
 * Ignores the second tap of a double tap whose first tap removed what it hit, so that it does not reach the page below.
 * Other taps, such as quick ones elsewhere, count.
 */
export function ignoreSecondTap(first: Tap, page: EventTarget = document): void {
  const ignore = (event: Event): void => {
    const tap = tapOf(event as MouseEvent);
    if (tap === null || tap.atMs - first.atMs > DOUBLE_MS) return;
    if (Math.hypot(tap.x - first.x, tap.y - first.y) > DOUBLE_PX) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('click', ignore, { capture: true });
  setTimeout(() => page.removeEventListener('click', ignore, { capture: true }), DOUBLE_MS);
}
