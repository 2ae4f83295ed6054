import { useRouterState, type RouterState } from '@tanstack/react-router';

/**
 * Path of the page that is drawn; while the next one loads it is still the former, and it changes with the page itself.
 */
export function usePathname(): string {
  return useRouterState({ select: (state) => shownIn(state).pathname });
}

/** Search parameters of the page on show, as plain strings. */
export function useSearchParams(): Record<string, string> {
  return useRouterState({ select: (state) => shownIn(state).search as Record<string, string> });
}

/** Path and query of the page on show. */
export function useHref(): string {
  return useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).href });
}

/** The page's own match: the resolved location follows a moment after the page is drawn. */
function shownIn({ matches, location }: RouterState) {
  return matches.at(-1) ?? location;
}
