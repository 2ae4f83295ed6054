/** Longer lists are not refetched until their tab or filter is chosen again, since every page would be refetched. */
const MOST_PAGES = 4;

/** The same rule applies on mount, on window focus and on reconnect. */
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
