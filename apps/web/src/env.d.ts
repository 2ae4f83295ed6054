declare module 'virtual:catalogues' {
  import type { Messages } from '@lingui/core';

  /** For each language code a loader of the loaders of its page groups. */
  const catalogues: Record<string, () => Promise<{ default: Record<string, () => Promise<{ default: Messages }>> }>>;
  export default catalogues;
}

declare module 'altcha/workers/pbkdf2?worker' {
  /** Tries numbers until the derived key begins as the challenge demands. */
  const SolverWorker: new () => Worker;
  export default SolverWorker;
}
