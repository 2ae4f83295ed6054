import { useEffect, useLayoutEffect, useRef } from 'react';

const HEART = '.heart';
const OPEN_TAB = '[role="tab"][aria-selected="true"]';

/**
 * Keeps the focus in a list of favourites, where a heart removes its own tile: the heart that takes its place gets it,
 * else the previous one, else the open tab.
 * @param count number of games in the list
 */
export function useHeartFocus(count: number): void {
  /** The heart that had the focus last, with its place among all hearts. */
  const place = useRef<{ heart: HTMLElement; index: number } | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const hearts = heartsOfPage();
      const index = hearts.findIndex((heart) => heart === target);
      const heart = hearts[index];
      place.current = heart === undefined ? null : { heart, index };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (place.current === null) return;
    const { heart, index } = place.current;
    if (heart.isConnected || document.activeElement !== document.body) return;
    const hearts = heartsOfPage();
    const next = hearts[Math.min(index, hearts.length - 1)] ?? document.querySelector<HTMLElement>(OPEN_TAB);
    next?.focus({ preventScroll: true });
  }, [count]);
}

const heartsOfPage = () => [...document.querySelectorAll<HTMLElement>(HEART)];
