import { useEffect, useRef } from 'react';

/** Specification, section 9. */
export const LOAD_MORE = { thresholdPx: 300, throttleMs: 500, delayMs: 150 } as const;

interface More {
  /** Whether there is a next page that may be requested now. */
  isWanted: boolean;
  load: () => void;
}

/**
 * Requests the next page when the end of the page is near. The position is checked shortly after scrolling, and
 * requests are throttled.
 */
export function useLoadMore({ isWanted, load }: More): void {
  const latest = useRef(load);
  const lastAtMs = useRef(-Infinity);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!isWanted) return;
    const watch = watchEnd({ isNearEnd, load: () => latest.current(), lastAtMs });
    watch.lookSoon();
    addEventListener('scroll', watch.lookSoon, { passive: true });
    addEventListener('resize', watch.lookSoon);
    return () => {
      watch.stop();
      removeEventListener('scroll', watch.lookSoon);
      removeEventListener('resize', watch.lookSoon);
    };
  }, [isWanted]);
}

interface EndWatch {
  isNearEnd: () => boolean;
  load: () => void;
  /** Time of the last request by the monotonic clock; kept across watches. */
  lastAtMs: { current: number };
}

/**
 * Scrolling calls `lookSoon`; the position is checked once 150 ms later, and a page is loaded at most once in 500 ms.
 */
export function watchEnd({ isNearEnd: isNear, load, lastAtMs }: EndWatch): { lookSoon: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    if (!isNear()) return;
    const waitMs = lastAtMs.current + LOAD_MORE.throttleMs - performance.now();
    if (waitMs > 0) return lookIn(waitMs);
    lastAtMs.current = performance.now();
    load();
  };
  const lookIn = (ms: number): void => {
    timer ??= setTimeout(look, ms);
  };
  return { lookSoon: () => lookIn(LOAD_MORE.delayMs), stop: () => clearTimeout(timer) };
}

function isNearEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight - window.scrollY <= LOAD_MORE.thresholdPx;
}
