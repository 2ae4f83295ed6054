/** Parts of a page that can take over the focus of a control that was in them. */
const PARTS =
  'dialog[open], [role="dialog"], tr, li, [role="listitem"], article, form, section, [role="tabpanel"], main';
/** The part that takes over the focus from controls outside it, such as those of a slip. */
const HOME = '[data-focus-home]';

/** The element that had the focus last, with its ancestors, the closest first. */
interface Place {
  element: HTMLElement;
  parents: readonly HTMLElement[];
  wasDisabled: boolean;
}

/**
 * Keeps the keyboard focus near a control that disappears: browsers move it to the start of the page. Its row, section
 * or page takes it over, never another control, so that a second press has no effect. A control that was disabled for a
 * moment gets it back. Touch sets no focus to keep.
 * @returns a function that ends it
 */
export function keepFocus(): () => void {
  let place: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    // Runs after effects that move the focus themselves, such as those of a closing dialog.
    timer = setTimeout(check, 50);
  });
  const note = ({ target }: Pick<FocusEvent, 'target'>): void => {
    observer.disconnect();
    place = null;
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    place = { element: target, parents: ancestorsOf(target), wasDisabled: false };
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  };
  const check = (): void => {
    if (place === null || (document.activeElement !== document.body && document.activeElement !== null)) return;
    const { element, parents, wasDisabled } = place;
    if (!element.isConnected) takeOver(parents);
    else if (element.matches(':disabled')) place.wasDisabled = true;
    else if (wasDisabled) element.focus({ preventScroll: true });
  };
  note({ target: document.activeElement });
  document.addEventListener('focusin', note);
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
    clearTimeout(timer);
  };
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parents: HTMLElement[] = [];
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) parents.push(parent);
  return parents;
}

function takeOver(parents: readonly HTMLElement[]): void {
  for (const parent of parents) {
    if (!parent.isConnected) continue;
    const part = parent.querySelector<HTMLElement>(HOME) ?? (parent.matches(PARTS) ? parent : null);
    if (part === null) continue;
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    part.focus({ preventScroll: true });
    return;
  }
}
