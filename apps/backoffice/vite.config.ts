import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const BASE = '/backoffice/';

/**
 * Preloads the app's code. Its modules choose their texts when they run, so `main.tsx` imports it after the language;
 * the browser downloads both at the same time.
 */
const appBesideLanguage: Plugin = {
  name: 'app-beside-language',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/app.tsx'));
      return chunks
        .filter((chunk) => !chunk.isEntry && (chunk === app || app?.imports.includes(chunk.fileName)))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: BASE + fileName },
          injectTo: 'head' as const,
        }));
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: BASE,
  publicDir: false,
  plugins: [react(), appBesideLanguage],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
  },
});
