import { useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** True on the server and in the render that takes over the server's markup, false in every later mount. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(subscribe, () => false, () => true);
}
