import type { ReactElement } from 'react';
import type { OverlayProps } from '../parts/overlay.tsx';

/** One example of a part; `name` is the part's export. */
export interface Demo {
  name: string;
  element: ReactElement;
}

/** A part that covers the page: closed and opened by the gallery. */
export interface OverlayDemo {
  name: string;
  element: ReactElement<OverlayProps>;
}
