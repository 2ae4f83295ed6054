/** How far a swipe goes until it leads back (specification, section 2.2). */
export const SWIPE_BACK_PX = 100;
/** How close to the edge it begins. */
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

/** Whether a finger went from the inline-start edge inwards, far enough and more along than across. */
export function isSwipeBack({ fromX, fromY, toX, toY, width, isRtl }: Swipe): boolean {
  const start = isRtl ? width - fromX : fromX;
  const along = isRtl ? fromX - toX : toX - fromX;
  return start <= EDGE_PX && along >= SWIPE_BACK_PX && along > Math.abs(toY - fromY);
}
