import type { ReactElement } from 'react';
import type { OverlayProps } from '../parts/overlay.tsx';

/** One example of a component; `name` is the component's export. */
export interface Demo {
  name: string;
  element: ReactElement;
  /** The console uses it too: it is shown in both densities. */
  inConsole?: boolean;
}

/** A component that covers the page; the gallery opens and closes it. */
export interface OverlayDemo {
  name: string;
  element: ReactElement<OverlayProps>;
  inConsole?: boolean;
}
