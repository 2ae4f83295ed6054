import { createContext, use, useEffect } from 'react';

/** Registers the handler of the search in the logo bar; returns a function that removes it. */
export type OfferFind = (onFind: () => void) => () => void;

export const PageFindContext = createContext<OfferFind | null>(null);

/**
 * Handles clicks on the search in the logo bar while the calling page is mounted. Without a handler the search is a
 * link.
 */
export function usePageFind(onFind: () => void): void {
  const offer = use(PageFindContext);
  useEffect(() => offer?.(onFind), [offer, onFind]);
}
