import type { PageRoute } from './page-route.ts';

/**
 * A file an area; their order does not matter, since an address has one row. Scripts read the same folder
 * (`read-routes.ts`).
 */
const AREAS = import.meta.glob<readonly PageRoute[]>(['./routes/*.ts', '!./routes/*.server.ts'], {
  eager: true,
  import: 'routes',
});

/** The parts of the design system; `npm run dev` has this page, a release does not. */
const GALLERY: PageRoute = { path: '/m/__ui', page: 'gallery', header: 'none', hasFooter: false, texts: [] };

/** Every address of the app. */
export const ROUTES: readonly PageRoute[] = mergeRoutes(
  Object.values(AREAS).flat(),
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
