import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cataloguesPlugin } from './scripts/compile-catalogues.ts';
import { ENTRY, firstScriptsPlugin, HOME } from './scripts/first-scripts.ts';
import { gameScriptsPlugin } from './scripts/game-scripts.ts';
import { leanModulesPlugin } from './scripts/lean-modules.ts';
import { textSizesPlugin } from './scripts/text-sizes.ts';

/** Two builds of the same sources: the browser's (hashed files, manifest) and the server's renderer (one file). */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    react(),
    cataloguesPlugin(),
    ...(command === 'build' && !isSsrBuild ? [leanModulesPlugin(), firstScriptsPlugin(), gameScriptsPlugin()] : []),
  ],
  css: { postcss: { plugins: [textSizesPlugin] } },
  // Uses React's own useSyncExternalStore. Other versions of React need the shim's copy of it.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  // Bundling everything is right for the build; the development server cannot evaluate CommonJS that way.
  ssr: command === 'build' ? { noExternal: true } : {},
  // The server's renderer runs in production mode whatever the environment variables are at run time.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: isSsrBuild ? serverBuild : clientBuild,
}));

/** Our own modules only define things: those of which nothing is used may be omitted from a chunk. */
const OWN_SOURCE = /(packages[\\/][\w-]+|apps[\\/]web)[\\/]src[\\/].*\.tsx?$/;

/** Style sheets: of home, and of all other pages. */
const STYLES = ['src/app/styles.css', 'src/app/pages.css'];

/** Each page has its own scripts, and each style sheet its own file. */
const NOT_CORE = /src[\\/]pages[\\/]|\.css$/;

/** The dictionaries of the password meter are larger, and are loaded when someone types a new password. */
const chunkSizeWarningLimit = 2000;

const clientBuild = {
  chunkSizeWarningLimit,
  manifest: 'manifest.json',
  target: 'es2022',
  modulePreload: false as const,
  reportCompressedSize: false,
  emptyOutDir: true,
  rollupOptions: {
    // Their static imports form one chunk, `core`: split up further it compresses 3 KiB worse.
    // Everything else loads with the page or component that imports it with import().
    input: [ENTRY, HOME, ...STYLES],
    treeshake: { moduleSideEffects: (id: string) => !OWN_SOURCE.test(id) },
    // The check of the first scripts compresses them, which takes a second.
    checks: { pluginTimings: false },
    output: {
      // Home names every other chunk: each letter less of their hashes is a byte of what it loads first.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      codeSplitting: {
        groups: [{ name: 'core', tags: ['$initial' as const], test: (id: string) => !NOT_CORE.test(id) }],
      },
    },
  },
};

const serverBuild = {
  chunkSizeWarningLimit,
  target: 'node22',
  ssrEmitAssets: false,
  reportCompressedSize: false,
  emptyOutDir: true,
  // Pages and texts load on first use: together they would take 30 MB, most of it texts of other
  // languages.
  rollupOptions: { output: { entryFileNames: 'entry-server.js', chunkFileNames: 'parts/[name]-[hash].js' } },
};
