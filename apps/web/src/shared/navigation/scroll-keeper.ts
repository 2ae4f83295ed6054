import type { PageRouter, Shown } from './page-router.ts';

const STORAGE_KEY = 'scroll';

/**
 * Scrolls a page to its top when it is opened, to the element that the hash names, or to where it was left when the
 * visitor returns to it. Browsers do this for documents, but here the page comes after the address.
 */
export function keepScroll(router: PageRouter): void {
  const positions: Record<string, number> = readPositions();
  let key = router.current().place.key;
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => (positions[key] = scrollY), { passive: true });
  addEventListener('pagehide', () => {
    // Until the scripts of the next load run, the browser restores the position itself.
    history.scrollRestoration = 'auto';
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
  router.onRendered(({ place, resetsScroll }: Shown) => {
    const isFirst = place.key === key;
    key = place.key;
    if (!resetsScroll) return;
    const left = positions[key];
    if (left !== undefined) scrollTo(0, left);
    else if (place.hash !== '') document.getElementById(place.hash)?.scrollIntoView();
    else if (!isFirst) scrollTo(0, 0);
  });
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    // Another script's value, or no access to storage.
    return {};
  }
}
