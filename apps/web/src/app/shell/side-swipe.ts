import { isSwipeBack } from './side-swipe-rule.ts';

/** Elements in which a horizontal swipe has another meaning. */
const OWN_SWIPES = 'dialog, input[type=range], .scroller, .carousel, [data-swipes]';

/** Calls `onBack` for every swipe from the inline-start edge. Returns a function that stops watching. */
export function watchSwipes(onBack: () => void): () => void {
  let start: Touch | null = null;
  const begin = (event: TouchEvent): void => {
    const touch = event.touches.length === 1 ? event.touches[0] : undefined;
    const isOwn = event.target instanceof Element && event.target.closest(OWN_SWIPES) !== null;
    start = touch === undefined || isOwn ? null : touch;
  };
  const end = (event: TouchEvent): void => {
    const to = event.changedTouches[0];
    if (start === null || to === undefined) return;
    const isRtl = document.documentElement.dir === 'rtl';
    const isBack = isSwipeBack({
      fromX: start.clientX,
      fromY: start.clientY,
      toX: to.clientX,
      toY: to.clientY,
      // Only this direction needs the width, and reading it lays the page out after every touch.
      width: isRtl ? window.innerWidth : 0,
      isRtl,
    });
    start = null;
    if (isBack) onBack();
  };
  const cancel = (): void => {
    start = null;
  };
  const listeners = [
    ['touchstart', begin],
    ['touchend', end],
    ['touchcancel', cancel],
  ] as const;
  for (const [name, listener] of listeners) window.addEventListener(name, listener as EventListener, { passive: true });
  return () => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener);
  };
}
