import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent as ReactMouseEvent } from 'react';

/** Longest time between the taps of a double tap, as on phones. */
const DOUBLE_TAP_MS = 300;
/** Fingers hit the same place only roughly. */
const NEAR_PX = 32;

interface Tap {
  atMs: number;
  x: number;
  y: number;
}

/**
 * Keeps the second tap of a double tap from hitting an element below an overlay that the first tap has closed. Other
 * taps, and clicks by mouse, keyboard or script, count. Handlers for the overlay's element.
 */
export function useSecondTap(open: boolean): { onClickCapture: (event: ReactMouseEvent) => void } {
  const last = useRef<Tap | null>(null);
  // The clean-up runs when `open` becomes false and when an owner removes an open overlay.
  useLayoutEffect(() => {
    if (!open) return undefined;
    return () => {
      if (last.current !== null) ignoreSecond(last.current);
      last.current = null;
    };
  }, [open]);
  return {
    onClickCapture: ({ nativeEvent }) => {
      last.current = isTouch(nativeEvent) ? tapOf(nativeEvent) : null;
    },
  };
}

/** Only the next click can be the second one. Input's own times decide, so a busy page makes no tap late. */
function ignoreSecond(first: Tap): void {
  const check = (event: MouseEvent): void => {
    const { atMs, x, y } = tapOf(event);
    const isSecond = atMs - first.atMs <= DOUBLE_TAP_MS && Math.hypot(x - first.x, y - first.y) <= NEAR_PX;
    if (!isSecond || !isTouch(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', check, { capture: true, once: true });
}

/**
 * Older browsers send clicks as mouse events without a pointer type. Clicks by keyboard or script have a `detail` of 0.
 */
function isTouch(event: MouseEvent): boolean {
  if ('pointerType' in event) return event.pointerType === 'touch';
  return event.detail > 0 && window.matchMedia('(pointer: coarse)').matches;
}

function tapOf({ timeStamp, clientX, clientY }: MouseEvent): Tap {
  return { atMs: timeStamp, x: clientX, y: clientY };
}
