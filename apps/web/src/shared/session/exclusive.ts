const LOCK = 'fairlot-renew';
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` while no other tab runs its own. Without Web Locks (plain http) it only serialises work within this tab.
 */
export function exclusive<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks !== undefined) return locks.request(LOCK, work);
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}
