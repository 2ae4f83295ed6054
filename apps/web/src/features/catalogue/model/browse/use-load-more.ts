import { useEffect, useRef } from 'react';

/** Specification, section 9. */
export const LOAD_MORE = { thresholdPx: 300, throttleMs: 500, delayMs: 150 } as const;

interface More {
  /** Whether there is a next page that may be asked for now. */
  isWanted: boolean;
  load: () => void;
}

/** Asks for the next page when the end of the page is near: looked at a little after scrolling, and not twice in short order. */
export function useLoadMore({ isWanted, load }: More): void {
  const latest = useRef(load);
  const lastAtMs = useRef(-Infinity);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      if (!isNearEnd()) return;
      const waitMs = lastAtMs.current + LOAD_MORE.throttleMs - performance.now();
      if (waitMs > 0) return lookIn(waitMs);
      lastAtMs.current = performance.now();
      latest.current();
    };
    const lookIn = (ms: number): void => {
      timer ??= setTimeout(look, ms);
    };
    const lookSoon = (): void => lookIn(LOAD_MORE.delayMs);
    lookSoon();
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, [isWanted]);
}

function isNearEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight - window.scrollY <= LOAD_MORE.thresholdPx;
}
