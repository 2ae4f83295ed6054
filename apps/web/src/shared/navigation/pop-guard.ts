type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

const pass = (event: PopStateEvent): void => guard?.(event);

/**
 * Call before the router's history is created: Chromium calls the window's listeners of a step in the history in the
 * order in which they were added, even those that capture.
 */
export function watchPops(): void {
  window.addEventListener('popstate', pass, { capture: true });
}

/** Sets the function that sees every step in the history before the router. Returns a function that removes it. */
export function guardPops(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}
