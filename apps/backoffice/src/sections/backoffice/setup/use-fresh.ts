import { useEffect } from 'react';
import { useFrame } from '../../../shared/use-frame.ts';

/**
 * Loads a page again when another operator may have changed it: when the count of waiting work changes, such as after
 * an approval, when the site opens, and when the operator returns to the window.
 */
export function useFresh(reload: () => void): void {
  const { data } = useFrame();
  const state = JSON.stringify([data?.isOpened, data?.waiting]);
  useEffect(reload, [reload, state]);
  useEffect(() => {
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
}
