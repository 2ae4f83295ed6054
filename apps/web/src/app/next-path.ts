import { routeOf } from './route-table.ts';
import { HOME_PATH, type DialogName } from './page-route.ts';

const ORIGIN = 'http://fairlot.invalid';
const DIALOG_PATHS: Record<DialogName, string> = {
  login: '/m/login',
  register: '/m/register',
  forgot: '/m/forget',
  change: '/m/changePsw',
};

/**
 * The page to return to after login. Accepts only addresses of this app: no other origin and no address of a dialog.
 */
export function safeNextPath(next: string | undefined): string {
  if (next === undefined || !next.startsWith('/m') || !URL.canParse(next, ORIGIN)) return HOME_PATH;
  const url = new URL(next, ORIGIN);
  const route = url.origin === ORIGIN ? routeOf(url.pathname) : undefined;
  return route === undefined || route.dialog !== undefined ? HOME_PATH : url.pathname + url.search;
}

/** Address of a dialog that continues to `next` when it is done. */
export function dialogPath(dialog: DialogName, next?: string): string {
  const path = safeNextPath(next);
  return path === HOME_PATH ? DIALOG_PATHS[dialog] : `${DIALOG_PATHS[dialog]}?next=${encodeURIComponent(path)}`;
}

/** Address of the login dialog that continues to `next`. */
export function loginPath(next?: string): string {
  return dialogPath('login', next);
}
