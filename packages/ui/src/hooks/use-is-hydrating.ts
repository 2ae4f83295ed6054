import { useState, useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** True on the server and in the hydration render, false in every later mount. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}

/**
 * True on the server and for the lifetime of a component that was hydrated. Unlike `useIsHydrating` it causes no second
 * render.
 */
export function useIsFromServer(): boolean {
  const [origin] = useState(createOrigin);
  return useSyncExternalStore(subscribe, origin.isServer, origin.noteServer);
}

function createOrigin() {
  let isFromServer = false;
  // React reads the server's value only in that render.
  return { isServer: () => isFromServer, noteServer: () => (isFromServer = true) };
}
