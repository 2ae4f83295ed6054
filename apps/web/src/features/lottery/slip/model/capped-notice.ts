/** How long the notice that recent lotteries are loading stays at most (specification, section 9). */
export const RECENT_LOADING_MS = 3000;

/** Shows a notice and takes it away after `mostMs`; the answer takes it away before, once. */
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
