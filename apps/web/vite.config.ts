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
  // The server's renderer runs in production mode whatever the environment says at run time.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: isSsrBuild ? serverBuild : clientBuild,
}));

const clientBuild = {
  manifest: 'manifest.json',
  target: 'es2022',
  modulePreload: false as const,
  cssCodeSplit: false,
  reportCompressedSize: false,
  rollupOptions: {
    input: 'src/app/entry-client.tsx',
    // Libraries and shared code in one chunk: split up as rolldown would by itself they compress 2 KiB worse.
    output: { codeSplitting: { groups: [{ name: 'core', test: /node_modules[\\/]|apps[\\/]web[\\/]src[\\/]shared[\\/](?!api[\\/]encrypt)/ }] } },
  },
};

const serverBuild = {
  target: 'node22',
  ssrEmitAssets: false,
  reportCompressedSize: false,
  rollupOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
};
