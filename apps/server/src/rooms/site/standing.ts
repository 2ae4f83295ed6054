import type { Networks } from './networks.ts';
import type { SiteSettings } from './settings.ts';

/** Whether the site serves one address at one moment. */
export interface Standing {
  ip: string;
  /** ISO code; null for private and unknown addresses. */
  country: string | null;
  maintenance: boolean;
  /** When the running window ends, epoch milliseconds; null when nobody knows. */
  maintenanceUntil: number | null;
  regionRestriction: boolean;
}

/**
 * Maintenance as it is at `now`: switched on by hand, or by a window. By hand it has no known end. A site that was
 * never opened is shown as one in maintenance.
 */
export function maintenanceAt(
  { opened, maintenance, maintenanceWindows }: SiteSettings,
  now: number,
): Pick<Standing, 'maintenance' | 'maintenanceUntil'> {
  if (maintenance || !opened) return { maintenance: true, maintenanceUntil: null };
  const running = maintenanceWindows.filter(({ from, until }) => from <= now && (until === null || now < until));
  if (running.length === 0) return { maintenance: false, maintenanceUntil: null };
  const ends = running.map(({ until }) => until);
  return { maintenance: true, maintenanceUntil: ends.includes(null) ? null : Math.max(...ends.map(Number)) };
}

/** The operator's allow list wins over networks and countries; an address of no known country is served. */
export function isRestricted(
  ip: string,
  country: string | null,
  lists: { allowed: Networks; restricted: Networks; countries: readonly string[] },
): boolean {
  if (lists.allowed.contains(ip)) return false;
  return lists.restricted.contains(ip) || (country !== null && lists.countries.includes(country));
}
