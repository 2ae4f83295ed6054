import { usePathname } from '../shared/navigation/use-place.ts';
import { routeOf, type PageRoute } from './route-table.ts';

/** The row of the page on show. */
export function useRoute(): PageRoute {
  const route = routeOf(usePathname()) ?? routeOf('/m/home');
  if (route === undefined) throw new Error('the route table lacks home');
  return route;
}
