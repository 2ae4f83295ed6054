/**
 * What opens by itself, in the order in which it may; a dialog with an address (`asked`) goes first. The download bar
 * and short messages cover nothing and do not wait. The password of a first log-in opens at once and is
 * an open dialog to all of these.
 */
const ORDER = ['asked', 'reality', 'outdated', 'daily', 'contract'] as const;

export type OwnOpening = (typeof ORDER)[number];

/** These do not wait for an open dialog: the first is one, the second is the law's. */
const AT_ONCE: ReadonlySet<OwnOpening> = new Set(['asked', 'reality']);

export interface OwnOpenings {
  /** Waits for a turn. @returns ends it: the turn goes to the next one */
  want(name: OwnOpening): () => void;
  /** It has been closed, or there is nothing to show: who comes after it need not wait for it to arrive. */
  pass(name: OwnOpening): void;
  hasPassed(name: OwnOpening): boolean;
  /** Whose turn it is; it lasts until its owner ends it. */
  current(): OwnOpening | null;
  subscribe(listener: () => void): () => void;
}

/**
 * @param isCovered whether a dialog is open that is not part of the queue
 * @param whenUncovered calls once, when none is open any more
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
      // Those that begin to wait in the same commit are put in order first.
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
