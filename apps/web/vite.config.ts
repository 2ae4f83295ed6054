import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cataloguesPlugin } from './scripts/compile-catalogues.ts';

/** Two builds of the same sources: the browser's (hashed files, manifest) and the server's renderer (one file). */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), cataloguesPlugin()],
  // Bundling everything is right for the build; the development server cannot evaluate CommonJS that way.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: isSsrBuild ? serverBuild : clientBuild,
}));

const clientBuild = {
  outDir: 'dist/client',
  manifest: 'manifest.json',
  target: 'es2022',
  modulePreload: false as const,
  cssCodeSplit: false,
  reportCompressedSize: false,
  rollupOptions: { input: 'src/app/entry-client.tsx' },
};

const serverBuild = {
  outDir: 'dist/server',
  target: 'node22',
  ssr: 'src/app/entry-server.tsx',
  ssrEmitAssets: false,
  reportCompressedSize: false,
  rollupOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
};
