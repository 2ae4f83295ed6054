import { useCallback, useEffect, useState } from 'react';
import { whenChangeIsRefused } from './api.ts';
import { messageOf } from './message-of.ts';

export type LoadState<T> = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; value: T };

/**
 * Loads on mount, whenever `load` changes, and after a change was rejected because the data has changed meanwhile. The
 * previous value stays until the new one arrives.
 */
export function useLoad<T>(load: (signal: AbortSignal) => Promise<T>): { state: LoadState<T>; reload: () => void } {
  const [state, setState] = useState<LoadState<T>>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (value) => !abort.signal.aborted && setState({ kind: 'ready', value }),
      (error: unknown) => !abort.signal.aborted && setState({ kind: 'failed', message: messageOf(error) }),
    );
    return () => abort.abort();
    // `turn` reloads the same data.
  }, [load, turn]);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  useEffect(() => whenChangeIsRefused(reload), [reload]);
  return { state, reload };
}
