import { useSyncExternalStore } from 'react';

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | null = null;
const listeners = new Set<() => void>();

/** Stores the browser's install prompt event, which fires once, some time after the page has loaded. */
function subscribe(onChange: () => void): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    for (const tell of listeners) tell();
  };
  if (listeners.size === 0) addEventListener('beforeinstallprompt', keep);
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Returns a function that opens the browser's install prompt; null while the browser offers none. */
export function useInstallPrompt(): (() => Promise<void>) | null {
  const event = useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );
  if (event === null) return null;
  return async () => {
    await event.prompt();
    offered = null;
  };
}
