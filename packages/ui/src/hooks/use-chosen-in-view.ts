import { type RefObject, useEffect, useRef } from 'react';

/** Room kept beside the chosen one, px: the edge of its neighbour shows that there is more. */
const BESIDE_PX = 24;

/**
 * Keeps the chosen one of a row that scrolls sideways in view, whatever chose it: an address, a key, another part of
 * the
 * page. Scrolls the row alone; scrollIntoView would move the page too.
 */
export function useChosenInView<E extends HTMLElement = HTMLDivElement>(value: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const keep = (): void => keepInView(ref.current);
    keep();
    // Letters of another font are wider.
    void document.fonts?.ready.then(keep);
  }, [value]);
  return ref;
}

function keepInView(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-selected=true],[aria-checked=true],[aria-pressed=true],[aria-current=page]');
  if (!row || !chosen) return;
  const [box, it] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const [before, after] = [it.left - BESIDE_PX - box.left, it.right + BESIDE_PX - box.right];
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += Math.min(after, before);
}
