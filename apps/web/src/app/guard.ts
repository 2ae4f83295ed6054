import { type SessionEnd, TRIAL_TYPE } from '../shared/session/model.ts';
import { isAgent, isAskedForContracts } from '../shared/session/roles.ts';
import { loginPath, safeNextPath } from './next-path.ts';
import { guardOf, HOME_PATH, type PageRoute } from './page-route.ts';

export interface Entry {
  /** The member who opens the page; null for a visitor. */
  member: { type: number } | null;
  /** Path and query of the requested address. */
  href: string;
  search: Readonly<Record<string, string>>;
}

/**
 * Returns the address to redirect to, or null when the page may be shown. Server and browser apply the same rule. Pages
 * for agents redirect everyone else to home (Z-17, Z-100); other pages for members redirect visitors to the log-in
 * (Z-18).
 */
export function redirectOf(route: PageRoute, { member, href, search }: Entry): string | null {
  if (route.movedTo !== undefined) {
    const query = new URLSearchParams(search).toString();
    return query === '' ? route.movedTo : `${route.movedTo}?${query}`;
  }
  const guard = guardOf(route, search);
  if (guard === 'visitor' && member !== null) return HOME_PATH;
  if (guard === 'agent' && !isAgent(member)) return HOME_PATH;
  if (guard === 'asked' && !isAgent(member) && !isAskedForContracts(member)) return HOME_PATH;
  if (guard === 'member' && member === null) return loginPath(href);
  if (route.dialog === 'change' && member === null) return HOME_PATH;
  const isTrial = member?.type === TRIAL_TYPE;
  // A trial account has no password of its own; the security centre offers a real account (Z-68).
  if (route.dialog === 'change') return isTrial ? '/m/securityCenter' : null;
  // A password reset link works for everyone, and a trial member may register by an invitation. Other members have no
  // use for the dialogs.
  if (route.dialog === undefined || route.dialog === 'forgot' || member === null || isTrial) return null;
  return safeNextPath(search['next']);
}

/**
 * Returns the address to which a page leads when the session ends on it, or null when a visitor may stay. If no tab has
 * a token, as after a log-in whose answer was lost, it is that of a visitor, so that the log-in continues to the page.
 */
export function redirectAfter(ended: SessionEnd, route: PageRoute, place: Omit<Entry, 'member'>): string | null {
  if (route.guard === undefined && route.dialog !== 'change') return null;
  return (ended === 'unproven' ? redirectOf(route, { member: null, ...place }) : null) ?? HOME_PATH;
}
