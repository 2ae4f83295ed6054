import { useRouterState, type RouterState } from '@tanstack/react-router';

/**
 * Path of the rendered page. While the next page loads it is still the previous path; it changes together with the
 * page.
 */
export function usePathname(): string {
  return useRouterState({ select: (state) => shownIn(state).pathname });
}

/** Search parameters of the current page, as plain strings. */
export function useSearchParams(): Record<string, string> {
  return useRouterState({ select: (state) => shownIn(state).search as Record<string, string> });
}

/** Path and query of the current page. */
export function useHref(): string {
  return useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).href });
}

/** Uses the page's own match, because the resolved location updates slightly after the page renders. */
function shownIn({ matches, location }: RouterState) {
  return matches.at(-1) ?? location;
}
