import type { Plugin } from 'vite';

/** Modules of others that the browser would load for nothing, and what stands in for them. */
const REPLACED: readonly (readonly [id: RegExp, code: string])[] = [
  // Vite's loader of chunks fetches style sheets along with them; there is one sheet for everything.
  [/^\0vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load();'],
  // The router's link component; links of this app are plain anchors.
  [
    /react-router[\\/]dist[\\/]esm[\\/]link\.js$/,
    "export function Link() { throw new Error('links are plain anchors'); }" +
      'export const createLink = Link, useLinkProps = Link, linkOptions = Link;',
  ],
];

export function leanModulesPlugin(): Plugin {
  return { name: 'lean-modules', enforce: 'pre', load: (id) => REPLACED.find(([pattern]) => pattern.test(id))?.[1] };
}
