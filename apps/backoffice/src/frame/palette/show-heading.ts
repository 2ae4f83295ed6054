const PATIENCE_MS = 5000;

/** Scrolls to a heading of the page and focuses it, once the page has loaded; gives up after five seconds. */
export function showHeading(text: string): void {
  const show = (): boolean => {
    const headings = document.querySelectorAll<HTMLElement>('#content :is(h2, h3)');
    const found = [...headings].find((heading) => heading.textContent.trim() === text);
    if (found === undefined) return false;
    found.tabIndex = -1;
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: 'start' });
    return true;
  };
  if (show()) return;
  const watch = new MutationObserver(() => {
    if (!show()) return;
    watch.disconnect();
    clearTimeout(end);
  });
  const end = setTimeout(() => watch.disconnect(), PATIENCE_MS);
  watch.observe(document.body, { childList: true, subtree: true });
}
