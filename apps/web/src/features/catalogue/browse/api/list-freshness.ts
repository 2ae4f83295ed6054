/**
 * Lists longer than this stay as they are until their tab or filter is chosen again: page by page they would take too
 * long.
 */
const MOST_PAGES = 4;

/** The same question for mounting, for coming back to the tab and for coming back online. */
const isShort = ({ state }: { state: { data?: unknown } }): boolean => pagesOf(state.data) <= MOST_PAGES;

export const refetchWhenShort = {
  refetchOnMount: isShort,
  refetchOnWindowFocus: isShort,
  refetchOnReconnect: isShort,
} as const;

function pagesOf(data: unknown): number {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 0;
}
