import { useCallback, useEffect, useState } from 'react';
import { messageOf } from './message-of.ts';

export type LoadState<T> = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; value: T };

/** Loads when it is first shown and whenever `load` changes; what was shown stays until the new answer is there. */
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
    // `turn` asks for the same once more.
  }, [load, turn]);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  return { state, reload };
}
