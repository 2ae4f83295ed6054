import { type ComponentType, useEffect, useState } from 'react';
import { importAgain } from '../import-again.ts';

const AGAIN_MS = 5000;

/**
 * A part of a page, such as a sheet, whose code is fetched on first use. Null until it is loaded; a failed load is
 * retried. `load` must be the same function every time.
 * @param alongside loads what the part needs besides its code; the same function every time
 */
export function usePart<P>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<P> }>,
  alongside?: () => Promise<unknown>,
): ComponentType<P> | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  const [tries, setTries] = useState(0);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    Promise.all([importAgain(load), alongside?.()]).then(
      ([module]) => setPart(() => module.default),
      () => {
        if (!isOver) timer = setTimeout(() => setTries(tries + 1), AGAIN_MS);
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isMissing, tries, load, alongside]);
  return part;
}
