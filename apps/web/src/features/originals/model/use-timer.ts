import { useEffect, useRef, useState } from 'react';
import { onceMoving } from './motion.ts';

interface Pending {
  stop: () => void;
  after: () => void;
}

/**
 * A timer that starts after its render is on the page and the animations in it have started. Its callback runs even if
 * the page is left earlier.
 */
export function useTimer() {
  const [span, setSpan] = useState<{ ms: number } | null>(null);
  const pending = useRef<Pending | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    const next = pending.current;
    if (span === null || next === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const stopWaiting = onceMoving(() => {
      timer = setTimeout(() => {
        pending.current = null;
        setSpan(null);
        next.after();
      }, span.ms);
    });
    next.stop = () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [span]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      const left = pending.current;
      pending.current = null;
      if (left === null) return;
      left.stop();
      left.after();
    };
  }, []);
  const start = (ms: number, after: () => void = () => undefined) => {
    if (isGone.current) return after();
    pending.current = { stop: () => undefined, after };
    setSpan({ ms });
  };
  return { isRunning: span !== null, start };
}
