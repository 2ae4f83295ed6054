import type { ComponentType } from 'react';
import { importAgain } from '../../shared/import-again.ts';

/**
 * A dialog whose code is loaded on demand. It renders nothing before `prepare` resolves, and synchronously afterwards,
 * on the server too.
 */
export interface LazyDialog<P> {
  (props: P): React.ReactNode;
  /** Fetches the dialog's code; can be called again after a failure. @throws the error of the import */
  prepare: () => Promise<void>;
}

export function lazyDialog<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyDialog<P> {
  let Part: ComponentType<P> | null = null;
  const prepare = async (): Promise<void> => {
    Part ??= (await importAgain(load)).default;
  };
  return Object.assign((props: P) => Part && <Part {...props} />, { prepare });
}
