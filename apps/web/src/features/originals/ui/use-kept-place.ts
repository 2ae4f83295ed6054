import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** A control that is removed or disabled loses the focus. */
const isGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

/**
 * Keeps the keyboard focus when controls are replaced, for example those of the stake by those of a round: the main new
 * control takes over the focus. Touch does not set a focus to keep.
 * @returns props for the element around the controls
 */
export function useKeptPlace(): {
  ref: RefObject<HTMLElement | null>;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
} {
  const ref = useRef<HTMLElement>(null);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (place.current === null || !isGone(place.current)) return;
    place.current = null;
    // If the focus has moved elsewhere meanwhile, it stays there.
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const next = ['.button--cta', 'button'].map((kind) => ref.current?.querySelector<HTMLElement>(`${kind}:enabled`));
    next.find((control) => control)?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: ({ target }) => {
      place.current = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null;
    },
  };
}
