/** SQLSTATE by which functions of this room report that the caller computed from stale data. */
const STALE_SQLSTATE = 'FL002';

/** Whether the error reports stale seeds, settings or steps, so that the outcome has to be computed again. */
export function isStale(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === STALE_SQLSTATE;
}
