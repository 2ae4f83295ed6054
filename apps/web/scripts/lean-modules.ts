import type { Plugin, Rollup } from 'vite';

/** Stands for what this app never calls. */
const UNUSED = 'const unused = () => { throw new Error("left out of the browser: lean-modules.ts"); };';

/** Modules of libraries that the browser does not need, and their replacements. */
const REPLACED: readonly (readonly [id: RegExp, code: string])[] = [
  // Vite's loader of chunks fetches style sheets along with them; there is one sheet for everything.
  [/^\0vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load();'],
  // The router's link component; links of this app are plain anchors.
  [
    /react-router[\\/]dist[\\/]esm[\\/]link\.js$/,
    `${UNUSED} export { unused as Link, unused as createLink, unused as useLinkProps, unused as linkOptions };`,
  ],
  // Routes bring a hook of their own for each of their parts; the app asks the router.
  [
    /react-router[\\/]dist[\\/]esm[\\/]route\.js$/,
    `import { BaseRootRoute, BaseRoute } from '@tanstack/router-core'; ${UNUSED}
     export const createRoute = (options) => new BaseRoute(options);
     export const createRootRoute = (options) => new BaseRootRoute(options);
     export { BaseRoute as Route, BaseRootRoute as RootRoute, unused as NotFoundRoute, unused as RouteApi,
       unused as createRootRouteWithContext, unused as createRouteMask, unused as getRouteApi,
       unused as rootRouteWithContext };`,
  ],
  // Search parameters as JSON; those of this app are plain strings (`router.tsx`).
  [
    /router-core[\\/]dist[\\/]esm[\\/]searchParams\.js$/,
    `${UNUSED} export { unused as defaultParseSearch, unused as defaultStringifySearch, unused as parseSearchWith,
       unused as stringifySearchWith };`,
  ],
  // Addresses in the bar that differ from those of the routes; here they are the same.
  [
    /router-core[\\/]dist[\\/]esm[\\/]rewrite\.js$/,
    `${UNUSED} const same = (_, url) => url;
     export { same as executeRewriteInput, same as executeRewriteOutput, unused as composeRewrites,
       unused as rewriteBasepath };`,
  ],
  // Restores the scroll by an inline script of the server, which the content security policy blocks.
  [/react-router[\\/]dist[\\/]esm[\\/]scroll-restoration\.js$/, 'export const ScrollRestoration = () => null;'],
  // Answers that are kept between visits would be restored first; none is kept.
  [
    /react-query[\\/]build[\\/]modern[\\/]IsRestoringProvider\.js$/,
    `${UNUSED} export const useIsRestoring = () => false; export { unused as IsRestoringProvider };`,
  ],
  // The same for React 19 alone, without a hook for the developer tools: what was picked stays while it is equal.
  [
    /use-sync-external-store[\\/]with-selector\.js$/,
    `import { useRef, useSyncExternalStore } from 'react';
     export function useSyncExternalStoreWithSelector(subscribe, get, getServer, select, isEqual) {
       const last = useRef();
       const pick = (read) => () => {
         const next = select(read());
         if (!last.current || !isEqual(last.current[0], next)) last.current = [next];
         return last.current[0];
       };
       return useSyncExternalStore(subscribe, pick(get), pick(getServer));
     }`,
  ],
];

/**
 * Exports of React that neither this app nor its libraries call. CommonJS hides that from the bundler. The build fails
 * when a script does call one; remove its name from this list then.
 */
export const LEFT_OUT =
  'Activity|Children|Profiler|PureComponent|StrictMode|ViewTransition|addTransitionType|cacheSignal|' +
  'captureOwnerStack|cloneElement|createRef|isValidElement|unstable_useCacheRefresh|useActionState|useDebugValue|' +
  'useEffectEvent|useImperativeHandle|useInsertionEffect|useOptimistic|useTransition|preconnect|prefetchDNS|preinit|' +
  'preinitModule|preloadModule|requestFormReset|unstable_batchedUpdates|useFormState|useFormStatus';
const REACT = /[\\/](react|react-dom)[\\/]cjs[\\/]\1\.production\.js$/;
const EXPORT = new RegExp(`^exports\\.(${LEFT_OUT}) =`);
const CALL = new RegExp(`\\w\\.(${LEFT_OUT})\\b`);

export function leanModulesPlugin(): Plugin {
  // Modules that were not met yet, over all builds of a watch.
  const missing = new Set(REPLACED.map(([pattern]) => pattern));
  return {
    name: 'lean-modules',
    enforce: 'pre',
    load(id) {
      const [pattern, code] = REPLACED.find(([one]) => one.test(id)) ?? [];
      if (pattern !== undefined) missing.delete(pattern);
      return code;
    },
    /** A library that renamed a module would bring it back unnoticed. */
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        this.error(`lean-modules.ts lists modules that no longer exist: ${[...missing].join(', ')}`);
    },
    transform(code, id) {
      return REACT.test(id) ? { code: withoutUnused(code, this.parse(code).body), map: null } : undefined;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const call = file.type === 'chunk' ? CALL.exec(file.code) : null;
        if (call !== null) this.error(`${file.fileName} uses ${call[1]}, which lean-modules.ts leaves out of React`);
      }
    },
  };
}

type Statement = ReturnType<Rollup.PluginContext['parse']>['body'][number];

/** The module without unused exports; the minifier removes code that only they used. */
function withoutUnused(code: string, statements: readonly Statement[]): string {
  const texts = statements.map(({ start, end }) => code.slice(start, end));
  return texts.filter((text) => !EXPORT.test(text)).join('\n');
}
