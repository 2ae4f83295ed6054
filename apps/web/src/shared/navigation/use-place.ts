import { useRouterState, type RouterState } from '@tanstack/react-router';

/** Path of the page on show; while the next one loads it is still the former. */
export function usePathname(): string {
  return useRouterState({ select: (state) => placeOf(state).pathname });
}

/** Search parameters of the page on show, as plain strings. */
export function useSearchParams(): Record<string, string> {
  return useRouterState({ select: (state) => placeOf(state).search as Record<string, string> });
}

/** Path and query of the page on show. */
export function useHref(): string {
  return useRouterState({ select: (state) => placeOf(state).href });
}

/** Path of the very page that is being drawn; in the first moment of a page `usePathname` still names the one before. */
export function useShownPath(): string {
  return useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? placeOf(state).pathname });
}

/** Search parameters that belong to `useShownPath`. */
export function useShownSearch(): Record<string, string> {
  return useRouterState({ select: (state) => (state.matches.at(-1)?.search ?? placeOf(state).search) as Record<string, string> });
}

function placeOf(state: RouterState) {
  return state.resolvedLocation ?? state.location;
}
