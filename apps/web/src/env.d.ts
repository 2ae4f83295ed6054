declare module 'virtual:catalogues' {
  import type { Messages } from '@lingui/core';

  /** For each language code, a loader that returns the loaders of its text groups. */
  const catalogues: Record<string, () => Promise<{ default: Record<string, () => Promise<{ default: Messages }>> }>>;
  export default catalogues;
}

declare module 'altcha/workers/pbkdf2?worker' {
  /** Tries numbers until the derived key has the prefix that the challenge requires. */
  const SolverWorker: new () => Worker;
  export default SolverWorker;
}
