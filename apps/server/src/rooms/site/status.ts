import type { Networks } from './networks.ts';
import type { SiteSettings } from './settings.ts';

/** Whether the site serves an address at a given time. */
export interface MemberStatus {
  ip: string;
  /** ISO code; null for private and unknown addresses. */
  country: string | null;
  maintenance: boolean;
  /** End of the current window, epoch milliseconds; null if unknown. */
  maintenanceUntil: number | null;
  regionRestriction: boolean;
  /** Whether operators have opened the site for the first time. */
  opened: boolean;
}

/**
 * Maintenance state at `now`: switched on manually, or by a window. Manual maintenance has no known end. A site that
 * was never opened is shown as in maintenance.
 */
export function maintenanceAt(
  { opened, maintenance, maintenanceWindows }: SiteSettings,
  now: number,
): Pick<MemberStatus, 'maintenance' | 'maintenanceUntil'> {
  if (maintenance || !opened) return { maintenance: true, maintenanceUntil: null };
  const running = maintenanceWindows.filter(({ from, until }) => from <= now && (until === null || now < until));
  if (running.length === 0) return { maintenance: false, maintenanceUntil: null };
  const ends = running.map(({ until }) => until);
  return { maintenance: true, maintenanceUntil: ends.includes(null) ? null : Math.max(...ends.map(Number)) };
}

/** Milliseconds until a maintenance window begins or ends; infinite if none will. */
export function msUntilWindow({ maintenanceWindows }: Pick<SiteSettings, 'maintenanceWindows'>, now: number): number {
  const times = maintenanceWindows.flatMap(({ from, until }) => [from, until ?? Infinity]);
  return Math.min(...times.filter((time) => time > now), Infinity) - now;
}

/** The operator's allow list takes precedence over networks and countries; an address of unknown country is served. */
export function isRestricted(
  ip: string,
  country: string | null,
  lists: { allowed: Networks; restricted: Networks; countries: readonly string[] },
): boolean {
  if (lists.allowed.contains(ip)) return false;
  return lists.restricted.contains(ip) || (country !== null && lists.countries.includes(country));
}
