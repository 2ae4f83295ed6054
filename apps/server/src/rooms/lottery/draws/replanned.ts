/** Outcome for the future draws of a game whose schedule changed. */
export interface Replanned {
  moved: number;
  ended: number;
  restored: number;
  /** Draws with tickets, and those whose times were committed to a beacon: they keep their plan. */
  kept: number;
}
