import { createContext, use, useSyncExternalStore } from 'react';
import { serverNow } from './clock.ts';

/** Server time at which the page was rendered (epoch ms); the first render in the browser must show the same. */
export const RenderTimeContext = createContext(0);

const TICK_MS = 250;
const listeners = new Set<() => void>();
let current = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The server time (epoch ms), updated every quarter of a second by one timer for the whole page. */
export function useNow(): number {
  const renderTime = use(RenderTimeContext);
  return useSyncExternalStore(subscribe, getSnapshot, () => renderTime);
}

/**
 * A value derived from the server time; the component renders again only when the value changes. `read` returns plain
 * values.
 */
export function useNowValue<T extends string | number | boolean | null>(read: (now: number) => T): T {
  const renderTime = use(RenderTimeContext);
  return useSyncExternalStore(
    subscribe,
    () => read(getSnapshot()),
    () => read(renderTime),
  );
}

/** The server time rounded down to the minute, epoch ms; for days and weeks. */
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

/** Ticks are aligned to the server's quarter seconds, so that countdowns change in step with its seconds. */
function untilTickMs(): number {
  return TICK_MS - (serverNow() % TICK_MS);
}
