import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all countdowns of a page. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), 250);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const two = (count: number): string => String(count).padStart(2, '0');

/** Formats the remaining time as hours, minutes and seconds; never below zero. */
export function leftText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Countdown to a time, updated every second. */
export function Countdown({ at, label, className }: { at: number; label: string; className?: string }) {
  const left = useSyncExternalStore(subscribe, () => leftText(at - Date.now()));
  return (
    <span role="timer" aria-label={`${label} ${left}`} className={className ?? 'count'}>
      {left}
    </span>
  );
}
