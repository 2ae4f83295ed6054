import { ACCOUNT_ROUTES } from './routes/account.ts';
import { AGENCY_ROUTES } from './routes/agency.ts';
import { CONTENT_ROUTES } from './routes/content.ts';
import { GAME_ROUTES } from './routes/games.ts';
import { HOME_ROUTES } from './routes/home.ts';
import { LOTTERY_ROUTES } from './routes/lottery.ts';
import type { PageRoute } from './routes/route.ts';
import { SERVICE_ROUTES } from './routes/service.ts';

/** The parts of the design system; `npm run dev` has this page, a release does not. */
const GALLERY: PageRoute = { path: '/m/__ui', page: 'gallery', header: 'none', hasFooter: false, texts: [] };

/** Every address of the app. */
export const ROUTES: readonly PageRoute[] = mergeRoutes(
  [
    ...HOME_ROUTES,
    ...GAME_ROUTES,
    ...LOTTERY_ROUTES,
    ...CONTENT_ROUTES,
    ...ACCOUNT_ROUTES,
    ...SERVICE_ROUTES,
    ...AGENCY_ROUTES,
  ],
  import.meta.env.MODE === 'development' ? [GALLERY] : [],
);

/** The table with further rows; one whose address is taken replaces the row that had it. */
export function mergeRoutes(base: readonly PageRoute[], extra: readonly PageRoute[]): readonly PageRoute[] {
  return [...base.filter(({ path }) => !extra.some((row) => row.path === path)), ...extra];
}

/** The row of an address; a trailing slash does not matter. */
export function routeOf(pathname: string, routes = ROUTES): PageRoute | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path);
}
