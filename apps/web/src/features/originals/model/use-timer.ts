import { useEffect, useRef, useState } from 'react';
import { onceMoving } from './motion.ts';

interface Pending {
  stop: () => void;
  after: () => void;
}

/**
 * One span of time, counted from when the rendering that begins it is on the page and what moves in it has begun. What
 * is to follow it follows also when the page is left before.
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
