/** Minimum length of a swipe that leads back (specification, section 2.2). */
export const SWIPE_BACK_PX = 100;
/** Maximum distance of its start from the edge. */
const EDGE_PX = 32;

export interface Swipe {
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  /** Width of the screen. */
  width: number;
  isRtl: boolean;
}

/** Whether a swipe began at the inline-start edge, is long enough, and is more horizontal than vertical. */
export function isSwipeBack({ fromX, fromY, toX, toY, width, isRtl }: Swipe): boolean {
  const start = isRtl ? width - fromX : fromX;
  const along = isRtl ? fromX - toX : toX - fromX;
  return start <= EDGE_PX && along >= SWIPE_BACK_PX && along > Math.abs(toY - fromY);
}
