import { useEffect, useSyncExternalStore } from 'react';
import { createOwnOpenings, type OwnOpening } from './own-openings.ts';

const isCovered = () => document.querySelector('dialog[open]') !== null;
const openings = createOwnOpenings(isCovered, (call) => {
  // A dialog that leaves the page as it closes tells nobody by an event.
  const observer = new MutationObserver(() => {
    if (isCovered()) return;
    observer.disconnect();
    call();
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['open'] });
});

/**
 * Whether something that opens by itself may be open now. One at a time is, in a fixed order, and it keeps its turn
 * while `isWanted`.
 */
export function useTurn(name: OwnOpening, isWanted: boolean): boolean {
  const current = useSyncExternalStore(openings.subscribe, openings.current, () => null);
  useEffect(() => (isWanted ? openings.want(name) : undefined), [name, isWanted]);
  return isWanted && current === name;
}

/** Whether it has been closed in this document, or there was nothing to show. */
export function usePassed(name: OwnOpening): boolean {
  return useSyncExternalStore(
    openings.subscribe,
    () => openings.hasPassed(name),
    () => false,
  );
}

/** What opens by itself is closed, or there is nothing to show. */
export const passTurn = openings.pass;
