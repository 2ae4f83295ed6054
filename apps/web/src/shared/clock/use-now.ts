import { createContext, use, useSyncExternalStore } from 'react';
import { serverNow } from './clock.ts';

/** Server time at which the page was rendered (epoch ms); the first render in the browser must show the same. */
export const RenderTimeContext = createContext(0);

const TICK_MS = 250;
const listeners = new Set<() => void>();
let current = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The server's time, epoch ms, renewed at each quarter of a second by one timer for the whole page. */
export function useNow(): number {
  const renderTime = use(RenderTimeContext);
  return useSyncExternalStore(subscribe, getSnapshot, () => renderTime);
}

/** What is read off the server's time; the part renders again only when that changes. `read` answers plain values. */
export function useNowValue<T extends string | number | boolean | null>(read: (now: number) => T): T {
  const renderTime = use(RenderTimeContext);
  return useSyncExternalStore(
    subscribe,
    () => read(getSnapshot()),
    () => read(renderTime),
  );
}

/** The server's time as of its last whole minute, epoch ms: for days and weeks. */
export function useMinute(): number {
  return useNowValue(toMinute);
}

const toMinute = (now: number): number => now - (now % 60_000);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  current = serverNow();
  timer ??= setTimeout(tick, untilTickMs());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

function getSnapshot(): number {
  if (timer === undefined) current = serverNow();
  return current;
}

function tick(): void {
  timer = setTimeout(tick, untilTickMs());
  current = serverNow();
  for (const listener of listeners) listener();
}

/** Ticks fall on the server's quarters of a second, so that countdowns change as its seconds do. */
function untilTickMs(): number {
  return TICK_MS - (serverNow() % TICK_MS);
}
