import { useEffect, useSyncExternalStore } from 'react';
import { createOwnOpenings, type OwnOpening } from './own-openings.ts';

const isCovered = () => document.querySelector('dialog[open]') !== null;
const openings = createOwnOpenings(isCovered, (call) => {
  // A dialog that is removed from the page while it closes fires no event, so a MutationObserver watches for it.
  const observer = new MutationObserver(() => {
    if (isCovered()) return;
    observer.disconnect();
    call();
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['open'] });
});

/**
 * Whether an automatically opening item may be open now. Only one may be open at a time, in a fixed order. It keeps its
 * turn while `isWanted` is true.
 */
export function useTurn(name: OwnOpening, isWanted: boolean): boolean {
  const current = useSyncExternalStore(openings.subscribe, openings.current, () => null);
  useEffect(() => (isWanted ? openings.want(name) : undefined), [name, isWanted]);
  return isWanted && current === name;
}

/** Whether the item has been closed in this document or had nothing to show. */
export function usePassed(name: OwnOpening): boolean {
  return useSyncExternalStore(
    openings.subscribe,
    () => openings.hasPassed(name),
    () => false,
  );
}

/** Marks an automatically opening item as closed or as having nothing to show. */
export const passTurn = openings.pass;
