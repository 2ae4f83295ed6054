import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Renders an element into the document until the test ends. */
export function show(element: ReactElement): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(element));
  onTestFinished(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  return place;
}
