import type { Plugin, Rollup } from 'vite';

/** Replacement for exports that this app never calls; it throws when one is called. */
const UNUSED = 'const unused = () => { throw new Error("left out of the browser: lean-modules.ts"); };';

/** Modules of libraries that the browser does not need, and their replacements. */
const REPLACED: readonly (readonly [id: RegExp, code: string])[] = [
  // Vite's loader of chunks fetches style sheets along with them; there is one sheet for everything.
  [/^\0vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load();'],
  // Cached answers would be restored from storage first; this app stores none there.
  [
    /react-query[\\/]build[\\/]modern[\\/]IsRestoringProvider\.js$/,
    `${UNUSED} export const useIsRestoring = () => false; export { unused as IsRestoringProvider };`,
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
  // Replaced modules that no build has loaded yet, over all builds of a watch.
  const missing = new Set(REPLACED.map(([pattern]) => pattern));
  return {
    name: 'lean-modules',
    enforce: 'pre',
    load(id) {
      const [pattern, code] = REPLACED.find(([one]) => one.test(id)) ?? [];
      if (pattern !== undefined) missing.delete(pattern);
      return code;
    },
    /** Fails when a library has renamed a module: the new one would be bundled unnoticed. */
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
