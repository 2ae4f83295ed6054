import { useEffect, useState } from 'react';
import { serverNow } from '../../../../shared/clock/clock.ts';
import { type Position, positionAt, type Show } from './show.ts';

/** Position of a show that began at a server time, epoch ms; renders again at every change. */
export function usePosition(show: Show, startAtMs: number): Position {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const elapsedMs = now - startAtMs;
    const next = show.changesMs.find((changeMs) => changeMs > elapsedMs);
    if (next === undefined) return undefined;
    const waitMs = Math.max(0, startAtMs + next - serverNow());
    const timer = setTimeout(() => setNow(Math.max(serverNow(), startAtMs + next)), waitMs);
    return () => clearTimeout(timer);
  }, [show, startAtMs, now]);
  return positionAt(show, now - startAtMs);
}
