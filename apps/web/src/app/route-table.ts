import type { PageRoute } from './page-route.ts';

/**
 * One file per area. The order does not matter, since each address has one row. Scripts read the same folder
 * (`read-routes.ts`).
 */
const AREAS = import.meta.glob<readonly PageRoute[]>(['./routes/*.ts', '!./routes/*.server.ts'], {
  eager: true,
  import: 'routes',
});

/** Gallery of the design system: served by `npm run dev`, absent from releases. */
const GALLERY: PageRoute = { path: '/m/__ui', page: 'gallery', header: 'none', footer: 'none', texts: [] };

/** Every address of the app. */
export const ROUTES: readonly PageRoute[] = mergeRoutes(
  Object.values(AREAS).flat(),
  import.meta.env.MODE === 'development' ? [GALLERY] : [],
);

/** Adds rows to the table; a row whose address is already there replaces the existing one. */
export function mergeRoutes(base: readonly PageRoute[], extra: readonly PageRoute[]): readonly PageRoute[] {
  return [...base.filter(({ path }) => !extra.some((row) => row.path === path)), ...extra];
}

/** Returns the row of an address, ignoring a trailing slash. */
export function routeOf(pathname: string, routes = ROUTES): PageRoute | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path);
}
