import { createContext, use } from 'react';
import type { PageRouter, Shown } from './page-router.ts';

export const RouterContext = createContext<PageRouter | null>(null);
/** The page in the document. While the next page loads it is still the previous one. */
export const ShownContext = createContext<Shown | null>(null);

export function useRouter(): PageRouter {
  return provided(use(RouterContext));
}

export function useShown(): Shown {
  return provided(use(ShownContext));
}

/** Whether the tab has an earlier page of the app. */
export function useCanGoBack(): boolean {
  const router = useRouter();
  useShown();
  return router.history.canGoBack();
}

function provided<V>(value: V | null): V {
  if (value === null) throw new Error('rendered outside of the router');
  return value;
}
