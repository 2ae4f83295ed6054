import { useLingui } from '@lingui/react';
import { type ComponentType, useCallback } from 'react';
import { loadGroups } from './i18n/catalogues.ts';
import { usePart } from './ui/use-part.ts';

/**
 * A part that few visitors see: its code and its texts are fetched when it is first wanted. Null until then, and while
 * they cannot be had, which is tried again; the page goes on without.
 */
export function useLater<P>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<P> }>,
  texts: string,
): ComponentType<P> | null {
  const { i18n } = useLingui();
  const loadTexts = useCallback(() => loadGroups(i18n, [texts]), [i18n, texts]);
  const part = usePart(isWanted, load, loadTexts);
  return isWanted ? part : null;
}
