import { useCallback, useEffect, useState } from 'react';
import { whenChangeIsRefused } from './api.ts';

export type LoadState<T> = { kind: 'loading' } | { kind: 'failed'; error: unknown } | { kind: 'ready'; value: T };

type Load<T> = (signal: AbortSignal) => Promise<T>;

interface Loading<T> {
  /** While `load` changes: `loading`, so that the data of one object is never shown as another's. */
  state: LoadState<T>;
  /** Loads again; the value stays until the new one arrives. */
  reload: () => void;
  /** Loads again in the background: the value stays even if that fails, because a form may show it. */
  refresh: () => void;
}

interface LoadOptions {
  /** Shows the former value until the one of another `load` arrives, for the pages of one table. */
  keepsFormer?: boolean;
}

const LOADING = { kind: 'loading' } as const;

/** Loads on mount, whenever `load` changes, and after a change was rejected because the data has changed meanwhile. */
export function useLoad<T>(load: Load<T>, { keepsFormer = false }: LoadOptions = {}): Loading<T> {
  const [held, setHeld] = useState<{ of: Load<T> | null; state: LoadState<T> }>({ of: null, state: LOADING });
  const [turn, setTurn] = useState({ isQuiet: false });
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (value) => !abort.signal.aborted && setHeld({ of: load, state: { kind: 'ready', value } }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const failed = { of: load, state: { kind: 'failed', error } } as const;
        setHeld((now) => (turn.isQuiet && now.of === load && now.state.kind === 'ready' ? now : failed));
      },
    );
    return () => abort.abort();
    // `turn` reloads the same data.
  }, [load, turn]);
  const reload = useCallback(() => setTurn({ isQuiet: false }), []);
  const refresh = useCallback(() => setTurn({ isQuiet: true }), []);
  useEffect(() => whenChangeIsRefused(refresh), [refresh]);
  const isShown = held.of === load || (keepsFormer && held.of !== null);
  return { state: isShown ? held.state : LOADING, reload, refresh };
}
