declare module 'virtual:catalogues' {
  import type { Messages } from '@lingui/core';

  /** Loaders of compiled texts by language code, then by page group. */
  const catalogues: Record<string, Record<string, () => Promise<{ default: Messages }>>>;
  export default catalogues;
}

declare module 'altcha/workers/pbkdf2?worker' {
  /** Tries numbers until the derived key begins as the challenge demands. */
  const SolverWorker: new () => Worker;
  export default SolverWorker;
}
