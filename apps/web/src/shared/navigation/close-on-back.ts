import type { PageRouter } from './page-router.ts';
import { guardPops } from './pop-guard.ts';

/** Open dialogs that are not closing. */
const OPEN = 'dialog:modal:not([data-closing])';

/**
 * Back closes the dialog over the page instead of leaving it. Browsers on Android do so themselves, others leave the
 * page: the step back is undone before the router sees it, and the dialog gets the event of the Escape key.
 * @returns a function that removes it
 */
export function closeOnBack(router: PageRouter): () => void {
  let undone: Element | null = null;
  const follow = (event: PopStateEvent): void => {
    if (undone !== null) {
      event.stopImmediatePropagation();
      undone.dispatchEvent(new Event('cancel', { cancelable: true }));
      undone = null;
      return;
    }
    const dialog = [...document.querySelectorAll(OPEN)].at(-1);
    if (dialog === undefined || router.isLeaving || !isOneBack(router, event.state)) return;
    event.stopImmediatePropagation();
    undone = dialog;
    history.forward();
  };
  return guardPops(follow);
}

/** Whether this state belongs to the entry before the router's current one; the router numbers its entries. */
function isOneBack(router: PageRouter, state: unknown): boolean {
  const { __TSR_index: index } = (state ?? {}) as { __TSR_index?: number };
  return index !== undefined && index === router.history.location.state.__TSR_index - 1;
}
