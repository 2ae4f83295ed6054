import { useEffect, useLayoutEffect, useRef } from 'react';

/** Hearts on pictures of games, and those of the lottery lobby's cards. */
const HEARTS = '.heart, .lobby-cards .icon-button[aria-pressed]';

/** The heart that had the focus last, with its place among all hearts and the id of its panel. */
interface Place {
  heart: HTMLElement;
  index: number;
  panelId: string | undefined;
}

/**
 * Keeps the focus in a list of favourites, where a heart removes its own game: the heart that takes its place gets it,
 * else the previous one, else the open tab.
 * @param count number of games in the list
 */
export function useHeartFocus(count: number): void {
  const place = useRef<Place | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const hearts = heartsOfPage();
      const index = hearts.findIndex((heart) => heart === target);
      const heart = hearts[index];
      const panelId = heart?.closest('[role="tabpanel"]')?.id;
      place.current = heart === undefined ? null : { heart, index, panelId };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (place.current === null) return;
    const { heart, index, panelId } = place.current;
    if (heart.isConnected || document.activeElement !== document.body) return;
    const hearts = heartsOfPage();
    const next = hearts[Math.min(index, hearts.length - 1)] ?? openTab(panelId);
    next?.focus({ preventScroll: true });
  }, [count]);
}

const heartsOfPage = () => [...document.querySelectorAll<HTMLElement>(HEARTS)];

const openTab = (panelId = '') =>
  document.querySelector<HTMLElement>(`[role="tab"][aria-selected="true"][aria-controls="${panelId}"]`);
