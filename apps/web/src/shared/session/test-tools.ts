import { createStorage } from '../platform/own-storages.ts';
import type { TabChannel, TabMessage } from './session-channel.ts';
import type { Storages } from './session-storage.ts';

/** Storages of one tab; several tabs may share `local`, as in a browser. */
export function createStorages(local: Storage = createStorage()): Storages {
  return { session: createStorage(), local };
}

/** Tabs that receive each other's messages synchronously, and never their own. */
export function createTabs(): () => TabChannel {
  const tabs = new Set<Set<(message: TabMessage) => void>>();
  return () => {
    const own = new Set<(message: TabMessage) => void>();
    tabs.add(own);
    return {
      post: (message) =>
        [...tabs].filter((tab) => tab !== own).forEach((tab) => [...tab].forEach((listener) => listener(message))),
      listen(listener) {
        own.add(listener);
        return () => own.delete(listener);
      },
    };
  };
}
