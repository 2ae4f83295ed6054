import { useShown } from './use-router.ts';

/**
 * Path of the rendered page. While the next page loads it is still the previous path; it changes together with the
 * page.
 */
export function usePathname(): string {
  return useShown().place.pathname;
}

/** Search parameters of the current page, as plain strings. */
export function useSearchParams(): Record<string, string> {
  return useShown().place.search;
}

/** Path, query and hash of the current page. */
export function useHref(): string {
  return useShown().place.href;
}
