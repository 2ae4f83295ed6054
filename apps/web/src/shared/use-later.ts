import { useLingui } from '@lingui/react';
import { type ComponentType, useCallback } from 'react';
import { loadGroups } from './i18n/catalogues.ts';
import { usePart } from './ui/use-part.ts';

/**
 * A part that few visitors see; its code and texts are fetched on first use. Null until they are loaded; a failed load
 * is retried, and the page works without the part.
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
