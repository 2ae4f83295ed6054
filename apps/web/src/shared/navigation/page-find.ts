import { createContext, use, useEffect } from 'react';

/** Takes what a press on the search in the logo bar does; answers what takes it back. */
export type OfferFind = (onFind: () => void) => () => void;

export const PageFindContext = createContext<OfferFind | null>(null);

/** Answers presses on the search in the logo bar while the calling page stands; without it the search is a link. */
export function usePageFind(onFind: () => void): void {
  const offer = use(PageFindContext);
  useEffect(() => offer?.(onFind), [offer, onFind]);
}
