import type { SiteStatus } from '../api/status.ts';

/**
 * Why the site is closed to this visitor; `ip` is the visitor's address as the server saw it, `until` the planned end
 * (epoch ms) if there is one.
 */
export type Closure =
  | { kind: 'maintenance'; until: number | null }
  | { kind: 'unopened' }
  | { kind: 'restricted'; ip: string };

type Known = Pick<SiteStatus, 'status' | 'location'> & Partial<Pick<SiteStatus, 'maintenanceUntil' | 'opened'>>;

/**
 * The reason why the app is closed; null when it is open. A fresh answer takes precedence over the stored one. Without
 * either, a failing server also counts as out of service (Z-91, Z-92).
 */
export function closureOf(fresh: Known | undefined, kept: Known | null, hasServerFailed: boolean): Closure | null {
  const known = fresh ?? kept;
  if (known === null) return hasServerFailed ? { kind: 'maintenance', until: null } : null;
  if (known.status === 0) return null;
  if (known.status === 2) return { kind: 'restricted', ip: known.location.ip };
  return known.opened === false ? { kind: 'unopened' } : { kind: 'maintenance', until: known.maintenanceUntil ?? null };
}
