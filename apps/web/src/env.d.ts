declare module 'virtual:catalogues' {
  import type { Messages } from '@lingui/core';

  /** Loaders of compiled texts by language code, then by page group. */
  const catalogues: Record<string, Record<string, () => Promise<{ default: Messages }>>>;
  export default catalogues;
}
