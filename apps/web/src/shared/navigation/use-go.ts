import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Navigates to an address of the app. `replace` replaces the history entry, `keepScroll` keeps the scroll position. */
export type Go = (href: string, options?: { replace?: boolean; keepScroll?: boolean }) => void;

export function useGo(): Go {
  const router = useRouter();
  return useCallback(
    (href, { replace = false, keepScroll = false } = {}) => {
      void router.navigate({ href, replace, resetScroll: !keepScroll });
    },
    [router],
  );
}
