export type PullState = 'idle' | 'pulled' | 'ready';

/** A touch that began at the top of the page. */
export interface Pull {
  from: { x: number; y: number };
  state: PullState;
}

interface Touch {
  type: string;
  /** Position of the only finger, in pixels; undefined with none or several. */
  finger: { x: number; y: number } | undefined;
  /** Whether the page is scrolled to its top and nothing covers it. Called only if it matters: it lays the page out. */
  isTop: () => boolean;
  refresh: () => void;
}

const SEEN_PX = 24;
const READY_PX = 80;

/**
 * Returns the pull after a touch event; null when there is none. A release after 80 pixels refreshes. Sideways
 * movements and several fingers do not count.
 */
export function stepPull(pull: Pull | null, { type, finger, isTop, refresh }: Touch): Pull | null {
  if (type === 'touchstart') return finger !== undefined && isTop() ? { from: finger, state: 'idle' } : null;
  if (type === 'touchend' && pull?.state === 'ready') refresh();
  if (type !== 'touchmove' || pull === null || finger === undefined || !isTop()) return null;
  const [down, aside] = [finger.y - pull.from.y, Math.abs(finger.x - pull.from.x)];
  if (aside > Math.max(down, SEEN_PX)) return null;
  return { ...pull, state: stateAt(down) };
}

function stateAt(downPx: number): PullState {
  if (downPx < SEEN_PX) return 'idle';
  return downPx < READY_PX ? 'pulled' : 'ready';
}
