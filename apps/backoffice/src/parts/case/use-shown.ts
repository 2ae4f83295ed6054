import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The key of the shown object, for results that arrive later; null without one, and after the page was left. */
export function useShown(key: string | null): RefObject<string | null> {
  const shown = useRef(key);
  useLayoutEffect(() => {
    shown.current = key;
    return () => {
      shown.current = null;
    };
  }, [key]);
  return shown;
}
