import { useLingui } from '@lingui/react';
import { useEffect, useState, type ComponentType } from 'react';
import { loadGroups } from './i18n/catalogues.ts';
import { importAgain } from './import-again.ts';

const AGAIN_MS = 5000;

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
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  const [tries, setTries] = useState(0);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    Promise.all([importAgain(load), loadGroups(i18n, [texts])]).then(
      ([module]) => setPart(() => module.default),
      () => {
        if (!isOver) timer = setTimeout(() => setTries(tries + 1), AGAIN_MS);
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isMissing, tries, load, texts, i18n]);
  return isWanted ? part : null;
}
