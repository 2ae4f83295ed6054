import { type ComponentType, createContext } from 'react';
import type { Closure } from './closure.ts';

/** State of the site when the server rendered this page. */
export interface ServedClosure {
  /** Null if the site was open. */
  closure: Closure | null;
  /** The page of a closed site, loaded for the hydration; null if the site was open. */
  Page: ComponentType<{ closure: Closure }> | null;
}

/** Null if no server has rendered the page. */
export const ServedClosureContext = createContext<ServedClosure | null>(null);
