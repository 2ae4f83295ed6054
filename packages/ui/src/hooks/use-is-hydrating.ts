import { useState, useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** True on the server and in the render that takes over the server's markup, false in every later mount. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}

/**
 * True on the server and for as long as a part lives that took over the server's markup; unlike `useIsHydrating` it
 * causes no second render.
 */
export function useIsFromServer(): boolean {
  const [origin] = useState(createOrigin);
  return useSyncExternalStore(subscribe, origin.isServer, origin.noteServer);
}

function createOrigin() {
  let isFromServer = false;
  // React asks for the server's value in that render alone.
  return { isServer: () => isFromServer, noteServer: () => (isFromServer = true) };
}
