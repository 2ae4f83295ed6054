import { useSyncExternalStore } from 'react';

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's install prompt. Its event comes once, some time after the page has loaded. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', keep);
}

function keep(event: Event): void {
  event.preventDefault();
  change(event as InstallEvent);
}

function change(event: InstallEvent | null): void {
  offered = event;
  for (const notify of listeners) notify();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Returns a function that opens the browser's install prompt, once; null while the browser offers none. */
export function useInstallPrompt(): (() => Promise<void>) | null {
  const event = useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );
  if (event === null) return null;
  return async () => {
    try {
      await event.prompt();
    } finally {
      change(null);
    }
  };
}
