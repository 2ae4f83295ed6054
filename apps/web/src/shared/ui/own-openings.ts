/**
 * Dialogs that open automatically, in order of priority; a dialog with an address (`asked`) comes first. The download
 * bar and toasts cover nothing and do not wait. The first log-in's password dialog opens immediately and counts as an
 * open dialog for all of these; the daily notice also waits while it loads.
 */
const ORDER = ['asked', 'reality', 'outdated', 'daily', 'contract'] as const;

export type OwnOpening = (typeof ORDER)[number];

/** These do not wait for an open dialog: the first is that dialog, the second is required by law. */
const AT_ONCE: ReadonlySet<OwnOpening> = new Set(['asked', 'reality']);

export interface OwnOpenings {
  /** Requests a turn. @returns a function that gives it up; the turn passes to the next item */
  want(name: OwnOpening): () => void;
  /** Marks an item as closed or as having nothing to show: later items need not wait for it to load. */
  pass(name: OwnOpening): void;
  hasPassed(name: OwnOpening): boolean;
  /** The item whose turn it is; it lasts until the item ends it. */
  current(): OwnOpening | null;
  subscribe(listener: () => void): () => void;
}

/**
 * @param isCovered whether a dialog is open that is not part of the queue
 * @param whenUncovered runs `call` once, when no such dialog is open any more
 */
export function createOwnOpenings(isCovered: () => boolean, whenUncovered: (call: () => void) => void): OwnOpenings {
  const wanted = new Map<OwnOpening, number>();
  const listeners = new Set<() => void>();
  const passed = new Set<OwnOpening>();
  let current: OwnOpening | null = null;
  let isWaiting = false;
  function look(): void {
    if (current !== null) return;
    const next = ORDER.find((name) => wanted.has(name));
    if (next === undefined) return;
    if (!AT_ONCE.has(next) && isCovered()) return waitUncovered();
    current = next;
    for (const listener of listeners) listener();
  }
  function waitUncovered(): void {
    if (isWaiting) return;
    isWaiting = true;
    whenUncovered(() => {
      isWaiting = false;
      look();
    });
  }
  return {
    want: (name) => {
      wanted.set(name, (wanted.get(name) ?? 0) + 1);
      // Waits for all items requested in the same React commit, so that the fixed order decides which one opens.
      queueMicrotask(look);
      return () => {
        const left = (wanted.get(name) ?? 1) - 1;
        if (left > 0) return void wanted.set(name, left);
        wanted.delete(name);
        if (current !== name) return;
        current = null;
        for (const listener of listeners) listener();
        queueMicrotask(look);
      };
    },
    pass: (name) => {
      passed.add(name);
      for (const listener of listeners) listener();
    },
    hasPassed: (name) => passed.has(name),
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
