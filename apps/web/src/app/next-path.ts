import { routeOf } from './route-table.ts';

const ORIGIN = 'http://fairlot.invalid';

/** The page to return to after login: only an address of this app, never one of another origin, never a dialog's own. */
export function safeNextPath(next: string | undefined): string {
  if (next === undefined || !next.startsWith('/m') || !URL.canParse(next, ORIGIN)) return '/m/home';
  const url = new URL(next, ORIGIN);
  const route = url.origin === ORIGIN ? routeOf(url.pathname) : undefined;
  return route === undefined || route.dialog !== undefined ? '/m/home' : url.pathname + url.search;
}

/** Address of the login dialog that leads on to `next`. */
export function loginPath(next?: string): string {
  const path = safeNextPath(next);
  return path === '/m/home' ? '/m/login' : `/m/login?next=${encodeURIComponent(path)}`;
}
