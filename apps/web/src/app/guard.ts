import { isAgent, isAskedForContracts } from '../shared/session/roles.ts';
import { loginPath, safeNextPath } from './next-path.ts';
import { guardOf, HOME_PATH, type PageRoute } from './page-route.ts';

export interface Entry {
  /** Whoever enters; null is a visitor. */
  member: { type: number } | null;
  /** Path and query of the address. */
  href: string;
  search: Readonly<Record<string, string>>;
}

/**
 * Where an address leads instead of its page; null when the page may be shown. The same rule on the server and in the
 * browser. Pages of agents lead everybody else home (Z-17, Z-100), other pages for members lead visitors to the log-in
 * (Z-18).
 */
export function redirectOf(route: PageRoute, { member, href, search }: Entry): string | null {
  if (route.movedTo !== undefined) {
    const query = new URLSearchParams(search).toString();
    return query === '' ? route.movedTo : `${route.movedTo}?${query}`;
  }
  const guard = guardOf(route, search);
  if (guard === 'agent' && !isAgent(member)) return HOME_PATH;
  if (guard === 'asked' && !isAgent(member) && !isAskedForContracts(member)) return HOME_PATH;
  if (guard === 'member' && member === null) return loginPath(href);
  if (route.dialog === 'change') return member === null ? HOME_PATH : null;
  // A link for a new password is good for whoever opens it; a member has no use for the other dialogs.
  if (route.dialog !== undefined && route.dialog !== 'forgot' && member !== null) return safeNextPath(search['next']);
  return null;
}
