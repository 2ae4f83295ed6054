import { useCallback } from 'react';
import type { GoOptions } from './page-router.ts';
import { useRouter } from './use-router.ts';

/** Navigates to an address of the app. */
export type Go = (href: string, options?: GoOptions) => void;

export function useGo(): Go {
  const router = useRouter();
  return useCallback((href, options) => void router.go(href, options), [router]);
}
