import { useCallback } from 'react';
import { useGo } from './use-go.ts';
import { useCanGoBack, useRouter } from './use-router.ts';

/** Returns to the previous page, or opens `path` when the tab began here. */
export function useBackOr(path: string): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const go = useGo();
  return useCallback(() => (canGoBack ? router.back() : go(path, { replace: true })), [canGoBack, router, go, path]);
}
