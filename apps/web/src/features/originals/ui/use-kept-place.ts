import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** What gives way or rests for good takes the focus with it. */
const isGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

/**
 * Keeps the keyboard's place among controls that give way to others, as those of a stake do to those of a round: the
 * main one of the new takes the focus that the former had. What a finger pressed has no place to keep.
 * @returns what the element around the controls is given
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
    // Who has gone elsewhere meanwhile stays there.
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
