import type { ComponentType } from 'react';
import { importAgain } from '../../shared/import-again.ts';

/**
 * A dialog whose code comes when it is wanted: nothing before `prepare` has answered, at once after it, on the server
 * too.
 */
export interface LazyDialog<P> {
  (props: P): React.ReactNode;
  /** Fetches its code; can be called again after a failure. @throws what the import threw */
  prepare: () => Promise<void>;
}

export function lazyDialog<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyDialog<P> {
  let Part: ComponentType<P> | null = null;
  const prepare = async (): Promise<void> => {
    Part ??= (await importAgain(load)).default;
  };
  return Object.assign((props: P) => Part && <Part {...props} />, { prepare });
}
