import type { PageRouter, Shown } from './page-router.ts';

const STORAGE_KEY = 'scrolls';
/** How long rows are awaited whose content loads after the page. */
const ROWS_MS = 3000;

interface Left {
  top: number;
  /** Positions of the rows that were moved, by the names of `rowsOf`. */
  rows: Record<string, number>;
}

/**
 * Scrolls a page to its top when it is opened, to the element that the hash names, or to where it was left when the
 * visitor returns to it, with the rows inside it. Browsers do this for documents, but here the page comes after the
 * address.
 */
export function keepScroll(router: PageRouter): void {
  const positions = readPositions();
  let key = router.current().place.key;
  const leftAt = (): Left => (positions[key] ??= { top: 0, rows: {} });
  let stopRows = () => {};
  history.scrollRestoration = 'manual';
  const note = ({ target }: Event) => {
    if (target === document) leftAt().top = scrollY;
    else if (target instanceof Element && target.matches(ROWS))
      for (const [name, row] of rowsOf()) if (row === target) leftAt().rows[name] = row.scrollLeft;
  };
  addEventListener('scroll', note, { passive: true, capture: true });
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
    stopRows();
    if (!resetsScroll) return;
    const left = positions[key];
    if (left !== undefined) {
      scrollTo(0, left.top);
      stopRows = returnRows({ ...left.rows });
    } else if (place.hash !== '') document.getElementById(place.hash)?.scrollIntoView();
    else if (!isFirst) scrollTo(0, 0);
  });
}

/** Banners move by themselves and start again. */
const ROWS = 'main .scroller:not(.carousel *)';

/** Rows of the page that scroll sideways. Each is named by its label or the heading of its section, and its order. */
function rowsOf(): Map<string, Element> {
  const rows = new Map<string, Element>();
  for (const row of document.querySelectorAll(ROWS)) {
    const label = row.closest('[aria-label]')?.getAttribute('aria-label');
    const name = label ?? row.closest('section')?.querySelector('h2')?.textContent ?? '';
    let free = name;
    for (let count = 2; rows.has(free); count++) free = `${name} ${count}`;
    rows.set(free, row);
  }
  return rows;
}

/** Moves rows to where they were left, including those whose content arrives a little later, until it is ended. */
function returnRows(awaited: Record<string, number>): () => void {
  const find = () => {
    for (const [name, row] of rowsOf()) {
      const left = awaited[name];
      if (left === undefined || row.scrollWidth < Math.abs(left) + row.clientWidth) continue;
      row.scrollTo({ left, behavior: 'instant' });
      delete awaited[name];
    }
    if (Object.keys(awaited).length === 0) end();
  };
  const observer = new MutationObserver(find);
  const timer = setTimeout(() => end(), ROWS_MS);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  find();
  return end;
}

function readPositions(): Record<string, Left> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, Left>;
  } catch {
    // Another script's value, or no access to storage.
    return {};
  }
}
