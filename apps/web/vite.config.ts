import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cataloguesPlugin } from './scripts/compile-catalogues.ts';
import { leanModulesPlugin } from './scripts/lean-modules.ts';

/** Two builds of the same sources: the browser's (hashed files, manifest) and the server's renderer (one file). */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), cataloguesPlugin(), ...(command === 'build' && !isSsrBuild ? [leanModulesPlugin()] : [])],
  // Others bring a copy of useSyncExternalStore for React 17; this one has it.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  // Bundling everything is right for the build; the development server cannot evaluate CommonJS that way.
  ssr: command === 'build' ? { noExternal: true } : {},
  // The server's renderer runs in production mode whatever the environment says at run time.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: isSsrBuild ? serverBuild : clientBuild,
}));

/** Our own modules only define things: those of which nothing is used may be left out of a chunk. */
const OWN_SOURCE = /(packages[\\/]\w+|apps[\\/]web)[\\/]src[\\/].*\.tsx?$/;

/** What the first screen is made of goes into one chunk: split up further it compresses 3 KiB worse. */
const FIRST =
  /virtual:catalogues$|preload-helper|node_modules[\\/]|packages[\\/]|src[\\/](app|shared)[\\/]|src[\\/]features[\\/](wallet|catalogue|site|content[\\/]api[\\/](banners|notices)|content[\\/]ui[\\/](banners|notice-bar)|lottery[\\/](api[\\/]menu|ui[\\/]sale-countdown|model[\\/](games|issue|menu-refresh|use-issue-times|use-lottery-menu))|identity[\\/](api[\\/]member-info|model[\\/]use-member-name))[\\/.]/;
/** Exceptions: loaded with the pages and dialogs that use them. */
const LATER =
  /@noble|[\\/]later[\\/]|@simplewebauthn|@firebase|[\\/](idb|tslib)[\\/]|altcha|country-flag-icons|libphonenumber|dompurify|uqr|react-virtual|virtual-core|nfiniteQuery(?!Behavior)|packages[\\/]fairness|password-filter|entry-client|events[\\/]event-stream|use-hash-value|money[\\/]src[\\/]payout|shell[\\/]side-|closed-page|api[\\/](encrypt|wish-keeper|countries)|shared[\\/](ui|sound|platform)[\\/]|move-by-key|parts[\\/](alert|overlay|field|code-field|toggle|choice|lists|pads|prize-table|progress|spot|win-amount)/;

/** Lists of games and game centres. */
const BROWSE = /catalogue[\\/]\w+[\\/]browse[\\/]/;

const clientBuild = {
  manifest: 'manifest.json',
  target: 'es2022',
  modulePreload: false as const,
  cssCodeSplit: false,
  reportCompressedSize: false,
  emptyOutDir: true,
  rollupOptions: {
    input: 'src/app/entry-client.tsx',
    treeshake: { moduleSideEffects: (id: string) => !OWN_SOURCE.test(id) },
    // Otherwise what only a server's query names would come along.
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: 'core', test: (id: string) => FIRST.test(id) && !LATER.test(id) && !BROWSE.test(id) }],
      },
    },
  },
};

const serverBuild = {
  target: 'node22',
  ssrEmitAssets: false,
  reportCompressedSize: false,
  emptyOutDir: true,
  rollupOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
};
