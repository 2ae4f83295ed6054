import { useMedia } from '../shared/use-media.ts';

/** Whether lists are shown as cards. */
export function useIsPhone(): boolean {
  return useMedia('(max-width: 699px)');
}
