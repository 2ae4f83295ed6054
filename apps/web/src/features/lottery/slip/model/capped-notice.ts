/** Maximum display time of the loading notice of recent lotteries (specification, section 9). */
export const RECENT_LOADING_MS = 3000;

/** Shows a notice and hides it after `mostMs`. Returns a function that hides it earlier; it is hidden only once. */
export function showCapped(show: () => void, hide: () => void, mostMs: number): () => void {
  show();
  let isShown = true;
  const end = () => {
    if (!isShown) return;
    isShown = false;
    clearTimeout(timer);
    hide();
  };
  const timer = setTimeout(end, mostMs);
  return end;
}
