// Bundles an app for Node: node launcher/bundle.mjs <app>. Its modules become a few files without types in `dist`, so
// that a process loads faster and keeps less in memory. Libraries stay in node_modules.
import { relative } from 'node:path';
import { build } from 'vite';
import { fromRoot } from './paths.mjs';

const app = process.argv[2];
if (app === undefined) throw new Error('usage: node launcher/bundle.mjs <app>');
const dist = fromRoot('apps', app, 'dist');

/**
 * Modules find files beside them (SQL, fonts, workers) by their own address, which is no longer that of the file that
 * contains them.
 * @type {import('vite').Plugin}
 */
const ownAddresses = {
  name: 'own-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    const address = `new URL(${JSON.stringify(relative(dist, id))}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', address), map: null };
  },
};

await build({
  root: fromRoot('apps', app),
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  plugins: [ownAddresses],
  build: {
    ssr: 'src/main.ts',
    outDir: dist,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
});
