import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useGo } from './use-go.ts';

/** Goes back to where the page was opened from, or to `path` where the tab began with it. */
export function useBackOr(path: string): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const go = useGo();
  return useCallback(
    () => (canGoBack ? router.history.back() : go(path, { replace: true })),
    [canGoBack, router, go, path],
  );
}
