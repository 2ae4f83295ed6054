import type { Plugin } from 'vite';

/** Vite's loader of chunks fetches style sheets along with them; ours has one sheet for everything and needs none of that. */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}
