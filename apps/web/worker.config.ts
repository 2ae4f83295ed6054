import { defineConfig } from 'vite';

/** The service worker: one script at the root of the site, whose address never changes. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: 'src/worker/sw.ts',
      output: { format: 'iife' as const, entryFileNames: 'sw.js' },
    },
  },
});
