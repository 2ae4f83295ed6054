import type { SiteStatus } from '../api/status.ts';

/**
 * Why the site is closed to this visitor; `ip` is the address the server saw, `until` the planned end (epoch ms) where
 * there is one.
 */
export type Closure = { kind: 'maintenance'; until: number | null } | { kind: 'restricted'; ip: string };

type Known = Pick<SiteStatus, 'status' | 'location'> & Partial<Pick<SiteStatus, 'maintenanceUntil'>>;

/**
 * What stands in for the app; null when it is open. A fresh answer wins over the kept one, which is used while there is
 * none. Without either, a server that fails to answer is out of service too (Z-91, Z-92).
 */
export function closureOf(fresh: Known | undefined, kept: Known | null, hasServerFailed: boolean): Closure | null {
  const known = fresh ?? kept;
  if (known === null) return hasServerFailed ? { kind: 'maintenance', until: null } : null;
  if (known.status === 0) return null;
  return known.status === 2
    ? { kind: 'restricted', ip: known.location.ip }
    : { kind: 'maintenance', until: known.maintenanceUntil ?? null };
}
