/** SQLSTATE with which functions of this room say that what the caller computed from is out of date. */
const STALE_SQLSTATE = 'FL002';

/** Whether seeds, settings or steps had moved on, so that the outcome has to be computed again. */
export function isStale(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === STALE_SQLSTATE;
}
