import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes to an address of the app; `replace` leaves no trace in the history, `keepScroll` stays where the page is. */
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
