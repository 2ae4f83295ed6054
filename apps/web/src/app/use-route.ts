import { usePathname } from '../shared/navigation/use-place.ts';
import { routeOf } from './route-table.ts';
import type { PageRoute } from './page-route.ts';

/** The route row of the current page. */
export function useRoute(): PageRoute {
  const route = routeOf(usePathname()) ?? routeOf('/m/home');
  if (route === undefined) throw new Error('the route table lacks home');
  return route;
}
